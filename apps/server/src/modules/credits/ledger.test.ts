import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import type { Connection } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { ledgerEntries, ledgerLots } from '../../db/schema/ledger.ts';
import { readBalance } from './balance.ts';
import { checkLedger } from './check-ledger.ts';
import { grantCredits } from './grant.ts';
import { reserveCredits } from './reserve.ts';
import { releaseCredits } from './return-credits.ts';
import { settleCredits } from './settle.ts';

let app: TestApp;
let connection: Connection;
beforeAll(async () => {
  app = await openTestApp();
  connection = app.connection;
});
afterEach(async () => {
  expect(await checkLedger(connection.db)).toEqual([]);
});
afterAll(() => app.close());

const reserve = (clientId: string, amount: number, jobId = newId()) =>
  connection.db.transaction(
    async (tx) => (await reserveCredits({ db: tx, clientId }, { jobId, amount })) !== undefined,
  );
const settle = (clientId: string, jobId: string, amount?: number) =>
  connection.db.transaction((tx) =>
    settleCredits(
      { db: tx, clientId, post: app.services },
      { jobId, userId: null, feature: 'generate', images: 1, ...(amount !== undefined && { amount }) },
    ),
  );
const release = (clientId: string, jobId: string) =>
  connection.db.transaction((tx) => releaseCredits({ db: tx, clientId }, { jobId }));
const balance = (clientId: string) => readBalance({ db: connection.db, clientId });
const grant = (clientId: string, amount: number, expiresAt: Date | null) =>
  connection.db.transaction((tx) => grantCredits({ db: tx, clientId }, { amount, expiresAt, reason: 'test' }));
/** Lets every lot of a client that has an expiry expire. */
const expireNow = (clientId: string) =>
  connection.db.transaction(async (tx) => {
    await tx.execute(sql`select from ledger_accounts where client_id = ${clientId} for update`);
    await tx
      .update(ledgerLots)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(and(eq(ledgerLots.clientId, clientId), isNotNull(ledgerLots.expiresAt)));
  });

describe('credits', () => {
  test('move from available over reserved to spent, once', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 10 });
    const jobId = newId();
    expect(await reserve(clientId, 4, jobId)).toBe(true);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 6, reserved: 4, totalCredits: 10 });
    expect(await settle(clientId, jobId)).toBe(true);
    expect(await settle(clientId, jobId)).toBe(false);
    expect(await release(clientId, jobId)).toBe(false);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 6, reserved: 0, totalCredits: 10 });
    const logs = await connection.db.select().from(creditLogs).where(eq(creditLogs.clientId, clientId));
    expect(logs).toMatchObject([{ creditsDeducted: 4, imagesGenerated: 1, feature: 'generate' }]);
  });

  test('come back when a job fails, and in part when it came to less', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 10 });
    const [failed, cheaper] = [newId(), newId()];
    await reserve(clientId, 4, failed);
    await reserve(clientId, 6, cheaper);
    expect(await reserve(clientId, 1)).toBe(false);
    expect(await release(clientId, failed)).toBe(true);
    expect(await release(clientId, failed)).toBe(false);
    expect(await settle(clientId, cheaper, 2)).toBe(true);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 8, reserved: 0 });
  });

  test('leave no trace when the transaction around them fails', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 10 });
    const before = await connection.db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, clientId));
    const failing = connection.db.transaction(async (tx) => {
      await reserveCredits({ db: tx, clientId }, { jobId: newId(), amount: 5 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 10, reserved: 0 });
    expect(await connection.db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, clientId))).toEqual(
      before,
    );
  });

  test('are few or many beside what the latest came with and what holds some yet, not beside all of the years', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 300 });
    const spend = async (amount: number) => {
      const jobId = newId();
      await reserve(clientId, amount, jobId);
      await settle(clientId, jobId);
    };
    await spend(290);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 10, totalCredits: 300, currentTotal: 300 });
    await grant(clientId, 25, new Date(Date.now() + 3_600_000));
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 35, totalCredits: 325, currentTotal: 325 });
    await grant(clientId, 25, null);
    await spend(35);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 25, totalCredits: 350, currentTotal: 25 });
    await spend(25);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 0, totalCredits: 350, currentTotal: 25 });
    await grant(clientId, 7, new Date(Date.now() + 3_600_000));
    await grant(clientId, 5, null);
    await expireNow(clientId);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 5, currentTotal: 5 });
  });

  test('that expire first are taken first, and those that expired are neither counted nor spent', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 0 });
    await grant(clientId, 5, null);
    await grant(clientId, 5, new Date(Date.now() + 3_600_000));
    const jobId = newId();
    await reserve(clientId, 3, jobId);
    await expireNow(clientId);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 5, totalCredits: 8, reserved: 3, expiresAt: null });
    expect(await reserve(clientId, 6)).toBe(false);
    expect(await reserve(clientId, 5)).toBe(true);
    // What comes back into an expired lot is gone with it.
    await release(clientId, jobId);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 0 });
    expect(await reserve(clientId, 1)).toBe(false);
  });

  test('are held at nothing while billing is off', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 0 });
    await connection.db.update(clients).set({ isBillingOn: false }).where(eq(clients.id, clientId));
    const jobId = newId();
    expect(await reserve(clientId, 50, jobId)).toBe(true);
    expect(await settle(clientId, jobId)).toBe(true);
    const logs = await connection.db.select().from(creditLogs).where(eq(creditLogs.clientId, clientId));
    expect(logs).toMatchObject([{ creditsDeducted: 0 }]);
  });
});

