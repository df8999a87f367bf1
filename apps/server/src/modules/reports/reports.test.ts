import { randomUUID } from 'node:crypto';
import {
  type CostEngine,
  type Currency,
  endpoints,
  operationCost,
  type PaymentQuote,
  type PaymentState,
  reportTables,
} from '@naksha/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { setSeller } from '../../../test/sold.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { rows } from '../../db/rows.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { ledgerEntries, ledgerHolds, ledgerLots } from '../../db/schema/ledger.ts';
import { operationCosts } from '../../db/schema/operation-costs.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { issueInvoice } from '../payments/issue-invoice.ts';
import { addPlan } from '../plans/add-plan.ts';
import { earnedBy } from './report-operations.ts';

const app = useTestApp();
let token: string;

const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' });
const [year = 0, month = 0] = inIndia.format(new Date()).split('-').map(Number);
/** The month so many before this one, as the report names it. */
const back = (count: number) => new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
/** A moment of it by the clock of India. */
const at = (count: number, day: number, time = '12:00:00') =>
  new Date(`${back(count)}-${String(day).padStart(2, '0')}T${time}+05:30`);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const figures = { adminCount: 1, usersCount: 5, creditValidityDays: 90, subscriptionDays: 30 };
const termsOf = (name: string) => ({
  ...figures,
  ...{ name, credits: 100, amount: 100_000, currency: 'INR' as const, prices: {} },
});

