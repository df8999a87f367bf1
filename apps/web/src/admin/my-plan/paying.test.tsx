import { endpoints, errorSentence, type PaymentState, paymentReasonWords, type WholePayment } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { admin } from '../../../test/a-house.ts';
import { paid, shopServer, transfer } from '../../../test/a-shop.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.buying.pay;
const address = `/admin/my-plan?payment=${transfer._id}`;

afterEach(() => vi.useRealTimers());

async function openPayment(payment: WholePayment, at = address) {
  let now = payment;
  const server = shopServer().answer(endpoints.getPayment, () => now);
  const { user } = await openApp(at, { as: admin, server });
  await screen.findByRole('heading', { level: 1, name: 'Payment for Studio' });
  const become = (next: WholePayment) => {
    now = next;
  };
  return { user, server, become };
}

it('names where a transfer goes, each fact to be copied, with its UPI code', async () => {
  const { user } = await openPayment(transfer);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy: Amount' }));
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }));
  expect(copied.mock.calls).toEqual([['2950.00'], ['NK-7Q2M']]);
  expect(screen.getByRole('img', { name: words.upi })).toBeTruthy();
  for (const fact of ['Naksha Looms', '50200012345678', 'HDFC0000123', 'Bank of Surat'])
    expect(screen.getByText(fact)).toBeTruthy();
});

it('takes the name of the transfer, says that it is being verified, and hears when it was found', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, server, become } = await openPayment(transfer);
  const field = screen.getByLabelText(words.transactionId);
  await fill(user, field, 'no');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(wrongWith(field)).toBe(errorSentence('transaction_id', {}, 'en'));
  server.refuse(endpoints.sendTransaction, 'transaction_used', { field: 'transactionId' });
  await fill(user, field, 'N30026');
  await user.click(screen.getByRole('button', { name: words.send }));
  await expect.poll(() => wrongWith(field)).toBe(errorSentence('transaction_used', {}, 'en'));
  const verifying: WholePayment = { ...transfer, state: 'verifying', transactionId: 'N30026', steps: null };
  become(verifying);
  server.answer(endpoints.sendTransaction, () => verifying);
  await user.click(screen.getByRole('button', { name: words.send }));
  await screen.findByRole('heading', { name: words.verifyingTitle });
  expect(screen.getByText(/Transaction N30026/)).toBeTruthy();
  // Until it was found, a mistyped id can be put right.
  server.answer(endpoints.sendTransaction, () => ({ ...verifying, transactionId: 'N30027' }));
  await fill(user, screen.getByLabelText(words.transactionId), 'N30027');
  await user.click(screen.getByRole('button', { name: words.corrected }));
  await screen.findByText(/Transaction N30027/);
  become(paid);
  await vi.advanceTimersByTimeAsync(20_000);
  await screen.findByRole('heading', { name: words.paidTitle });
  expect(screen.getByText('Studio runs until 26 Dec 2026, with 5,000 credits.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download invoice NK/26-27/000001' })).toBeTruthy();
});

it('shows within seconds that a transfer was given up in another window', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { become } = await openPayment(transfer);
  become({ ...transfer, state: 'cancelled', steps: null });
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByRole('heading', { name: words.cancelledTitle });
});

it('finds the transfer with what was typed after a reload in the middle', async () => {
  const first = await openPayment(transfer);
  await fill(first.user, screen.getByLabelText(words.transactionId), 'N3002');
  const kept = Object.entries(sessionStorage).filter(([name]) => name.startsWith('naksha.form.'));
  expect(kept.map(([, value]) => value)).toEqual([JSON.stringify({ transactionId: 'N3002' })]);
});

const became: [PaymentState, Partial<WholePayment>, string][] = [
  ['expired', {}, words.expiredTitle],
  ['rejected', { reason: 'No such transfer arrived' }, words.rejectedTitle],
  ['failed', { reason: 'provider_unreachable' }, words.failedTitle],
  ['cancelled', {}, words.cancelledTitle],
];
it.each(became)(
  'says of a payment that is %s what became of it, and lets it begin again',
  async (state, more, title) => {
    await openPayment({ ...transfer, state, steps: null, ...more });
    await screen.findByRole('heading', { name: title });
    const reason = state === 'failed' ? paymentReasonWords.en.provider_unreachable : more.reason;
    if (reason) expect(screen.getByText(`Reason: ${reason}`)).toBeTruthy();
    const again = screen.getByRole('link', { name: words.again });
    expect(again.getAttribute('href')).toBe(`/admin/my-plan?buy=${transfer.quote.planId}`);
    expect(screen.queryByLabelText(words.transactionId)).toBeNull();
  },
);

it.each([
  ['given up', 'cancelled', null],
  ['given up after its transaction was sent', 'cancelled', 'N30026'],
  ['turned down', 'rejected', 'N30026'],
  ['that ran out', 'expired', null],
] as const)(
  'does not claim to know the bank of a transfer %s: nothing was counted, and support helps',
  async (_, state, id) => {
    await openPayment({ ...transfer, state, transactionId: id, steps: null, reason: null });
    await screen.findByText(words.onlyBankKnows);
    expect(screen.queryByText(words.nothingCharged)).toBeNull();
    expect(screen.getByRole('link', { name: words.support }).getAttribute('href')).toBe('/admin/support');
  },
);

