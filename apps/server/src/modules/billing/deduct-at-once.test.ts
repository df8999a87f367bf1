import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { deductAtOnce } from '../../../test/deduct-at-once.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { ledgerAccounts, ledgerEntries, ledgerLots } from '../../db/schema/ledger.ts';
import { AppError } from '../../http/app-error.ts';
import { readBalance } from '../credits/balance.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { expireCredits } from '../credits/expire.ts';
import { deductImages } from './deduct-images.ts';
import { deductPortion } from './deduct-portion.ts';

const app = useTestApp();

async function rush(credits: number, sizes: readonly number[]) {
  const { connection, services } = app;
  const { clientId, userId } = await addTestClient(connection.db, { credits });
  const owner = { db: connection.db, clientId };
  return { owner, run: () => deductAtOnce({ connection, services, clientId, userId, sizes }) };
}

/** The same sequence for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

// Ten thousand of them by `npm run bench -- money`.
test('two hundred deductions at once spend a hundred credits to the last one, and not one more', async () => {
  const { owner, run } = await rush(100, Array(200).fill(1));
  expect(await run()).toMatchObject({ granted: 100, spent: 100, refused: 100, faults: [] });
  expect(await readBalance(owner)).toMatchObject({ creditsLeft: 0, reserved: 0, totalCredits: 100 });
  expect(await checkLedger(app.connection.db)).toEqual([]);
});

test('of charges that go together each is judged for itself, and a request that comes again among them is charged once', async () => {
  const { connection, services } = app;
  const { clientId, userId } = await addTestClient(connection.db, { credits: 10 });
  const scope = {
    ...({ kind: 'key', db: connection.db, services, clientId, keyId: clientId, scopes: ['deduct'] } as const),
    ...{ requestId: 'together', ip: '127.0.0.1' },
  };
  const charge = async (requestId: string, images: number, changes: { userId?: string; feature?: string } = {}) => {
    const form = { clientId, userId, feature: 'upload', images, requestId, ...changes };
    return deductImages(scope, form).catch((problem) => (problem instanceof AppError ? problem.code : problem));
  };
  const outcomes = await Promise.all([
    charge('alone', 4),
    charge('first', 1),
    charge('first', 1),
    charge('first', 2),
    charge('too many', 9),
    charge('no one', 1, { userId: randomUUID() }),
    charge('no price', 1, { feature: 'weaving' }),
    charge('last', 5),
  ]);
  const paid = (creditsDeducted: number, creditsLeft: number) => ({ success: true, creditsDeducted, creditsLeft });
  expect(outcomes).toEqual([
    ...[paid(4, 6), paid(1, 5), paid(1, 5), 'idempotency_mismatch'],
    ...['quota_insufficient', 'not_found', 'feature_unpriced', paid(5, 0)],
  ]);
  expect(await charge('first', 1)).toEqual(paid(1, 5));
  // One that could not be paid is as if it had not been made.
  expect(await charge('too many', 0)).toEqual(paid(0, 0));
  expect(await checkLedger(connection.db)).toEqual([]);
});

test('portions of several processes at once, each with a transaction of its own, spend no more either, and a request among them once', async () => {
  const { connection, services } = app;
  const { clientId, userId } = await addTestClient(connection.db, { credits: 45 });
  // Every second request is sent to two of them.
  const portion = (of: number) =>
    Array.from({ length: 10 }, (_, at) => {
      const requestId = at % 2 === 0 ? `shared ${at} ${of >> 1}` : `own ${at} ${of}`;
      return { userId, feature: 'upload', images: 1, requestId, bodyHash: 'same' };
    });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, of) =>
      connection.db.transaction((tx) => deductPortion({ tx, post: services, clientId }, portion(of))),
    ),
  );
  // Forty of their own and twenty that are shared are asked for, and forty-five can be paid.
  const charged = new Set(
    outcomes.flatMap((each, of) => each.flatMap((one, at) => ('answer' in one ? portion(of)[at]?.requestId : []))),
  );
  expect(charged.size).toBe(45);
  expect(await readBalance({ db: connection.db, clientId })).toMatchObject({ creditsLeft: 0, totalCredits: 45 });
  expect(await checkLedger(connection.db)).toEqual([]);
});

test.each([11, 12])('deductions of any size leave what they did not take (seed %i)', async (seed) => {
  const next = seeded(seed);
  const { owner, run } = await rush(
    50,
    Array.from({ length: 30 }, () => 1 + (next() % 7)),
  );
  const { spent, faults } = await run();
  expect(faults).toEqual([]);
  const { creditsLeft } = await readBalance(owner);
  expect(spent + creditsLeft).toBe(50);
  // What was refused was more than there was left.
  expect(creditsLeft).toBeLessThan(7);
  expect(await checkLedger(app.connection.db)).toEqual([]);
});

test('credits that expire while they are spent are spent or expired, and never both', async () => {
  const { owner, run } = await rush(60, Array(80).fill(1));
  const { db, clientId } = owner;
  const [lot] = await db.select().from(ledgerLots).where(eq(ledgerLots.clientId, clientId));
  await db
    .update(ledgerLots)
    .set({ remaining: 20 })
    .where(eq(ledgerLots.id, lot?.id ?? ''));
  const { id: _, ...row } = lot ?? { id: '', clientId, amount: 60, remaining: 60 };
  await db.insert(ledgerLots).values({ ...row, amount: 40, remaining: 40, expiresAt: new Date(Date.now() + 60_000) });
  const end = async () => {
    const isFirst = and(eq(ledgerLots.clientId, clientId), eq(ledgerLots.amount, 40));
    await db.transaction(async (tx) => {
      // As time does it: between movements, and not within one.
      await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.clientId, clientId)).for('update');
      await tx
        .update(ledgerLots)
        .set({ expiresAt: new Date(0) })
        .where(isFirst);
    });
    await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => expireCredits({ db: tx, clientId }))));
  };
  const [{ spent, faults }] = await Promise.all([run(), end()]);
  expect(faults).toEqual([]);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, clientId));
  const expired = entries
    .filter(({ kind, account }) => kind === 'expire' && account === 'granted')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(spent + expired + (await readBalance(owner)).creditsLeft).toBe(60);
  expect(spent).toBeGreaterThanOrEqual(20);
  const [books] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.clientId, clientId));
  expect(books).toMatchObject({ spent, granted: -(60 - expired) });
  expect(await checkLedger(db)).toEqual([]);
});
