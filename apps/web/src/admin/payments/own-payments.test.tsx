import { endpoints, type Payment } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { admin } from '../../../test/a-house.ts';
import { inHistory, paid, shopServer, transfer } from '../../../test/a-shop.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const rowOf = (changes: Partial<Payment>, at: number): Payment => ({
  ...inHistory(transfer),
  _id: `0190a000-0000-7000-8000-0000000b${String(at).padStart(4, '0')}`,
  ...changes,
});
const rows = [
  rowOf({}, 1),
  rowOf({ ...inHistory(paid), state: 'paid', refunded: 100_000, creditNotes: ['NK/26-27/000002'] }, 2),
  rowOf({ state: 'rejected', reason: 'No such transfer arrived' }, 3),
];

async function openHistory(found: readonly Payment[] = rows) {
  const server = shopServer().answer(endpoints.listPayments, ({ query: { pageNo, limit, state } }) => {
    const data = found.filter((row) => state === undefined || row.state === state);
    return { data, total: data.length, pageNo, limit };
  });
  const { user } = await openApp('/admin/payments', { as: admin, server });
  await screen.findByRole('heading', { level: 1, name: 'Payment History' });
  return { user, server };
}
afterEach(() => vi.useRealTimers());
const table = async () => within(await screen.findByRole('table'));

it('has the columns of the specification, and of each payment what it was, came to and how it stands', async () => {
  await openHistory();
  const found = await table();
  expect(found.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Plan name',
    'Invoice no',
    'Date',
    'Amount',
    'Status',
    'Action',
  ]);
  const [, open, done, rejected] = found.getAllByRole('row').map((row) => row.textContent);
  expect(open).toMatch(/^Studio.*26 Nov 2026₹2,950\.00Pending.*Continue to payCancel$/);
  expect(done).toMatch(/NK\/26-27\/000001Credit note NK\/26-27\/000002.*₹1,000\.00 given backPaid/);
  expect(rejected).toContain('No such transfer arrived');
});

it('leads on to what is open, and cancels it once that was confirmed', async () => {
  const { user, server } = await openHistory();
  server.answer(endpoints.cancelPayment, () => ({ ...transfer, state: 'cancelled' as const, steps: null }));
  const on = await screen.findByRole('link', { name: 'Continue to pay: Studio, 26 Nov 2026' });
  expect(on.getAttribute('href')).toBe(`/admin/my-plan?payment=${rows[0]?._id}`);
  await user.click(screen.getByRole('button', { name: 'Cancel: Studio, 26 Nov 2026' }));
  await user.click(await screen.findByRole('button', { name: en.buying.pay.cancelDo }));
  await expect.poll(() => server.asked(endpoints.cancelPayment)).toMatchObject([{ params: { id: rows[0]?._id } }]);
});

it('saves an invoice and a credit note under their numbers', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => undefined });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, server } = await openHistory();
  server.answer(endpoints.getInvoice, () => '%PDF');
  await user.click(await screen.findByRole('button', { name: 'Download invoice NK/26-27/000001' }));
  await user.click(await screen.findByRole('button', { name: 'Credit note NK/26-27/000002' }));
  await expect.poll(() => clicked.mock.contexts.length).toBe(2);
  expect(server.asked(endpoints.getInvoice).map(({ query }) => query.number)).toEqual([undefined, 'NK/26-27/000002']);
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'NK-26-27-000001.pdf' });
  vi.restoreAllMocks();
});

it('looks for payments by status, and takes what was found away as a table', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:payments', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, server } = await openHistory();
  server.answer(endpoints.downloadPayments, () => 'plan,amount');
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: en.money.states.paid }));
  await expect.poll(() => screen.getAllByRole('row').length).toBe(2);
  await user.click(screen.getByRole('button', { name: en.money.history.save }));
  await expect.poll(() => server.asked(endpoints.downloadPayments)).toMatchObject([{ query: { state: 'paid' } }]);
  vi.restoreAllMocks();
});

it('says that nothing was bought yet', async () => {
  await openHistory([]);
  await screen.findByText(en.buying.payments.noneYet);
});

it('hears within seconds of a payment that is made in another window', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const found = rows.slice(0, 1);
  await openHistory(found);
  expect((await table()).getAllByRole('row')).toHaveLength(2);
  found.unshift(rowOf({ planName: 'Workshop', state: 'verifying' }, 9));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await (await table()).findByText('Workshop')).toBeTruthy();
});
