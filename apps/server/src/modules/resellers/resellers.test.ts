import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { commissions } from '../../db/schema/resellers.ts';

const app = useTestApp();
let token: string;
beforeAll(async () => {
  token = (await app.signIn({ clientId: null, role: 'superadmin' })).token;
});
const ask = (what: string, body?: unknown, key?: string) =>
  app.ask(what, { token, body, headers: key === undefined ? undefined : { 'idempotency-key': key } });
const made = z.looseObject({ _id: z.string() });
let count = 0;

/** A reseller of a name of its own, and what is said of it in the list. */
async function reseller(facts: Record<string, unknown> = {}) {
  const form = { name: `Surat Soft ${++count}`, commissionBasisPoints: 1_250, ...facts };
  const answer = await ask('POST /reseller', form);
  expect(answer.status).toBe(201);
  const { _id: id } = made.parse(answer.body);
  const { name } = form;
  const listed = async () => {
    const { body } = await ask(`GET /reseller?search=${encodeURIComponent(name)}`);
    return z.object({ data: z.array(z.unknown()) }).parse(body).data[0];
  };
  const earn = (amount: number, changes: Partial<typeof commissions.$inferInsert> = {}) =>
    app.connection.db
      .insert(commissions)
      .values({ resellerId: id, kind: 'earned', amount, currency: 'INR', source: randomUUID(), ...changes });
  const logged = async () => {
    const lines = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.object, id));
    return lines.map(({ action, before, after }) => ({ action, before, after }));
  };
  const pay = (
    amount: number,
    { currency = 'INR', key, was }: { currency?: string; key?: string; was?: number } = {},
  ) => ask(`POST /reseller/${id}/payouts`, { amount, currency, note: 'By transfer', was }, key);
  return { id, name, listed, earn, logged, pay };
}

test('the public pages name those who are shown and active, by their brand or else their name, to anybody', async () => {
  await reseller({ isShown: true, brand: 'Soft & Sons', website: 'https://soft.example' });
  const plain = await reseller({ isShown: true });
  await reseller();
  await reseller({ isShown: true, isActive: false });
  expect(await app.ask('GET /reseller/get-all')).toMatchObject({
    status: 200,
    body: {
      data: [
        { brand: 'Soft & Sons', website: 'https://soft.example' },
        { brand: plain.name, website: '' },
      ],
    },
  });
});

test('a reseller is added and changed with what it was, and the log says what', async () => {
  const { id, name, listed, logged } = await reseller();
  const was = { commissionBasisPoints: 1_250 };
  expect(await ask(`PATCH /reseller/${id}`, { commissionBasisPoints: 1_500, was })).toMatchObject({
    status: 200,
    body: { name, commissionBasisPoints: 1_500, clients: 0, owed: [] },
  });
  expect(await ask(`PATCH /reseller/${id}`, { commissionBasisPoints: 900, was })).toMatchObject({
    status: 409,
    body: { error: { code: 'changed_meanwhile', params: { commissionBasisPoints: 1_500, isActive: 1 } } },
  });
  expect(await listed()).toMatchObject({ commissionBasisPoints: 1_500 });
  expect(await logged()).toMatchObject([
    { action: 'reseller.created', before: null, after: { name } },
    {
      action: 'reseller.changed',
      before: { commissionBasisPoints: 1_250 },
      after: { commissionBasisPoints: 1_500 },
    },
  ]);
});

test('a name is taken whatever its letters, when one is added and when one is renamed', async () => {
  const { name } = await reseller();
  const other = await reseller();
  const taken = { status: 422, body: { error: { code: 'reseller_name_taken', field: 'name' } } };
  expect(await ask('POST /reseller', { name: name.toUpperCase(), commissionBasisPoints: 0 })).toMatchObject(taken);
  expect(await ask(`PATCH /reseller/${other.id}`, { name: name.toLowerCase() })).toMatchObject(taken);
  expect((await ask(`PATCH /reseller/${other.id}`, { name: other.name.toUpperCase() })).status).toBe(200);
});

test('one with a client, or with a line in its book, is not deleted, and one without either is', async () => {
  const refused = { status: 409, body: { error: { code: 'reseller_in_use' } } };
  const owner = await reseller();
  const { clientId } = await addTestClient(app.connection.db);
  expect((await ask(`PUT /client/${clientId}/reseller`, { resellerId: owner.id })).status).toBe(200);
  expect(await owner.listed()).toMatchObject({ clients: 1 });
  expect(await ask(`DELETE /reseller/${owner.id}`)).toMatchObject(refused);
  expect((await ask(`PUT /client/${clientId}/reseller`, { resellerId: null })).status).toBe(200);
  expect((await ask(`DELETE /reseller/${owner.id}`)).status).toBe(200);
  expect((await ask(`DELETE /reseller/${owner.id}`)).status).toBe(404);

  const paid = await reseller();
  await paid.earn(100);
  await paid.pay(100);
  expect(await paid.listed()).toMatchObject({ owed: [] });
  expect(await ask(`DELETE /reseller/${paid.id}`)).toMatchObject(refused);
});

