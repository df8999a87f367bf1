import { endpoints, type Payment } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageOf, paid, sellingServer, transfer, whole } from '../../../test/a-sale.ts';
import { operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { saveBytes } from '../../api/save-bytes.ts';
import { en } from '../../i18n/en/en.ts';

vi.mock('../../api/save-bytes.ts', () => ({ saveBytes: vi.fn() }));
beforeEach(() => vi.mocked(saveBytes).mockClear());

const words = en.selling.payments;

async function openPayments(server = sellingServer()) {
  const { user } = await openApp('/admin/payments', { as: operator, server });
  const waiting = within(await screen.findByRole('region', { name: words.waiting }));
  const table = within(await screen.findByRole('region', { name: en.money.history.title }));
  return { user, server, waiting, table };
}

it('verifies a transfer only once it is confirmed, as it stood in the question, and then it no longer waits', async () => {
  const server = sellingServer().answer(endpoints.verifyPayment, () => whole({ ...transfer, state: 'paid' }));
  const { user, waiting } = await openPayments(server);
  await user.click(waiting.getByRole('button', { name: 'Verify UTR-2026-1' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Has ₹1,179.41 arrived?' }));
  expect(confirm.getByText(/UTR-2026-1 for ₹1,179.41 .* Mill 1 gets Workshop/)).toBeTruthy();
  expect(server.asked(endpoints.verifyPayment)).toEqual([]);
  server.answer(endpoints.listPayments, () => pageOf({ ...transfer, transactionId: 'UTR-2026-9' }));
  await queryClient.invalidateQueries({ queryKey: queryKeys.payments });
  await waiting.findByText('UTR-2026-9', { selector: 'dd' });
  server.answer(endpoints.listPayments, ({ query: { state, dispute } }) =>
    state === 'verifying' || dispute ? pageOf() : pageOf(paid),
  );
  await user.click(confirm.getByRole('button', { name: words.verify }));
  await expect.poll(() => screen.queryByRole('region', { name: words.waiting })).toBeNull();
  expect(server.asked(endpoints.verifyPayment)).toMatchObject([
    { params: { id: transfer._id }, query: { transactionId: 'UTR-2026-1' } },
  ]);
});

it('shows first which payments are disputed and where that is answered, and marks them in the list', async () => {
  const disputed: Payment = { ...paid, method: 'stripe', dispute: 'open', disputed: 50_050 };
  const lost: Payment = { ...paid, _id: transfer._id, dispute: 'lost' };
  const server = sellingServer().answer(endpoints.listPayments, ({ query: { state, dispute } }) =>
    state ? pageOf() : dispute ? pageOf(disputed) : pageOf(disputed, lost),
  );
  await openApp('/admin/payments', { as: operator, server });
  const region = within(await screen.findByRole('region', { name: words.disputed }));
  expect(region.getByText(/Answer at Stripe before/)).toBeTruthy();
  expect(region.getByText('₹500.50')).toBeTruthy();
  const table = within(await screen.findByRole('region', { name: en.money.history.title }));
  for (const word of [en.money.disputes.open, en.money.disputes.lost]) expect(table.getByText(word)).toBeTruthy();
  expect(server.asked(endpoints.listPayments).filter(({ query }) => query.dispute === 'open')).toHaveLength(1);
});

it('ends a plan whose money went back without asking for an amount, once that is confirmed', async () => {
  const gone: Payment = { ...paid, state: 'refunded', refunded: paid.amount };
  const server = sellingServer()
    .answer(endpoints.listPayments, ({ query: { state, dispute } }) => (state || dispute ? pageOf() : pageOf(gone)))
    .answer(endpoints.getPayment, () => whole(gone));
  const { user } = await openApp('/admin/payments', { as: operator, server });
  await user.click(await screen.findByRole('button', { name: `${words.see}: ${gone.clientName}` }));
  const act = `End ${gone.planName} now`;
  await user.click(await screen.findByRole('button', { name: act }));
  server
    .answer(endpoints.endPlan, () => ({ ...whole(gone), isLive: false }))
    .answer(endpoints.getPayment, () => ({ ...whole(gone), isLive: false }));
  const confirm = within(await screen.findByRole('dialog', { name: `${act}?` }));
  await user.click(confirm.getByRole('button', { name: act }));
  await expect.poll(() => screen.queryByRole('button', { name: act })).toBeNull();
  expect(server.asked(endpoints.endPlan)).toMatchObject([{ params: { id: gone._id } }]);
});

it('turns a transfer down with a reason that its client reads', async () => {
  const server = sellingServer().answer(endpoints.rejectPayment, () => whole({ ...transfer, state: 'rejected' }));
  const { user, waiting } = await openPayments(server);
  await user.click(waiting.getByRole('button', { name: 'Turn down UTR-2026-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn down UTR-2026-1?' }));
  await fill(user, dialog.getByLabelText(en.money.history.reason), 'Not at the bank');
  await user.click(dialog.getByRole('button', { name: words.reject }));
  await screen.findByText('The transfer of Mill 1 was turned down.');
  expect(server.asked(endpoints.rejectPayment).map(({ body }) => body)).toEqual([{ reason: 'Not at the bank' }]);
});

it('says that somebody else has decided about a transfer, and keeps what was typed of it', async () => {
  const { user, waiting, server } = await openPayments();
  await user.click(waiting.getByRole('button', { name: 'Turn down UTR-2026-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn down UTR-2026-1?' }));
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(en.money.history.reason);
  await fill(user, reason, 'Not at the bank');
  server
    .refuse(endpoints.rejectPayment, 'payment_state')
    .answer(endpoints.listPayments, ({ query: { state, dispute } }) => (state || dispute ? pageOf() : pageOf(paid)));
  await user.click(dialog.getByRole('button', { name: words.reject }));
  await expect.poll(() => screen.queryByRole('region', { name: words.waiting })).toBeNull();
  expect(dialog.getByText(/this payment has changed in the meantime/)).toBeTruthy();
  expect(reason.isConnected && reason.value).toBe('Not at the bank');
});

it('says why nothing was given back, though the payment has left the list meanwhile', async () => {
  const server = sellingServer().answer(endpoints.getPayment, () => whole(paid));
  const { user, table } = await openPayments(server);
  await user.click(table.getByRole('button', { name: 'Refund: Mill 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give money back to Mill 1' }));
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(en.money.history.reason);
  await fill(user, reason, 'Two days');
  server.refuse(endpoints.refundPayment, 'payment_state').answer(endpoints.listPayments, () => pageOf());
  await user.click(dialog.getByRole('button', { name: words.refund }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Refund: Mill 1', hidden: true })).toBeNull();
  expect(dialog.getByText(/this payment has changed in the meantime/)).toBeTruthy();
  expect(reason.isConnected && reason.value).toBe('Two days');
});

it('gives back no more than what is left, in paise and under one key however often it is tried', async () => {
  const again = Promise.withResolvers<void>();
  const server = sellingServer()
    .answer(endpoints.getPayment, async () => {
      if (server.asked(endpoints.getPayment).length > 1) await again.promise;
      return { ...whole(paid), refundable: { left: 90_000, kept: 10_000 } };
    })
    .refuse(endpoints.refundPayment, 'provider_unreachable');
  const { user, table } = await openPayments(server);
  await user.click(table.getByRole('button', { name: 'Refund: Mill 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give money back to Mill 1' }));
  const amount = dialog.getByLabelText(en.money.history.amount);
  expect(amount).toHaveProperty('value', '900');
  expect(
    dialog.getByText(/^At most ₹900.00.*Another ₹100.00 counts towards an upgrade, paid for or still open/),
  ).toBeTruthy();
  const ends = dialog.getByLabelText('End Workshop now');
  await user.click(ends);
  await fill(user, dialog.getByLabelText(en.money.history.reason), 'Two days without service');
  await fill(user, amount, '900.01');
  const send = dialog.getByRole('button', { name: words.refund });
  await user.click(send);
  expect(wrongWith(amount)).toBe('A refund is an amount from 0.01 to 900.');
  await fill(user, amount, '99.99');
  // The plan ends only with all that is left.
  expect(ends).toMatchObject({ disabled: true, checked: false });
  await user.click(send);
  await expect.poll(() => server.asked(endpoints.getPayment).length).toBe(2);
  again.resolve();
  await dialog.findByText(/payment service cannot be reached/);
  server.answer(endpoints.refundPayment, () => whole(paid));
  await user.click(send);
  await screen.findByText('₹99.99 goes back to Mill 1.');
  const asked = server.asked(endpoints.refundPayment);
  expect(asked.map(({ body }) => [body.amount, body.endsPlan])).toEqual([
    [9_999, undefined],
    [9_999, undefined],
  ]);
  expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('says what went back meanwhile before it gives back once more, with all decimals of what is left', async () => {
  let gone = 0;
  const server = sellingServer()
    .answer(endpoints.getPayment, () => ({
      ...whole(paid),
      refunded: gone,
      refundable: { left: 4_474_909 - gone, kept: 0 },
    }))
    .refuse(endpoints.refundPayment, 'refunded_meanwhile', { params: { now: '₹99.99', refunded: 9_999 } });
  const { user, table } = await openPayments(server);
  await user.click(table.getByRole('button', { name: 'Refund: Mill 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give money back to Mill 1' }));
  const amount = dialog.getByLabelText(en.money.history.amount);
  await fill(user, dialog.getByLabelText(en.money.history.reason), 'Two days');
  await fill(user, amount, '99.99');
  gone = 9_999;
  const send = dialog.getByRole('button', { name: words.refund });
  await user.click(send);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^By now ₹99.99 of this payment has been given back/);
  await dialog.findByText(/^At most ₹44,649.10/);
  await user.click(send);
  await expect
    .poll(() => server.asked(endpoints.refundPayment).map(({ body }) => [body.amount, body.was]))
    .toEqual([
      [9_999, 0],
      [9_999, 9_999],
    ]);
  await fill(user, amount, '50000');
  await user.click(send);
  expect(wrongWith(amount)).toBe('A refund is an amount from 0.01 to 44,649.10.');
});

it('ends the plan with a refund of all that is left', async () => {
  const server = sellingServer()
    .answer(endpoints.getPayment, () => whole(paid))
    .answer(endpoints.refundPayment, () => whole({ ...paid, state: 'refunded' }));
  const { user, table } = await openPayments(server);
  await user.click(table.getByRole('button', { name: 'Refund: Mill 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give money back to Mill 1' }));
  await user.click(dialog.getByLabelText('End Workshop now'));
  await fill(user, dialog.getByLabelText(en.money.history.reason), 'It was not what they need');
  await user.click(dialog.getByRole('button', { name: words.refund }));
  await expect
    .poll(() => server.asked(endpoints.refundPayment).map(({ body }) => [body.amount, body.endsPlan]))
    .toEqual([[100_000, true]]);
});

it('saves an invoice and a credit note under names without slashes', async () => {
  const server = sellingServer().answer(endpoints.getInvoice, () => 'a PDF');
  const { user, table } = await openPayments(server);
  await user.click(table.getByRole('button', { name: 'Download invoice NK/26-27/000001' }));
  await user.click(table.getByRole('button', { name: 'Credit note NKC/26-27/000001' }));
  await expect
    .poll(() => vi.mocked(saveBytes).mock.calls.map(([, name]) => name))
    .toEqual(['NK-26-27-000001.pdf', 'NKC-26-27-000001.pdf']);
  const numbers = server.asked(endpoints.getInvoice).map(({ query }) => query.number);
  expect(numbers).toEqual([undefined, 'NKC/26-27/000001']);
});

it('shows a payment line by line, and finds payments by words and status', async () => {
  const { user, server, table } = await openPayments(sellingServer().answer(endpoints.getPayment, () => whole(paid)));
  await user.click(table.getByRole('button', { name: 'Open: Mill 1' }));
  const lines = within(await within(await screen.findByRole('dialog', { name: 'Mill 1' })).findByRole('table'));
  expect(lines.getAllByRole('row').map((row) => row.textContent?.replace(/From .* 2026(?=₹)/, ''))).toEqual([
    'Workshop₹999.50',
    'IGST 18%₹179.91',
    'Total1,000 credits₹1,179.41',
  ]);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByLabelText(en.money.history.status, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: en.money.states.rejected }));
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'mill');
  await expect
    .poll(() => server.asked(endpoints.listPayments).at(-1)?.query)
    .toMatchObject({ state: 'rejected', search: 'mill' });
});
