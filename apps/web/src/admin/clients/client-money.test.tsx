import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paid, reseller, sellingServer } from '../../../test/a-sale.ts';
import { clientNo, operator } from '../../../test/all-clients.ts';
import { fill } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.selling.client;
const mill = clientNo(1);

async function openClient(server = sellingServer()) {
  const { user } = await openApp(`/admin/clients/${mill._id}`, { as: operator, server });
  await screen.findByRole('heading', { level: 1, name: mill.name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, server, press };
}
const balance = {
  creditsLeft: 1_184,
  totalCredits: 5_000,
  currentTotal: 5_000,
  reserved: 0,
  expiresAt: null,
  expiring: 0,
};

it('takes credits away with a reason, under one key', async () => {
  const { user, server, press } = await openClient(sellingServer().answer(endpoints.correctCredits, () => balance));
  await press(`${words.correction}: ${words.correct}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the credits of Mill 1' }));
  expect(dialog.getByText('Mill 1 has 1,234 credits left.')).toBeTruthy();
  await fill(user, dialog.getByLabelText(en.money.terms.credits), '-50');
  await fill(user, dialog.getByLabelText(en.clients.grant.reason), 'Refunded');
  await user.click(dialog.getByRole('button', { name: words.correct }));
  await screen.findByText('Mill 1 has 1,184 credits left.');
  const [asked] = server.asked(endpoints.correctCredits);
  expect(asked?.body).toEqual({ clientId: mill._id, amount: -50, reason: 'Refunded' });
  expect(asked?.headers.get('idempotency-key')).toBeTruthy();
});

it.each([
  [true, words.switchOff, 'Switch the billing of Mill 1 off?'],
  [false, words.switchOn, 'Switch the billing of Mill 1 on?'],
])(
  'switches billing that is on: %s once that is confirmed, under one key, and names the state that was seen',
  async (isBillingOn, act, title) => {
    const billing = {
      clientId: mill._id,
      name: mill.name,
      isBillingOn,
      creditsLeft: 0,
      plan: null,
      endsAt: null,
      lastPayment: null,
    };
    const server = sellingServer()
      .answer(endpoints.getClient, () => ({ ...mill, isBillingOn }))
      .answer(endpoints.toggleBillingByPost, () => billing);
    const { user, press } = await openClient(server);
    await press(`${words.billing}: ${act}`);
    const confirm = within(await screen.findByRole('dialog', { name: title }));
    await user.click(confirm.getByRole('button', { name: act }));
    await expect
      .poll(() => server.asked(endpoints.toggleBillingByPost).map(({ query }) => query.expected))
      .toEqual([isBillingOn]);
    expect(server.asked(endpoints.toggleBillingByPost)[0]?.headers.get('idempotency-key')).toBeTruthy();
  },
);

it('says whose client it is from now on, and names those who are active alone', async () => {
  const left = { ...reseller, _id: mill._id, name: 'Gone Soft', isActive: false };
  const server = sellingServer()
    .answer(endpoints.listResellers, () => ({ data: [reseller, left], total: 2, pageNo: 1, limit: 100 }))
    .answer(endpoints.setClientReseller, () => ({ success: true }));
  const { user, press } = await openClient(server);
  await press(`${words.reseller}: ${words.choose}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose client is Mill 1?' }));
  await user.click(dialog.getByLabelText(words.reseller, { selector: 'input' }));
  expect((await screen.findAllByRole('option')).map((each) => each.textContent)).toEqual([reseller.name]);
  await user.click(screen.getByRole('option', { name: reseller.name }));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await screen.findByText('Mill 1 was saved.');
  expect(server.asked(endpoints.setClientReseller).map(({ body }) => body)).toEqual([
    { resellerId: reseller._id, was: mill.resellerId },
  ]);
});

it('shows whose client it became meanwhile before it is made another’s', async () => {
  const other = { ...reseller, _id: mill._id, name: 'Surat Agency' };
  const server = sellingServer()
    .answer(endpoints.listResellers, () => ({ data: [reseller, other], total: 2, pageNo: 1, limit: 100 }))
    .refuse(endpoints.setClientReseller, 'changed_meanwhile', {
      params: { now: other.name, resellerId: other._id, reseller: other.name },
    });
  const { user, press } = await openClient(server);
  await press(`${words.reseller}: ${words.choose}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose client is Mill 1?' }));
  const field = dialog.getByLabelText<HTMLInputElement>(words.reseller, { selector: 'input' });
  await user.click(field);
  await user.click(screen.getByRole('option', { name: reseller.name }));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await dialog.findByText(/It is now: Surat Agency\./);
  expect(field.value).toBe(reseller.name);
  server.answer(endpoints.setClientReseller, () => ({ success: true }));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await screen.findByText('Mill 1 was saved.');
  expect(server.asked(endpoints.setClientReseller).map(({ body }) => body)).toEqual([
    { resellerId: reseller._id, was: mill.resellerId },
    { resellerId: reseller._id, was: other._id },
  ]);
});

it('shows the payments of this client alone', async () => {
  const { user, server } = await openClient();
  await user.click(screen.getByRole('tab', { name: en.clients.tabs.payments }));
  await screen.findByText(paid.invoiceNo ?? '');
  expect([...new Set(server.asked(endpoints.listPayments).map(({ query }) => query.clientId))]).toEqual([mill._id]);
  expect(screen.queryByRole('columnheader', { name: en.money.history.client })).toBeNull();
});