/** A year in which little happens: who buys, spends, gets money back, ends, comes back. */
async function furnish() {
  const { db } = app.connection;
  const { id: planId } = await addPlan(db, {
    name: 'Loom',
    credits: 100,
    amount: 100_000,
    currency: 'INR',
    ...figures,
  });

  const client = async (name: string, isActive = true) => {
    const [made] = await db.insert(clients).values({ name, isActive }).returning({ id: clients.id });
    return made?.id ?? '';
  };
  const [a, b, c, d, e, f, g] = await Promise.all(
    [...'ABCDEFG'].map((letter) => client(`Mill ${letter}`, letter !== 'D')),
  );
  if (!(a && b && c && d && e && f && g)) throw new Error('The mills were not made.');

  const pay = async (
    clientId: string,
    plan: string,
    settledAt: Date | null,
    [taxable, credits]: readonly [number, number],
    { currency = 'INR' as Currency, state = 'paid' as PaymentState } = {},
  ) => {
    const id = newId();
    const about = { planId, planVersion: 1, purpose: 'purchase', currency } as const;
    const bought = { startsAt: at(1, 1).toISOString(), endsAt: at(0, 1).toISOString(), couponCode: null };
    const tax = Number((BigInt(taxable) * 18n) / 100n);
    const total = taxable + tax;
    const lines: PaymentQuote['lines'] = [
      { kind: 'plan', amount: taxable, basisPoints: null },
      { kind: 'igst', amount: tax, basisPoints: 1800 },
    ];
    const quote = { ...about, ...bought, lines, taxable, tax, total, credits };
    const row = {
      ...about,
      id,
      clientId,
      terms: termsOf(plan),
      quote,
      total,
      method: 'transfer',
      state,
    } as const;
    const party = { name: 'X', address: 'Y', country: 'IN', stateCode: '24', gstin: null };
    const seller = { ...party, email: '', series: 'N', rates: {}, bankAccount: '', bankName: '', ifsc: '', upiId: '' };
    const parties = { seller, buyer: { ...party, lang: 'en' } } as const;
    await db.insert(payments).values({ ...row, parties, expiresAt: inDays(3), settledAt });
    return id;
  };
  const ofA = await pay(a, 'Loom', at(2, 10), [100_000, 1_000]);
  const ofB = await pay(b, 'Studio', at(1, 1, '00:00:00'), [50_000, 300]);
  const ofC = await pay(c, 'Loom', at(2, 28, '23:59:59'), [9_000, 300], { currency: 'USD' });
  const ofD = await pay(d, 'Loom', at(1, 4), [0, 20]);
  await pay(e, 'Loom', null, [777, 7], { state: 'verifying' });
  await pay(f, 'Loom', at(6, 10), [555, 5]);
  const [payment] = await db.select().from(payments).where(eq(payments.id, ofB));
  if (!payment) throw new Error('The payment was not kept.');
  await db.transaction((tx) =>
    issueInvoice({ db: tx, clientId: b }, { payment, issuedAt: at(1, 1), startsAt: at(1, 1), endsAt: at(0, 1) }),
  );
  const back = { amount: 11_800, reason: 'Too much.' };
  const headers = { 'idempotency-key': randomUUID() };
  expect(await app.ask(`POST /payments/${ofB}/refund`, { token, headers, body: back })).toMatchObject({ status: 200 });

  type Kind = (typeof ledgerEntries.$inferInsert)['kind'];
  type Account = (typeof ledgerEntries.$inferInsert)['account'];
  const move = async (
    clientId: string,
    kind: Kind,
    [from, to]: readonly [Account, Account],
    amount: number,
    when: Date,
  ) => {
    const movement = { clientId, kind, movementId: randomUUID(), createdAt: when };
    await db.insert(ledgerEntries).values([
      { ...movement, account: from, amount: -amount },
      { ...movement, account: to, amount },
    ]);
  };
  const granted = ['granted', 'available'] as const;
  await move(a, 'grant', granted, 1_000, at(2, 10));
  await move(c, 'grant', granted, 300, at(2, 28));
  await move(b, 'grant', granted, 300, at(1, 1));
  await move(d, 'grant', granted, 50, at(1, 3));
  await move(d, 'correct', ['available', 'granted'], 20, at(1, 4));
  await move(a, 'reserve', ['available', 'reserved'], 40, at(1, 5));
  await move(a, 'settle', ['reserved', 'spent'], 37, at(1, 5));
  await move(a, 'release', ['reserved', 'available'], 3, at(1, 5));
  await move(a, 'expire', ['available', 'granted'], 12, at(0, 1, '00:00:00'));

  const subscribe = async (clientId: string, planName: string, startsAt: Date, endsAt: Date, paymentId?: string) => {
    const row = { ...termsOf(planName), clientId, planId, planName, startsAt, endsAt };
    const [made] = await db
      .insert(subscriptions)
      .values({ ...row, paymentId: paymentId ?? null })
      .returning();
    const lot = {
      clientId,
      amount: 1_000,
      remaining: 0,
      expiresAt: inDays(90),
      subscriptionId: made?.id ?? null,
      createdAt: startsAt,
    };
    const [lots] = await db.insert(ledgerLots).values(lot).returning();
    return lots?.id ?? '';
  };
  await subscribe(a, 'Loom', at(3, 10), at(2, 10));
  const lotA = await subscribe(a, 'Studio', at(2, 10), inDays(20), ofA);
  const lotB = await subscribe(b, 'Studio', at(3, 5), at(2, 20), ofB);
  const lotC = await subscribe(c, 'Loom', at(2, 15), inDays(200), ofC);
  const lotD = await subscribe(d, 'Loom', at(1, 3), inDays(10), ofD);
  const given = await subscribe(e, 'Loom', at(3, 1), at(2, 1));
  await subscribe(e, 'Loom', at(2, 20), inDays(45));
  await subscribe(f, 'Loom', at(5, 1), at(3, 20));
  await subscribe(g, 'Loom', at(1, 2), inDays(5));
  await subscribe(g, 'Loom', inDays(5), inDays(370));
  const spend = async (
    clientId: string,
    feature: string,
    [imagesGenerated, creditsDeducted]: readonly [number, number],
    createdAt: Date,
    lots: { id: string; amount: number }[],
  ) => {
    const holdId = randomUUID();
    const log = { clientId, feature, imagesGenerated, creditsDeducted, holdId, createdAt };
    await db.insert(creditLogs).values(log);
    const amount = lots.reduce((sum, lot) => sum + lot.amount, 0);
    await db.insert(ledgerHolds).values({ id: holdId, clientId, amount, lots, state: 'settled' });
    return { id: holdId, clientId, operation: feature, cost: creditsDeducted, createdAt, finishedAt: createdAt };
  };
  const from = (id: string, amount: number) => [{ id, amount }];
  // Of those held, what was given goes first, and ten of the others came back.
  await spend(a, 'generate', [15, 40], at(1, 5), [...from(given, 10), ...from(lotA, 40)]);
  const upscaled = await spend(a, 'upscale', [7, 7], at(1, 5), from(lotA, 7));
  await spend(b, 'generate', [10, 10], at(1, 6), from(lotB, 10));
  await spend(c, 'generate', [5, 5], at(2, 28), from(lotC, 5));
  await spend(d, 'export', [4, 4], at(1, 6), from(lotD, 4));
  await spend(f, 'generate', [99, 99], at(4, 1), []);
  const { userId } = await app.signIn({ clientId: null, role: 'superadmin' });
  const job = { ...upscaled, userId, params: {}, inputs: [], engine: 'openai', priority: 0 };
  await db.insert(jobs).values({ ...job, state: 'done' });

  const cost = (operation: string, engine: CostEngine, amount: number, startsAt: Date) =>
    db.insert(operationCosts).values({ operation, engine, amount, currency: 'INR', startsAt });
  await cost('generate', 'outside', 50, at(2, 1));
  await cost('generate', 'outside', 70, at(1, 6, '00:00:00'));
  await cost('upscale', 'outside', 1, at(4, 1));
  await cost('upscale', 'model', 999, at(4, 1));
}

