import { randomUUID } from 'node:crypto';
import { invoice as invoiceShape, limits, listOf, payment as paymentShape } from '@naksha/contract';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newTransaction, sellerFacts } from '../../../test/sold.ts';
import { age, codeOf, useTill } from '../../../test/till.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { ledgerLots } from '../../db/schema/ledger.ts';
import { mails } from '../../db/schema/mails.ts';
import { payments } from '../../db/schema/payments.ts';
import { plans } from '../../db/schema/plans.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { users } from '../../db/schema/users.ts';
import { noticeWaitingTransfers } from './notice-waiting-transfers.ts';
import { sweepPayments } from './sweep-payments.ts';

const till = useTill();
const { app } = till;
const db = () => app.connection.db;

const subscriptionsOf = (paymentId: string) =>
  db().select().from(subscriptions).where(eq(subscriptions.paymentId, paymentId));

test('a plan is bought by transfer: quoted, begun, named, verified, and everything that was bought is there at once', async () => {
  const buyer = await till.buyer();
  await db().update(users).set({ email: 'asha@example.in' }).where(eq(users.id, buyer.userId));
  await db().update(users).set({ email: 'boss@example.in' }).where(eq(users.id, till.boss.userId));
  const code = (await till.coupon({ kind: 'percentage', value: 1000 })).code;
  const basket = { planId: till.planOf(), couponCode: code.toLowerCase() };
  const quote = await buyer.quote(basket);
  expect(quote).toMatchObject({ purpose: 'purchase', taxable: 90_000, tax: 16_200, total: 106_200, couponCode: code });
  expect(quote.lines).toEqual([
    { kind: 'plan', amount: 100_000, basisPoints: null },
    { kind: 'discount', amount: -10_000, basisPoints: 1000 },
    { kind: 'igst', amount: 16_200, basisPoints: 1800 },
  ]);
  const begun = await buyer.begin(basket);
  expect(begun).toMatchObject({ state: 'pending', method: 'transfer', invoiceNo: null, amount: 106_200 });
  if (begun.steps?.method !== 'transfer' || !begun.steps.upi) throw new Error('A transfer was expected.');
  const { reference, upi } = begun.steps;
  expect(begun.steps).toMatchObject({ payee: sellerFacts.name, ifsc: sellerFacts.ifsc, bankAccount: '001122334455' });
  expect(upi.link).toBe(`upi://pay?pa=naksha@test&pn=Naksha%20of%20the%20tests&am=1062.00&cu=INR&tn=${reference}`);
  expect(upi.svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"[^>]*>.*<path d="(M\d+ \d+h\d+v1h-\d+z)+"\/><\/svg>$/);
  const transaction = newTransaction();
  expect((await buyer.send(begun._id, transaction)).body).toMatchObject({ state: 'verifying', steps: null });
  expect((await till.verify(begun._id)).body).toMatchObject({ state: 'paid', transactionId: transaction });
  const paid = await buyer.read(begun._id);
  expect(paid.invoiceNo).toMatch(/^NK\/\d\d-\d\d\/\d{6}$/);
  const [bought] = await subscriptionsOf(begun._id);
  expect(bought).toMatchObject({ planId: till.planOf(), planVersion: 1, amount: 100_000, credits: 100 });
  expect(bought?.endsAt.getTime()).toBe((bought?.startsAt.getTime() ?? 0) + 30 * 86_400_000);
  expect((await app.ask('GET /credits/balance', { token: buyer.token })).body).toMatchObject({ creditsLeft: 100 });
  const lines = await db()
    .select({ action: actionLogs.action })
    .from(actionLogs)
    .where(and(eq(actionLogs.clientId, buyer.clientId)))
    .orderBy(actionLogs.id);
  expect(lines.map(({ action }) => action).filter((action) => /^(payment|plan)/.test(action))).toEqual([
    'plan.started',
    'payment.begun',
    'payment.sent',
    'plan.started',
    'payment.settled',
  ]);
  const letters = await db()
    .select()
    .from(mails)
    .where(like(mails.event, `${begun._id}%`))
    .orderBy(mails.createdAt);
  expect(letters.map(({ kind, to }) => [kind, to])).toEqual([
    ['paymentWaiting', 'boss@example.in'],
    ['paymentSettled', 'asha@example.in'],
  ]);
  expect(letters[1]?.text).toContain(paid.invoiceNo ?? '-');
});

/** How a payment comes to each of its states. */
const ways = {
  pending: async () => undefined,
  verifying: (id: string, buyer: Buyer) => buyer.send(id),
  paid: async (id: string, buyer: Buyer) => {
    await buyer.send(id);
    await till.verify(id);
  },
  rejected: async (id: string, buyer: Buyer) => {
    await buyer.send(id);
    await till.decide(`POST /payments/${id}/reject`, { reason: 'It is not there.' });
  },
  cancelled: (id: string, buyer: Buyer) => buyer.ask(`POST /payments/${id}/cancel`),
  expired: async (id: string) => {
    await age(db(), id);
    await sweepPayments(db());
  },
  refunded: async (id: string, buyer: Buyer) => {
    await ways.paid(id, buyer);
    await till.decide(`POST /payments/${id}/refund`, { amount: 118_000, reason: 'Bought twice.' }, randomUUID());
  },
} as const;
type Buyer = Awaited<ReturnType<typeof till.buyer>>;
type State = keyof typeof ways;

const acts = {
  cancel: (id: string, buyer: Buyer) => buyer.ask(`POST /payments/${id}/cancel`),
  send: (id: string, buyer: Buyer) => buyer.send(id),
  verify: (id: string) => till.verify(id),
  reject: (id: string) => till.decide(`POST /payments/${id}/reject`, { reason: 'It is not there.' }),
  refund: (id: string) => till.decide(`POST /payments/${id}/refund`, { amount: 1000, reason: 'A gift.' }, randomUUID()),
  expire: async (id: string) => {
    await age(db(), id);
    await sweepPayments(db());
    return { status: 200, body: {}, headers: new Headers() };
  },
} as const;

/** What each act makes of a payment in each state; what is not here is refused and changes nothing. */
const allowed: Partial<Record<State, Partial<Record<keyof typeof acts, string>>>> = {
  pending: { cancel: 'cancelled', send: 'verifying', expire: 'expired' },
  verifying: { verify: 'paid', reject: 'rejected', cancel: 'cancelled', send: 'verifying' },
  paid: { refund: 'paid' },
};
const states = Object.keys(ways).filter((name): name is State => name in ways);
const actNames = Object.keys(acts).filter((name): name is keyof typeof acts => name in acts);

test.each(states)('a payment that is %s does what it may, and nothing else changes it', async (state) => {
  for (const act of actNames) {
    const buyer = await till.buyer();
    const { _id } = await buyer.begin({ planId: till.planOf() });
    await ways[state](_id, buyer);
    const [before] = await db().select().from(payments).where(eq(payments.id, _id));
    expect(before?.state).toBe(state);
    const answer = await acts[act](_id, buyer);
    const [after] = await db().select().from(payments).where(eq(payments.id, _id));
    const becomes = allowed[state]?.[act];
    const isLate = state === 'expired' && (act === 'cancel' || act === 'send');
    const refused = isLate ? 'payment_expired' : 'payment_state';
    expect([act, codeOf(answer)]).toEqual([act, act === 'expire' || becomes ? 200 : refused]);
    if (becomes) expect([act, after?.state]).toEqual([act, becomes]);
    else expect({ ...after, expiresAt: 0 }).toEqual({ ...before, expiresAt: 0 });
  }
});

test('a payment that was open too long is not made any more, and says so', async () => {
  const buyer = await till.buyer();
  const { _id } = await buyer.begin({ planId: till.planOf() });
  await age(db(), _id);
  expect(codeOf(await buyer.send(_id))).toBe('payment_expired');
  await sweepPayments(db());
  expect(await buyer.read(_id)).toMatchObject({ state: 'expired', steps: null });
  expect(codeOf(await buyer.send(_id))).toBe('payment_expired');
});

test('what was open too long holds nothing of what is asked for next, its coupon for one use included, before anything sweeps', async () => {
  const buyer = await till.buyer();
  const { code } = await till.coupon({ maxTotal: 1 });
  const basket = { planId: till.planOf(), couponCode: code };
  const first = await buyer.begin(basket);
  await age(db(), first._id);
  expect((await buyer.quote(basket)).couponCode).toBe(code);
  expect((await buyer.read(first._id)).state).toBe('expired');
  const second = await buyer.begin(basket);
  await age(db(), second._id);
  const { planVersion, total } = second.quote;
  const form = { ...basket, planVersion, total, method: 'transfer' };
  expect((await buyer.ask('POST /payments', form, randomUUID())).status).toBe(201);
});

test('super-admins are reminded once of a transfer on which no one has decided for a day', async () => {
  const buyer = await till.buyer();
  await db().update(users).set({ email: 'boss@example.in' }).where(eq(users.id, till.boss.userId));
  const { _id, transactionId } = await buyer.sent({ planId: till.planOf() });
  const remind = async (hours: number) => {
    const sentAt = sql`now() - interval '1 hour' * ${hours}`;
    await db().update(payments).set({ sentAt }).where(eq(payments.id, _id));
    await noticeWaitingTransfers(db(), till.app.services);
    const isOf = and(eq(mails.kind, 'paymentUndecided'), like(mails.event, `${_id} %`));
    return (await db().select().from(mails).where(isOf)).map(({ to, text }) => [
      to,
      text.includes(transactionId ?? '-'),
    ]);
  };
  expect(await remind(23)).toEqual([]);
  expect(await remind(24)).toEqual([['boss@example.in', true]]);
  expect(await remind(48)).toHaveLength(1);
  // One that was put right is another to look for, and has waited as long.
  const other = `${transactionId}R`;
  expect(await buyer.send(_id, other)).toMatchObject({ status: 200 });
  await noticeWaitingTransfers(db(), till.app.services);
  expect(await remind(48)).toHaveLength(2);
  // Its letters are forgotten by then.
  await db()
    .delete(mails)
    .where(like(mails.event, `${_id} %`));
  expect(await remind(24 * 90)).toEqual([]);
  await till.verify(_id);
  expect(await remind(25)).toEqual([]);
});

test('a price that was tampered with, or has changed since it was looked at, is refused and nothing is begun', async () => {
  const buyer = await till.buyer();
  const { id: planId } = await till.soldPlan();
  const good = await buyer.form({ planId });
  const begin = async (form: object) => codeOf(await buyer.ask('POST /payments', form));
  for (const total of [0, 1, -118_000, good.total - 1, good.total + 1, 2 ** 40])
    expect([total, await begin({ ...good, total })]).toEqual([total, 'price_changed']);
  for (const total of [1.5, '118000', 2 ** 60, null])
    expect([total, await begin({ ...good, total })]).not.toContain(201);
  expect(await begin({ ...good, planVersion: 0 })).toBe('price_changed');
  await db().update(plans).set({ amount: 90_000, version: 2 }).where(eq(plans.id, planId));
  expect(await begin(good)).toBe('price_changed');
  await db().update(plans).set({ isPublic: false }).where(eq(plans.id, planId));
  expect(await begin(good)).toBe('plan_not_on_sale');
  expect(await db().select().from(payments).where(eq(payments.clientId, buyer.clientId))).toEqual([]);
});

test('what was begun stays as it was shown, whatever becomes of the plan', async () => {
  const buyer = await till.buyer();
  const { id: planId } = await till.soldPlan({ name: 'Old terms' });
  const { _id } = await buyer.sent({ planId });
  await db()
    .update(plans)
    .set({ amount: 1, credits: 7, name: 'New terms', isPublic: false, version: 2 })
    .where(eq(plans.id, planId));
  await till.verify(_id);
  const [bought] = await subscriptionsOf(_id);
  expect(bought).toMatchObject({ planName: 'Old terms', credits: 100, amount: 100_000, planVersion: 1 });
});

test('a double click, a second tab and the back button lead to one payment', async () => {
  const buyer = await till.buyer();
  const form = await buyer.form({ planId: till.planOf() });
  const key = randomUUID();
  const answers = await Promise.all([
    ...[key, key, key].map((each) => buyer.ask('POST /payments', form, each)),
    ...[1, 2, 3].map(() => buyer.ask('POST /payments', form, randomUUID())),
  ]);
  const ids = answers.map(({ body }) => paymentShape.pick({ _id: true }).loose().parse(body)._id);
  expect(new Set(ids).size).toBe(1);
  expect(codeOf(await buyer.ask('POST /payments', { ...form, total: 5 }, key))).toBe('idempotency_mismatch');
  const [id = ''] = ids;
  await buyer.send(id);
  const verified = await Promise.all([1, 2, 3, 4].map(() => till.verify(id)));
  expect(verified.map(codeOf).toSorted()).toEqual([200, 'payment_state', 'payment_state', 'payment_state']);
  expect(await subscriptionsOf(id)).toHaveLength(1);
});

test('a transfer pays for one payment: its id is refused for another, in any case of letters, until it was turned down', async () => {
  const [one, other] = [await till.buyer(), await till.buyer()];
  const first = await one.begin({ planId: till.planOf() });
  const second = await other.begin({ planId: till.planOf() });
  const transaction = newTransaction();
  await one.send(first._id, transaction);
  expect(codeOf(await other.send(second._id, transaction.toLowerCase()))).toBe('transaction_used');
  await till.decide(`POST /payments/${first._id}/reject`, { reason: 'Not ours.' });
  expect(await one.read(first._id)).toMatchObject({ state: 'rejected', reason: 'Not ours.' });
  expect((await other.send(second._id, transaction)).status).toBe(200);
  for (const bad of ['', 'a b c d e f', '=cmd|1', 'x'.repeat(65), '12345'])
    expect([bad, codeOf(await other.send(second._id, bad))]).toEqual([bad, 'transaction_id']);
});

test('no more than five payments are open at once, however many are begun together', async () => {
  const buyer = await till.buyer();
  const forms = [];
  for (let at = 0; at < 8; at++) forms.push(await buyer.form({ planId: (await till.soldPlan()).id }));
  const answers = await Promise.all(forms.map((form) => buyer.ask('POST /payments', form, randomUUID())));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 201)).toHaveLength(limits.openPayments);
  expect(codes.filter((code) => code === 'payments_open')).toHaveLength(3);
});