test('whose client it is stands in the log of the client, and no one who is not there can be named', async () => {
  const { id, name } = await reseller();
  const { clientId } = await addTestClient(app.connection.db);
  const set = (resellerId: string | null) => ask(`PUT /client/${clientId}/reseller`, { resellerId });
  expect((await set(id)).status).toBe(200);
  expect(await set(randomUUID())).toMatchObject({ status: 404, body: { error: { field: 'resellerId' } } });
  expect((await set(null)).status).toBe(200);
  const lines = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, clientId));
  expect(lines.filter(({ action }) => action === 'client.reseller')).toMatchObject([
    { before: { reseller: null }, after: { reseller: name } },
    { before: { reseller: name }, after: { reseller: null } },
  ]);
});

test('whose client it is replaces no choice that its sender has not seen', async () => {
  const [mine, yours] = [await reseller(), await reseller()];
  const { clientId } = await addTestClient(app.connection.db);
  const set = (resellerId: string | null, was: string | null) =>
    ask(`PUT /client/${clientId}/reseller`, { resellerId, was });
  expect((await set(mine.id, null)).status).toBe(200);
  const refused = (params: Record<string, string>) => ({
    status: 409,
    body: { error: { code: 'changed_meanwhile', params } },
  });
  expect(await set(yours.id, null)).toMatchObject(
    refused({ now: mine.name, resellerId: mine.id, reseller: mine.name }),
  );
  expect(await mine.listed()).toMatchObject({ clients: 1 });
  expect((await set(null, mine.id)).status).toBe(200);
  expect(await set(yours.id, mine.id)).toMatchObject(refused({ now: 'None' }));
  expect((await set(yours.id, null)).status).toBe(200);
  expect(await yours.listed()).toMatchObject({ clients: 1 });
});

test('of two who look at one reseller the second hears what is owed by now, and pays knowing it', async () => {
  const { earn, pay, listed } = await reseller();
  await earn(100_000);
  await earn(5_000, { currency: 'USD' });
  expect((await pay(30_000, { was: 100_000 })).status).toBe(200);
  expect(await pay(30_000, { was: 100_000 })).toMatchObject({
    status: 409,
    body: { error: { code: 'owed_meanwhile', params: { now: '₹700.00', owed: 70_000 } } },
  });
  // What can only be refused is not asked about first.
  expect(await pay(70_001, { was: 100_000 })).toMatchObject({
    status: 422,
    body: { error: { code: 'payout_beyond_owed', field: 'amount', params: { now: '₹700.00', owed: 70_000 } } },
  });
  expect((await pay(1_000, { currency: 'USD', was: 5_000 })).status).toBe(200);
  expect((await pay(30_000, { was: 70_000 })).status).toBe(200);
  expect(await listed()).toMatchObject({ owed: [{ amount: 40_000 }, { amount: 4_000, currency: 'USD' }] });
});

test('of ten payouts at once no more is paid than is owed, each key is paid once, and currencies are kept apart', async () => {
  const { id, earn, pay, listed } = await reseller();
  const { clientId } = await addTestClient(app.connection.db);
  await earn(100_000, { fromClient: clientId, note: 'INV-1' });
  await earn(-20_000, { kind: 'returned', fromClient: clientId });
  await earn(5_000, { currency: 'USD' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(30_000, { key: randomUUID() })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: { error: { code: 'payout_beyond_owed', field: 'amount', params: { now: '₹200.00', owed: 20_000 } } },
  });
  const key = randomUUID();
  const twins = await Promise.all([pay(20_000, { key }), pay(20_000, { key })]);
  expect(twins.map(({ status }) => status)).toEqual([200, 200]);
  expect((await pay(1)).status).toBe(422);
  expect(await listed()).toMatchObject({ owed: [{ amount: 5_000, currency: 'USD' }] });
  expect((await pay(5_000, { currency: 'USD' })).status).toBe(200);
  expect(await listed()).toMatchObject({ owed: [] });
  const book = z
    .object({ total: z.int(), data: z.array(z.looseObject({ kind: z.string(), amount: z.int() })) })
    .parse((await ask(`GET /reseller/${id}/commissions?limit=5`)).body);
  expect(book).toMatchObject({ total: 7, data: { length: 5 } });
  expect(book.data[0]).toMatchObject({ kind: 'paid', amount: -5_000, currency: 'USD', clientName: null });
  expect((await ask(`GET /reseller/${id}/commissions?limit=5&pageNo=2`)).body).toMatchObject({
    data: [{ amount: -20_000, clientName: 'A mill of the tests' }, { note: 'INV-1' }],
  });
});

test.each([
  [{ name: ' ' }, 'name', 'name_required'],
  [{ commissionBasisPoints: -1 }, 'commissionBasisPoints', 'commission_share'],
  [{ commissionBasisPoints: 10_001 }, 'commissionBasisPoints', 'commission_share'],
  [{ commissionBasisPoints: 0.5 }, 'commissionBasisPoints', 'commission_share'],
  [{ website: 'http://soft.example' }, 'website', 'website_invalid'],
  [{ website: 'javascript:alert(1)' }, 'website', 'website_invalid'],
  [{ email: 'nobody' }, 'email', 'email_invalid'],
])('a reseller with %j is refused', async (facts, field, code) => {
  const form = { name: `Surat Soft ${++count}`, commissionBasisPoints: 1_250, ...facts };
  expect(await ask('POST /reseller', form)).toMatchObject({ status: 422, body: { error: { field, code } } });
});

test.each([0, -5, 1.5, 1e12])('a payout of %d is refused', async (amount) => {
  const { earn, pay } = await reseller();
  await earn(500);
  expect(await pay(amount)).toMatchObject({ status: 422, body: { error: { field: 'amount', code: 'payout_amount' } } });
});