beforeAll(async () => {
  token = (await app.signIn({ clientId: null, role: 'superadmin' })).token;
  await furnish();
});
const report = async () => (await app.ask('GET /reports?months=4', { token })).body;

test('revenue is what was settled in a month of India before tax, by plan and currency, and what was given back in it', async () => {
  const line = { currency: 'INR', payments: 1, refunded: 0 };
  expect(await report()).toMatchObject({
    months: [back(3), back(2), back(1), back(0)],
    revenue: [
      { ...line, month: back(2), plan: 'Loom', amount: 100_000 },
      { ...line, month: back(2), plan: 'Loom', currency: 'USD', amount: 9_000 },
      { ...line, month: back(1), plan: 'Loom', amount: 0 },
      { ...line, month: back(1), plan: 'Studio', amount: 50_000 },
      { ...line, month: back(0), plan: 'Studio', payments: 0, amount: 0, refunded: 10_000 },
    ],
  });
});

test('credits that came with money were sold, what else was added less what was corrected was given, and months without are there', async () => {
  expect(await report()).toMatchObject({
    credits: [
      { month: back(3), sold: 0, given: 0, used: 0, expired: 0 },
      { month: back(2), sold: 1_300, given: 0, used: 0, expired: 0 },
      { month: back(1), sold: 300, given: 30, used: 37, expired: 0 },
      { month: back(0), sold: 0, given: 0, used: 0, expired: 12 },
    ],
  });
});

test('an operation earns in a month what its credits were sold for, none of given ones, and costs what its results did then', async () => {
  const inr = (earned: number, cost: number) => ({ currency: 'INR', earned, cost });
  // 30 of A at 100 after ten given ones, 10 of B at 40000 for 300.
  const [earlier, later] = [back(2), back(1)];
  expect(await report()).toMatchObject({
    operations: [
      {
        ...{ month: earlier, feature: 'generate', runs: 1, results: 5, credits: 5 },
        sums: [{ currency: 'USD', earned: 150, cost: 0 }, inr(0, 5 * 50)],
      },
      {
        month: later,
        feature: 'generate',
        runs: 2,
        results: 25,
        credits: 50,
        sums: [inr(3_000 + 1_333, 15 * 50 + 10 * 70)],
      },
      { month: later, feature: 'upscale', runs: 1, results: 7, credits: 7, sums: [inr(700, 7 * 999)] },
      { month: later, feature: 'export', runs: 1, results: 4, credits: 4, sums: [inr(0, 0)] },
    ],
  });
});

test('credits that are used in whatever portions earn whole units, and all of them just what was paid', async () => {
  const portion = fc.record({
    paid: fc.nat(10 ** 12),
    portions: fc.array(fc.nat(10 ** 6), { minLength: 1, maxLength: 40 }),
  });
  const bought = fc.sample(portion, 1_000).filter(({ portions }) => portions.some((used) => used > 0));
  const given = bought.flatMap(({ paid, portions }, of) => {
    const credits = portions.reduce((sum, used) => sum + used, 0);
    return portions.map((used, at) => ({ of, at, paid, credits, used }));
  });
  const share = earnedBy({ paid: sql`paid`, credits: sql`credits`, before: sql`before`, used: sql`used` });
  const found = await rows(
    app.connection.db,
    z.object({ of: z.number(), sum: z.coerce.bigint(), least: z.coerce.bigint(), off: z.coerce.number() }),
    sql`with given as (
      select *, sum(used) over (partition by "of" order by "at") - used as before
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("of" int, "at" int, paid numeric, credits numeric, used numeric)
    )
    select "of", sum(${share}) as sum, min(${share}) as least, max(abs(${share} - paid * used / credits)) as off
    from given group by 1 order by 1`,
  );
  expect(found.length).toBe(bought.length);
  for (const { of, sum, least, off } of found) {
    expect([of, sum]).toEqual([of, BigInt(bought[of]?.paid ?? 0)]);
    expect(least >= 0n && off < 1).toBe(true);
  }
});