test('payments of others are as absent as those that never were', async () => {
  const [one, other] = [await till.buyer(), await till.buyer()];
  const { _id } = await one.sent({ planId: till.planOf() });
  for (const id of [_id, randomUUID()]) {
    expect((await other.ask(`GET /payments/${id}`)).status).toBe(404);
    expect((await other.ask(`POST /payments/${id}/cancel`)).status).toBe(404);
    expect((await other.send(id)).status).toBe(404);
    expect((await other.ask(`GET /payments/${id}/invoice.pdf`)).status).toBe(404);
  }
  expect((await other.ask('GET /payments')).body).toMatchObject({ data: [], total: 0 });
  expect((await other.ask(`GET /payments?clientId=${one.clientId}`)).body).toMatchObject({ total: 0 });
  expect(codeOf(await one.ask(`GET /payments/${_id}/invoice.pdf`))).toBe('invoice_not_issued');
});

test('the history is sorted, searched and handed out as a table in which nothing is a formula', async () => {
  const buyer = await till.buyer();
  const { id: cheap } = await till.soldPlan({ name: '=1+1', amount: 50_000 });
  const first = await buyer.sent({ planId: till.planOf() });
  const second = await buyer.begin({ planId: cheap });
  await till.verify(first._id);
  const list = listOf(paymentShape);
  const found = async (query: string) =>
    list.parse((await buyer.ask(`GET /payments?${query}`)).body).data.map(({ _id }) => _id);
  expect(await found('')).toEqual([second._id, first._id]);
  expect(await found('sortBy=amount&sortDirection=desc')).toEqual([first._id, second._id]);
  expect(await found('sortBy=state&sortDirection=asc')).toEqual([second._id, first._id]);
  expect(await found('state=paid')).toEqual([first._id]);
  const { invoiceNo, transactionId } = await buyer.read(first._id);
  for (const search of [invoiceNo, transactionId, 'loom']) expect(await found(`search=${search}`)).toEqual([first._id]);
  if (second.steps?.method !== 'transfer') throw new Error('A transfer was expected.');
  expect(await found(`search=${second.steps.reference}`)).toEqual([second._id]);
  const { body } = await buyer.ask('GET /payments.csv?lang=hi&timeZone=Asia/Kolkata');
  const rows = String(body).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('शुरू (Asia/Kolkata)');
  expect(rows[1]).toContain(`"'=1+1"`);
  expect(rows[2]).toContain('"1180.00"');
  expect(rows[2]).toContain('भुगतान हुआ');
});

