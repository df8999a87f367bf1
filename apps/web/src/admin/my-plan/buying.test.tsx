import { endpoints, errorSentence, type PaymentQuote, type WholePayment } from '@naksha/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { admin, emptyPage } from '../../../test/a-house.ts';
import { facts, inHistory, paid, quote, reduced, shopServer, studio, transfer } from '../../../test/a-shop.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.buying;
const sheet = `/admin/my-plan?buy=${studio._id}`;

const open = async (server: FakeServer = shopServer(), address = sheet) => openApp(address, { as: admin, server });
const payButton = (total = '₹2,950.00') => screen.findByRole('button', { name: `Pay ${total}` });
const lines = () =>
  within(screen.getByRole('table', { name: studio.name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('shows line by line what a plan comes to, with what is unused of the running one and both taxes', async () => {
  await open();
  await payButton();
  expect(lines()).toEqual([
    expect.stringMatching(/^StudioFrom 26 Nov 2026 to 26 Dec 2026₹3,000\.00$/),
    'Unused part of the running plan-₹500.00',
    'CGST 9%₹225.00',
    'SGST 9%₹225.00',
    'Total5,000 credits166 unspent credits of the running plan go back₹2,950.00',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upgrade to Studio');
});

it('says of a plan behind two that wait the day that it was quoted for', async () => {
  const behind: PaymentQuote = { ...quote, purpose: 'renewal', startsAt: '2027-02-18T08:00:00.000Z' };
  await open(shopServer().answer(endpoints.quotePayment, () => behind));
  await payButton();
  expect(screen.getByText(/^Begins on 18 Feb 2027, after what you have already bought/)).toBeTruthy();
});

it('asks first to whom the invoice is made out, once, and then says what it comes to', async () => {
  let stored: typeof facts | null = null;
  const server = shopServer()
    .answer(endpoints.getBillingFacts, () => ({ facts: stored }))
    .answer(endpoints.putBillingFacts, ({ body: { was: _, ...body } }) => {
      stored = { ...facts, ...body };
      return { facts: stored };
    });
  const { user } = await open(server);
  await screen.findByText(words.sheet.factsFirst);
  expect(server.asked(endpoints.quotePayment)).toEqual([]);
  await fill(user, screen.getByLabelText(words.facts.name), facts.name);
  await fill(user, screen.getByLabelText(words.facts.address), facts.address);
  const gstin = screen.getByLabelText(words.facts.gstin);
  await fill(user, gstin, '24AAACC1206D1ZN');
  await user.click(screen.getByRole('button', { name: words.facts.save }));
  expect(wrongWith(gstin)).toBe(errorSentence('gstin_invalid', {}, 'en'));
  await fill(user, gstin, facts.gstin ?? '');
  await user.click(screen.getByRole('button', { name: words.facts.save }));
  await payButton();
  // The state is that of the GSTIN, without being asked for.
  expect(server.asked(endpoints.putBillingFacts)).toMatchObject([
    { body: { stateCode: '24', country: 'IN', was: null } },
  ]);
  expect(screen.getByText(/Surat Silk Mills/).closest('address')?.textContent).toContain('Gujarat');
});

it('takes no payment while to whom the invoice goes is being said otherwise', async () => {
  const { user } = await open();
  await payButton();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.sheet.editFacts}`) }));
  screen.getByText(words.sheet.factsOpen);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: en.shell.cancel }));
  await payButton();
  expect(screen.queryByText(words.sheet.factsOpen)).toBeNull();
});

it('applies a coupon, keeps it in the address, and takes it off again', async () => {
  const { user } = await open();
  await payButton();
  await fill(user, screen.getByLabelText(words.coupon.code), ' diwali10 ');
  await user.click(screen.getByRole('button', { name: words.coupon.apply }));
  await payButton('₹2,655.00');
  expect(lines()).toContain('Coupon DIWALI10-₹250.00');
  expect(window.location.search).toContain('coupon=DIWALI10');
  await user.click(screen.getByRole('button', { name: 'Remove DIWALI10' }));
  await payButton();
});

it.each(['coupon_unknown', 'coupon_used_up', 'coupon_other_plan'] as const)(
  'says of a coupon beside its field that it is refused: %s, and leaves the price as it is',
  async (code) => {
    const server = shopServer();
    const { user } = await open(server);
    await payButton();
    server.refuse(endpoints.quotePayment, code);
    const field = screen.getByLabelText(words.coupon.code);
    await fill(user, field, 'NOTHING');
    await user.click(screen.getByRole('button', { name: words.coupon.apply }));
    await expect.poll(() => wrongWith(field)).toBe(errorSentence(code, {}, 'en'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.coupon.code }).value).toBe('NOTHING');
    expect(await payButton()).toBeTruthy();
  },
);

it('falls back to the price without a coupon of the address that does not hold any more', async () => {
  const server = shopServer();
  const answered = server.fetch;
  vi.spyOn(server, 'fetch').mockImplementation(async (input, init) => {
    const refused = { error: { code: 'coupon_used_up', message: '' } };
    if (String(init?.body).includes('OLDCODE')) return Response.json(refused, { status: 422 });
    return answered(input, init);
  });
  await open(server, `${sheet}&coupon=OLDCODE`);
  await payButton();
  expect(wrongWith(screen.getByLabelText(words.coupon.code))).toBe(errorSentence('coupon_used_up', {}, 'en'));
});

it('begins one payment for a double click, and goes on to it', async () => {
  const begun = Promise.withResolvers<WholePayment>();
  const server = shopServer().answer(endpoints.createPayment, () => begun.promise);
  const { user } = await open(server);
  await user.dblClick(await payButton());
  begun.resolve(transfer);
  await screen.findByRole('heading', { name: 'Transfer ₹2,950.00' });
  const { planId, planVersion, total } = quote;
  expect(server.asked(endpoints.createPayment)).toMatchObject([
    { body: { planId, planVersion, total, method: 'transfer' } },
  ]);
  expect(window.location.search).toBe(`?payment=${transfer._id}`);
});

it('sends a payment that got lost with the same key again, also after a reload, and the next one with another', async () => {
  const server = shopServer().answer(endpoints.createPayment, () => Promise.reject(new TypeError('Failed to fetch')));
  const first = await open(server);
  await first.user.click(await payButton());
  await screen.findByText(errorSentence('offline', {}, 'en'));
  const kept = Object.entries(sessionStorage);
  cleanup();
  const opening = open(server);
  for (const [name, value] of kept) if (name.startsWith('naksha.form.')) sessionStorage.setItem(name, value);
  const again = await opening;
  server.answer(endpoints.createPayment, () => transfer);
  await again.user.click(await payButton());
  await screen.findByRole('heading', { name: 'Transfer ₹2,950.00' });
  cleanup();
  const third = await open(server);
  await third.user.click(await payButton());
  await screen.findByRole('heading', { name: 'Transfer ₹2,950.00' });
  const keys = server.asked(endpoints.createPayment).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('says with both prices that the price has changed, and pays the new one only when that is pressed', async () => {
  const server = shopServer();
  const { user } = await open(server);
  const button = await payButton();
  server
    .refuse(endpoints.createPayment, 'price_changed')
    .answer(endpoints.quotePayment, () => ({ ...quote, planVersion: 2, total: 354_000 }));
  await user.click(button);
  const alert = await screen.findByRole('alert');
  await expect.poll(() => alert.textContent).toContain('it was ₹2,950.00 and is ₹3,540.00');
  server.answer(endpoints.createPayment, () => transfer);
  await user.click(await payButton('₹3,540.00'));
  await screen.findByRole('heading', { name: 'Transfer ₹2,950.00' });
  expect(server.asked(endpoints.createPayment).map(({ body }) => body.total)).toEqual([295_000, 354_000]);
});

it('begins a plan at once where nothing is left to pay', async () => {
  const server = shopServer()
    .answer(endpoints.quotePayment, () => ({ ...reduced, total: 0 }))
    .answer(endpoints.createPayment, () => ({ ...paid, method: 'none' as const }))
    .answer(endpoints.getPayment, () => ({ ...paid, method: 'none' as const }));
  const { user } = await open(server);
  await user.click(await screen.findByRole('button', { name: words.sheet.payNothing }));
  await screen.findByRole('heading', { name: words.pay.paidTitle });
  expect(server.asked(endpoints.createPayment)).toMatchObject([{ body: { method: 'none', total: 0 } }]);
});

it('pays by the way that was chosen, and names a payment for the same plan that is open', async () => {
  const server = shopServer().answer(endpoints.listPayments, (asked) =>
    asked.query.state === 'pending'
      ? { data: [inHistory(transfer)], total: 1, pageNo: 1, limit: 5 }
      : emptyPage({ query: { pageNo: 1, limit: 5 } }),
  );
  const { user } = await open(server);
  const going = await screen.findByRole('link', { name: words.sheet.goOn });
  expect(going.getAttribute('href')).toBe(`/admin/my-plan?payment=${transfer._id}`);
  await user.click(await screen.findByRole('radio', { name: 'Razorpay' }));
  await user.click(await payButton());
  await expect.poll(() => server.asked(endpoints.createPayment)).toMatchObject([{ body: { method: 'razorpay' } }]);
});

it('says that a plan is not on sale any more, with the way to the others', async () => {
  await open(shopServer().answer(endpoints.listPublicPlans, () => ({ data: [] })));
  await screen.findByRole('heading', { name: words.sheet.gone });
  expect(screen.getByRole('link', { name: words.sheet.choose }).getAttribute('href')).toBe('/admin/my-plan');
});