it('says of a page of a provider that was given up that nothing was charged', async () => {
  await openPayment({ ...transfer, method: 'stripe', state: 'cancelled', steps: null });
  await screen.findByText(words.nothingCharged);
});

it('warns before a transfer is given up whose transaction was sent', async () => {
  const { user } = await openPayment({ ...transfer, state: 'verifying', transactionId: 'N30026', steps: null });
  expect(screen.getByRole('link', { name: words.support })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.cancel }));
  await screen.findByText(words.cancelSent.replace('{transaction}', 'N30026'));
});

it('says of late money that could not be sent back that it has not reached its payer, and where to ask', async () => {
  const method = { method: 'razorpay', steps: null, reason: 'came_late' } as const;
  await openPayment({ ...transfer, ...method, state: 'expired', late: 'failed' });
  await screen.findByText(words.failed.replace('{amount}', '₹2,950.00'));
  expect(screen.getByRole('link', { name: words.support })).toBeTruthy();
});

const amounts: [PaymentState, 'returning' | 'returned', number][] = [
  ['failed', 'returning', 0],
  ['failed', 'returned', transfer.amount],
  ['rejected', 'returning', 0],
  ['rejected', 'returned', transfer.amount],
  ['expired', 'returning', 0],
  ['expired', 'returned', transfer.amount],
];
it.each(amounts)('says of money that came when its payment was %s that it is %s', async (state, late, refunded) => {
  const method = { method: 'razorpay', steps: null, reason: 'came_late' } as const;
  await openPayment({ ...transfer, ...method, state, late, refunded });
  const does = { returning: 'is being sent back', returned: 'was sent back' }[late];
  await screen.findByText(
    `Your ₹2,950.00 came after this payment was over and ${does} to you. You can begin again at any time.`,
  );
  expect(screen.queryByText(words.nothingCharged)).toBeNull();
  expect(screen.queryByText(/came_late/)).toBeNull();
});

it('says as what a transfer was named meanwhile before it names it otherwise', async () => {
  const { user, server } = await openPayment(transfer);
  server.refuse(endpoints.sendTransaction, 'changed_meanwhile', { params: { now: 'N30025', name: 'N30025' } });
  const field = screen.getByLabelText(words.transactionId);
  await fill(user, field, 'N30026');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is now: N30025.');
  expect(field).toHaveProperty('value', 'N30026');
  await user.click(screen.getByRole('button', { name: words.send }));
  await expect
    .poll(() => server.asked(endpoints.sendTransaction).map(({ body }) => body.was))
    .toEqual([null, 'N30025']);
});

it('says that the time is over when a transfer is named too late', async () => {
  const { user, server } = await openPayment(transfer);
  server.refuse(endpoints.sendTransaction, 'payment_expired');
  await fill(user, screen.getByLabelText(words.transactionId), 'N30026');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect((await screen.findByRole('alert')).textContent).toBe(errorSentence('payment_expired', {}, 'en'));
});

it('gives a payment up once that was confirmed', async () => {
  const { user, server, become } = await openPayment(transfer);
  const cancelled: WholePayment = { ...transfer, state: 'cancelled', steps: null };
  server.answer(endpoints.cancelPayment, () => {
    become(cancelled);
    return cancelled;
  });
  await user.click(screen.getByRole('button', { name: words.cancel }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the payment for Studio?' }));
  expect(dialog.getByText(words.cancelText)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: words.cancelDo }));
  await screen.findByRole('heading', { name: words.cancelledTitle });
});

it('leads to the page of a provider, and on the way back asks the server whether it was paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const url = 'https://pay.example/x';
  const { become } = await openPayment(
    { ...transfer, method: 'razorpay', steps: { method: 'razorpay', url } },
    `/admin/payments?paid=${transfer._id}`,
  );
  expect(screen.getByRole('link', { name: 'Go to Razorpay' }).getAttribute('href')).toBe(url);
  expect(screen.getByText(/Waiting for Razorpay/)).toBeTruthy();
  become({ ...paid, method: 'razorpay' });
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByRole('heading', { name: words.paidTitle });
});

it('says of a plan that follows another when it begins', async () => {
  const runs = { startsAt: '2026-12-20T08:00:00.000Z', endsAt: '2027-01-19T08:00:00.000Z' };
  await openPayment({ ...paid, quote: { ...paid.quote, purpose: 'renewal' }, runs });
  await screen.findByText('Studio begins on 20 Dec 2026, with 5,000 credits.');
});

it('says until when a plan runs that was paid for days after it was quoted, and a renewal that begins at once', async () => {
  const settledAt = '2026-11-29T09:00:00.000Z';
  const runs = { startsAt: settledAt, endsAt: '2026-12-29T09:00:00.000Z' };
  await openPayment({ ...paid, quote: { ...paid.quote, purpose: 'renewal' }, settledAt, runs });
  await screen.findByText('Studio runs until 29 Dec 2026, with 5,000 credits.');
});