test('a super-admin who looks at payments leaves a line in the log of their client', async () => {
  const buyer = await till.buyer();
  const { _id } = await buyer.sent({ planId: till.planOf() });
  await till.decide(`GET /payments/${_id}`);
  await till.decide('GET /payments');
  const isLook = and(eq(actionLogs.clientId, buyer.clientId), eq(actionLogs.action, 'client.read'));
  const looks = await db().select().from(actionLogs).where(isLook).orderBy(desc(actionLogs.id));
  expect(looks.map(({ params }) => params)).toEqual([{ what: 'payments' }]);
});

test('an invoice is handed out as it was issued, as a file of its number', async () => {
  const buyer = await till.buyer();
  const { _id } = await buyer.sent({ planId: till.planOf() });
  await till.verify(_id);
  const [issued] = await db().select().from(invoices).where(eq(invoices.paymentId, _id));
  expect(invoiceShape.parse(issued?.document)).toEqual(issued?.document);
  const answer = await buyer.ask(`GET /payments/${_id}/invoice.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const name = issued?.number.replaceAll('/', '-');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}.pdf`);
  expect(String(answer.body)).toMatch(/^%PDF-/);
  const wrong = await buyer.ask(`GET /payments/${_id}/invoice.pdf?number=NK/26-27/999999`);
  expect(codeOf(wrong)).toBe('invoice_not_issued');
});