describe('credits asked for by many at once', () => {
  test('are never given twice', async () => {
    for (let round = 0; round < 3; round++) {
      const { clientId } = await addTestClient(connection.db, { credits: 20 });
      await grant(clientId, 20, null);
      // No more than a slow machine serves one after another before the last tires of waiting for the row.
      const given = await Promise.all(Array.from({ length: 60 }, () => reserve(clientId, 1)));
      expect(given.filter(Boolean)).toHaveLength(40);
      expect(await balance(clientId)).toMatchObject({ creditsLeft: 0, reserved: 40 });
    }
  });

  test('are either spent or expired, never both', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 80 });
    const asked = Array.from({ length: 120 }, (_, index) =>
      index === 40 ? expireNow(clientId).then(() => false) : reserve(clientId, 1),
    );
    const given = (await Promise.all(asked)).filter(Boolean).length;
    await reserve(clientId, 0);
    expect(await balance(clientId)).toMatchObject({ creditsLeft: 0, reserved: given });
  });

  test('stay exact through a thousand random movements', async () => {
    const { clientId } = await addTestClient(connection.db, { credits: 300 });
    const random = mulberry(20_261_120);
    const holds: string[] = [];
    const step = async () => {
      const dice = random();
      const jobId = holds[Math.floor(random() * holds.length)] ?? newId();
      if (dice < 0.4) {
        const fresh = newId();
        if (await reserve(clientId, Math.floor(random() * 9), fresh)) holds.push(fresh);
      } else if (dice < 0.65) await settle(clientId, jobId, Math.floor(random() * 9));
      else if (dice < 0.9) await release(clientId, jobId);
      else if (dice < 0.97) await grant(clientId, 1 + Math.floor(random() * 20), random() < 0.5 ? null : soon());
      else await expireNow(clientId);
    };
    for (let batch = 0; batch < 100; batch++) await Promise.all(Array.from({ length: 10 }, step));
    const { creditsLeft, reserved } = await balance(clientId);
    expect(creditsLeft).toBeGreaterThanOrEqual(0);
    expect(reserved).toBeGreaterThanOrEqual(0);
  });
});

const soon = () => new Date(Date.now() + 60_000);

/** A small seeded generator, so that a failure can be seen again. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
