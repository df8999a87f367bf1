import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf, reseller, sellingServer } from '../../../test/a-sale.ts';
import { clientNo, operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.selling.resellers;
const { name, _id: id } = reseller;

async function openResellers(server = sellingServer()) {
  const { user } = await openApp('/admin/resellers', { as: operator, server });
  await screen.findByRole('button', { name });
  const act = async (item: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, server, act };
}

it('adds a reseller with the commission in hundredths of a per cent', async () => {
  const { user, server } = await openResellers(sellingServer().answer(endpoints.createReseller, () => reseller));
  await user.click(screen.getByRole('button', { name: words.add }));
  const drawer = within(await screen.findByRole('dialog'));
  await fill(user, drawer.getByLabelText(words.name), 'Jaipur Prints');
  await fill(user, drawer.getByLabelText(words.share), '7.25');
  await fill(user, drawer.getByLabelText(words.website), 'https://jaipur.example');
  await user.click(drawer.getByRole('switch', { name: words.isShown }));
  await user.click(drawer.getByRole('button', { name: words.add }));
  await screen.findByText('Jaipur Prints was saved.');
  expect(server.asked(endpoints.createReseller).map(({ body }) => body)).toMatchObject([
    {
      name: 'Jaipur Prints',
      commissionBasisPoints: 725,
      website: 'https://jaipur.example',
      isShown: true,
      isActive: true,
    },
  ]);
});

it('shows a person who saves over another’s change what it is now, and saves from there', async () => {
  const { user, server, act } = await openResellers();
  await act(words.edit);
  const drawer = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
  expect(drawer.getByLabelText(words.share)).toHaveProperty('value', '12.5');
  await fill(user, drawer.getByLabelText(words.share), '15');
  const { _id: _, clients: __, owed: ___, createdAt: ____, ...facts } = reseller;
  const now = { ...facts, commissionBasisPoints: 900, isShown: 0, isActive: 1 };
  server.refuse(endpoints.updateReseller, 'changed_meanwhile', { params: { ...now, now: 'x' } });
  await user.click(drawer.getByRole('button', { name: en.shell.save }));
  expect((await drawer.findByRole('alert')).textContent).toMatch(/hundredths of a per cent: 900/);
  server.answer(endpoints.updateReseller, () => reseller);
  await user.click(drawer.getByRole('button', { name: en.shell.save }));
  await screen.findByText(`${name} was saved.`);
  expect(server.asked(endpoints.updateReseller).map(({ body }) => body.was)).toMatchObject([
    { commissionBasisPoints: 1_250, isShown: true },
    { commissionBasisPoints: 900, isShown: false },
  ]);
});

it('notes a payout once under one key, shows what is owed then, and says when it would be too much', async () => {
  const line = {
    _id: id,
    kind: 'earned',
    amount: 12_500,
    currency: 'INR',
    clientId: clientNo(1)._id,
    clientName: 'Mill 1',
    note: '',
    createdAt: reseller.createdAt,
  } as const;
  const server = sellingServer()
    .answer(endpoints.listCommissions, () => pageOf(line))
    .refuse(endpoints.payReseller, 'payout_amount', { field: 'amount', params: { min: 1, max: 12_500 } });
  const { user } = await openResellers(server);
  await user.click(screen.getByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog', { name: `Commissions of ${name}` }));
  expect((await drawer.findByRole('row', { name: /Earned/ })).textContent).toContain('₹125.00');
  const amount = drawer.getByLabelText(words.amount);
  await fill(user, amount, '100.5');
  const pay = drawer.getByRole('button', { name: words.pay });
  await user.click(pay);
  await expect.poll(() => wrongWith(amount)).toBe('A payout is an amount from 0.01 to what is owed.');
  server.answer(endpoints.payReseller, () => ({ ...reseller, owed: [{ amount: 2_450, currency: 'INR' as const }] }));
  await user.click(pay);
  await screen.findByText(`A payout of ₹100.50 to ${name} was noted.`);
  expect(drawer.getByText('₹24.50')).toBeTruthy();
  const asked = server.asked(endpoints.payReseller);
  const sent = { amount: 10_050, currency: 'INR', note: '', was: reseller.owed[0]?.amount };
  expect(asked.map(({ body }) => body)).toEqual([sent, sent]);
  expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('says what is owed by now where another payout was noted meanwhile, and keeps what was typed of this one', async () => {
  const server = sellingServer()
    .answer(endpoints.listCommissions, () => pageOf())
    .refuse(endpoints.payReseller, 'owed_meanwhile', { params: { now: '₹110.00', owed: 11_000 } });
  const { user } = await openResellers(server);
  await user.click(screen.getByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog', { name: `Commissions of ${name}` }));
  const amount = drawer.getByLabelText(words.amount);
  await fill(user, amount, '100.5');
  const pay = drawer.getByRole('button', { name: words.pay });
  await user.click(pay);
  expect((await drawer.findByRole('alert')).textContent).toMatch(/^By now ₹110.00 is owed to this reseller/);
  expect(amount).toHaveProperty('value', '100.5');
  expect(drawer.getByText('₹110.00')).toBeTruthy();
  await user.click(pay);
  await expect
    .poll(() => server.asked(endpoints.payReseller).map(({ body }) => body.was))
    .toEqual([reseller.owed[0]?.amount, 11_000]);
});

it('says why one with clients is not deleted', async () => {
  const server = sellingServer().refuse(endpoints.deleteReseller, 'reseller_in_use');
  const { user, act } = await openResellers(server);
  await act(words.delete);
  const confirm = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }));
  await user.click(confirm.getByRole('button', { name: words.delete }));
  await screen.findByText(/Set it inactive instead/);
});