test('a coupon that leaves nothing to pay starts the plan at once, and its credits are a lot of their own', async () => {
  const buyer = await till.buyer();
  const free = await till.coupon({ kind: 'percentage', value: 10_000 });
  const given = await buyer.begin({ planId: till.planOf(), couponCode: free.code });
  expect(given).toMatchObject({ state: 'paid', method: 'none', amount: 0, steps: null });
  const gift = await till.coupon({ kind: 'credits', value: 25 });
  const { _id } = await buyer.sent({ planId: till.planOf(), couponCode: gift.code });
  await till.verify(_id);
  const lots = await db()
    .select()
    .from(ledgerLots)
    .where(eq(ledgerLots.clientId, buyer.clientId))
    .orderBy(ledgerLots.id);
  expect(lots.map(({ amount }) => amount)).toEqual([100, 100, 25]);
});

test('a basket that is paid in another way, or at another price, takes the place of what was open for it, with its coupon', async () => {
  const buyer = await till.buyer();
  const { id: planId } = await till.soldPlan({ amount: 200_000 });
  const { code } = await till.coupon({ maxPerClient: 1, maxTotal: 1 });
  const basket = { planId, couponCode: code };
  const first = await buyer.begin(basket);
  await db().update(plans).set({ amount: 300_000 }).where(eq(plans.id, planId));
  const second = await buyer.begin(basket);
  expect([first.amount, second.amount]).toEqual([212_400, 318_600]);
  expect((await buyer.read(first._id)).state).toBe('cancelled');
  // Refused, it leaves what is open as it is.
  const form = { ...(await buyer.form(basket)), total: 1 };
  expect(codeOf(await buyer.ask('POST /payments', form, randomUUID()))).toBe('price_changed');
  expect((await buyer.read(second._id)).state).toBe('pending');
});