test('a cost begins today or later, is said again until it has begun, and stays from then on', async () => {
  const { db } = app.connection;
  const set = (changes: object) =>
    app.ask('POST /reports/costs', {
      token,
      body: { operation: 'edit', engine: 'model', amount: 250, from: '2099-01-01', ...changes },
    });
  expect((await set({})).body).toMatchObject({ error: { code: 'seller_required' } });
  await setSeller(db);
  const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
  expect((await set({ from: yesterday })).body).toMatchObject({ error: { code: 'cost_from', field: 'from' } });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const now = (await set({ from: today })).body;
  expect(now).toMatchObject({ hasBegun: true, currency: 'INR', amount: 250 });
  const later = operationCost.parse((await set({})).body);
  expect(later).toMatchObject({ hasBegun: false, startsAt: '2098-12-31T18:30:00.000Z' });
  expect((await set({ amount: 300 })).body).toMatchObject({ _id: later._id, amount: 300 });
  // The day that was named, wherever the log is read.
  const [line] = await db
    .select()
    .from(actionLogs)
    .where(and(eq(actionLogs.action, 'cost.set'), eq(actionLogs.object, later._id)));
  expect(line?.params).toMatchObject({ operation: 'edit', startsOn: '2099-01-01' });
  const remove = (cost: unknown) => app.ask(`DELETE /reports/costs/${operationCost.parse(cost)._id}`, { token });
  expect((await remove(now)).body).toMatchObject({ error: { code: 'cost_begun' } });
  expect((await remove(later)).status).toBe(200);
  expect((await remove(later)).status).toBe(404);
});

test('of active clients that have bought nothing to follow, those stand there whose plan ends within 30 days', async () => {
  const { expiring } = Object(await report());
  expect(expiring).toMatchObject([{ name: 'Mill A', plan: 'Studio' }]);
});

test('a client that ended and did not come back within the days of grace has left; one that came back has not', async () => {
  expect(await report()).toMatchObject({
    churn: [
      { month: back(3), began: 1, left: 1, joined: 3 },
      { month: back(2), began: 3, left: 1, joined: 1 },
      { month: back(1), began: 3, left: 0, joined: 2 },
      { month: back(0), began: 5, left: 0, joined: 0 },
    ],
  });
});

test.each(reportTables)('the table of %s is saved with its heads in the reader’s words', async (table) => {
  const answer = await app.ask(`GET /reports.csv?months=4&sheet=${table}&lang=gu`, { token });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const sheet = String(answer.body);
  expect(sheet).toMatch(/^\ufeff?"[\u0a80-\u0aff ]+",/);
  const lines = { revenue: 6, credits: 5, operations: 6, expiring: 2, churn: 5 };
  expect(sheet.trimEnd().split('\r\n')).toHaveLength(lines[table]);
});

test('days of a sheet are by the clock of each client, and no zone is asked for', async () => {
  expect(Object.keys(endpoints.downloadReport.query.shape)).toEqual(['months', 'sheet', 'lang']);
  const { expiring } = Object(await report());
  const { endsAt, timeZone } = expiring[0];
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(endsAt));
  const { body } = await app.ask('GET /reports.csv?months=4&sheet=expiring', { token });
  expect(String(body)).toContain(`"Mill A","Studio","${day}"`);
});

test('amounts of a sheet are whole units with their fraction', async () => {
  const { body } = await app.ask('GET /reports.csv?months=4', { token });
  expect(String(body)).toContain(`"${back(2)}","Loom","INR",1,"1000.00","0.00"`);
  expect(String(body)).toContain(`"${back(0)}","Studio","INR",0,"0.00","100.00"`);
});

test.each(['months=0', 'months=37', 'sheet=clients'])('a report with %s is refused', async (query) => {
  const answer = await app.ask(`GET /reports.csv?${query}`, { token });
  expect(answer.status).toBe(422);
});

test('a report is as all was at one moment, whatever is written while it is made', async () => {
  const { db } = app.connection;
  const before = await report();
  let asked = Promise.resolve(before);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table operation_costs in access exclusive mode`);
    asked = report();
    const waiting = sql`select count(*)::int as count from pg_locks where not granted and relation = 'operation_costs'::regclass`;
    await expect.poll(() => rows(tx, z.object({ count: z.int() }), waiting)).toEqual([{ count: 1 }]);
    // What the report reads after the costs.
    await tx
      .update(subscriptions)
      .set({ endsAt: inDays(1) })
      .where(gt(subscriptions.endsAt, inDays(1)));
  });
  expect(await asked).toEqual(before);
  expect(await report()).not.toEqual(before);
});