test('a mistyped transaction id is put right or withdrawn while no one has decided, and a transfer is found under the id that was looked for', async () => {
  const buyer = await till.buyer();
  await db().update(users).set({ email: 'boss@example.in' }).where(eq(users.id, till.boss.userId));
  const { _id, transactionId } = await buyer.sent({ planId: till.planOf() });
  const right = newTransaction();
  expect(await buyer.send(_id, right)).toMatchObject({ status: 200, body: { transactionId: right } });
  // Whoever heard no answer sends the same again, and replaces nothing.
  const name = (id: string) =>
    buyer.ask(`POST /payments/${_id}/transaction`, { transactionId: id, was: transactionId });
  expect((await name(right)).status).toBe(200);
  // In another window it still had the name that was mistyped.
  const error = { code: 'changed_meanwhile', params: { now: right, name: right } };
  expect(await name(newTransaction())).toMatchObject({ status: 409, body: { error } });
  const verify = (id: string | null) => till.decide(`POST /payments/${_id}/verify?transactionId=${id}`);
  expect(codeOf(await verify(transactionId))).toBe('conflict');
  const letters = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'paymentWaiting'), like(mails.event, `${_id}%`)))
    .orderBy(mails.createdAt);
  expect(letters.map(({ text }) => [transactionId, right].filter((each) => each && text.includes(each)))).toEqual([
    [transactionId],
    [right],
  ]);
  const reject = await till.decide(`POST /payments/${_id}/reject?transactionId=${transactionId}`, { reason: 'No.' });
  expect(codeOf(reject)).toBe('conflict');
  expect(await verify(right)).toMatchObject({ status: 200, body: { state: 'paid' } });
  expect(codeOf(await buyer.send(_id, newTransaction()))).toBe('payment_state');
  const other = await buyer.sent({ planId: till.planOf() });
  expect((await buyer.ask(`POST /payments/${other._id}/cancel`)).body).toMatchObject({ state: 'cancelled' });
  expect(codeOf(await till.verify(other._id))).toBe('payment_state');
});
