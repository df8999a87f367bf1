import { creditStatement } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useOperator } from '../../../test/operator.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { ledgerLots } from '../../db/schema/ledger.ts';
import { readBalance } from './balance.ts';
import { checkLedger } from './check-ledger.ts';
import { expireCredits } from './expire.ts';
import { forecastCredits, runsOut } from './forecast-credits.ts';
import { grantCredits } from './grant.ts';
import { reserveCredits } from './reserve.ts';
import { releaseCredits } from './return-credits.ts';
import { settleCredits } from './settle.ts';

const { app, ask, house, operator } = useOperator();
const correct = (clientId: string, amount: number, reason = 'A slip') =>
  ask('POST /credits/correct', { clientId, amount, reason });
const ownerOf = (clientId: string) => ({ db: app.connection.db, clientId });
const dayMs = 86_400_000;

describe('a correction', () => {
  test('adds or takes away with its reason in book and log, and the books agree', async () => {
    const { clientId, logged } = await house({ credits: 10 });
    expect((await correct(clientId, 5)).body).toMatchObject({ creditsLeft: 15, totalCredits: 15 });
    expect((await correct(clientId, -12, 'Granted twice')).body).toMatchObject({ creditsLeft: 3, totalCredits: 3 });
    expect((await logged('credits.corrected')).map(({ params, after }) => ({ params, after }))).toEqual([
      { params: { amount: 5, reason: 'A slip' }, after: { creditsLeft: 15 } },
      { params: { amount: -12, reason: 'Granted twice' }, after: { creditsLeft: 3 } },
    ]);
    expect(await checkLedger(app.connection.db)).toEqual([]);
  });

  test('takes nothing that is held or is not there, and is done once for its key', async () => {
    const { clientId } = await house({ credits: 10 });
    await app.connection.db.transaction((tx) =>
      reserveCredits({ db: tx, clientId }, { jobId: crypto.randomUUID(), amount: 4 }),
    );
    expect(await correct(clientId, -7)).toMatchObject({
      status: 422,
      body: { error: { code: 'credits_correction_too_large', params: { left: 6 } } },
    });
    for (const [amount, reason] of [
      [0, 'x'],
      [1.5, 'x'],
      [-1, '  '],
      [1e9, 'x'],
    ] as const)
      expect((await correct(clientId, amount, reason)).status).toBe(422);
    const call = () =>
      app.ask('POST /credits/correct', {
        ...{ token: operator.token, headers: { 'idempotency-key': `once-${clientId}` } },
        body: { clientId, amount: -6, reason: 'All of it' },
      });
    const twice = await Promise.all([call(), call()]);
    expect(twice.map(({ body }) => body)).toMatchObject([{ creditsLeft: 0 }, { creditsLeft: 0 }]);
    expect(await readBalance(ownerOf(clientId))).toMatchObject({ creditsLeft: 0, reserved: 4 });
    expect(await checkLedger(app.connection.db)).toEqual([]);
  });

  test('that races deductions leaves neither below nothing', async () => {
    const { clientId } = await house({ credits: 30 });
    const spend = () =>
      app.connection.db.transaction((tx) =>
        reserveCredits({ db: tx, clientId }, { jobId: crypto.randomUUID(), amount: 1 }),
      );
    const taken = await Promise.all([
      ...Array.from({ length: 25 }, async () => ((await spend()) === undefined ? 0 : 1)),
      ...Array.from({ length: 4 }, async () => ((await correct(clientId, -5)).status === 200 ? 5 : 0)),
    ]);
    const { creditsLeft } = await readBalance(ownerOf(clientId));
    expect(creditsLeft).toBe(30 - taken.reduce<number>((sum, each) => sum + each, 0));
    expect(creditsLeft).toBeGreaterThanOrEqual(0);
    expect(await checkLedger(app.connection.db)).toEqual([]);
  });
});

test('the check of the ledger notices a movement that goes the wrong way, and a correction without a reason', async () => {
  const { clientId } = await house({ credits: 10 });
  const { db } = app.connection;
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(
        `insert into ledger_entries (id, client_id, movement_id, kind, account, amount) select gen_random_uuid(), '${clientId}', '${clientId}', 'correct', account, amount from (values ('spent', -3), ('available', 3)) as wrong(account, amount)`,
      );
      throw new Error((await checkLedger(tx)).join('; '));
    }),
  ).rejects.toThrow(/goes another way than correct does; .*has no reason/s);
});

describe('the statement of a month', () => {
  test('shows what came, went, expired and was given back, by the clock of the client, and adds up', async () => {
    const { clientId, userId, admin } = await house({ credits: 100 });
    const { db } = app.connection;
    await db.update(clients).set({ timeZone: 'Asia/Kolkata' }).where(eq(clients.id, clientId));
    await correct(clientId, -10, 'Counted twice');
    const work = async (amount: number, isDone: boolean) => {
      const jobId = crypto.randomUUID();
      await db.transaction(async (tx) => {
        const owner = { db: tx, clientId, post: app.services };
        await reserveCredits(owner, { jobId, amount });
        if (isDone) await settleCredits(owner, { jobId, userId, feature: 'generate', images: 2 });
        else await releaseCredits(owner, { jobId });
      });
    };
    await work(8, true);
    await work(5, false);
    await db.transaction(async (tx) => {
      const owner = { db: tx, clientId };
      await grantCredits(owner, { amount: 20, expiresAt: new Date(Date.now() + dayMs), reason: 'For the fair' });
      await tx
        .update(ledgerLots)
        .set({ expiresAt: new Date(0) })
        .where(eq(ledgerLots.amount, 20));
      await expireCredits(owner);
    });
    const read = async (query = '') =>
      creditStatement.parse((await app.ask(`GET /credits/statement${query}`, { token: admin.token })).body);
    const statement = await read();
    expect(statement).toMatchObject({
      ...{ opening: 0, granted: 120, corrected: -10, spent: 8, expired: 20, closing: 82, returned: 5 },
      features: [{ feature: 'generate', images: 2, credits: 8 }],
    });
    expect(statement.movements.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['grant', 100, 'Trial'],
      ['correct', -10, 'Counted twice'],
      ['grant', 20, 'For the fair'],
      ['expire', -20, null],
    ]);
    expect(statement.closing).toBe((await readBalance(ownerOf(clientId))).creditsLeft);
    expect(await read('?month=2020-02')).toMatchObject({ month: '2020-02', opening: 0, closing: 0, movements: [] });
    expect(await read('?month=2999-12')).toMatchObject({ opening: 82, closing: 82 });
    expect((await app.ask('GET /credits/statement?month=0000-01', { token: admin.token })).status).toBe(422);
    const asked = creditStatement.parse((await ask(`GET /credits/statement?clientId=${clientId}`)).body);
    expect(asked).toEqual(statement);
    const other = await house();
    const peeked = await app.ask(`GET /credits/statement?clientId=${clientId}`, { token: other.admin.token });
    expect(peeked.body).toMatchObject({ spent: 0 });
  });
});

describe('the forecast', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  const lot = (remaining: number, days: number | null) => ({
    remaining,
    expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
  });
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();

  test.each([
    ['nothing is spent', [lot(100, null)], 0, null],
    ['the pace uses them up in ten days', [lot(10, null)], 28, inDays(10)],
    ['a lot expires before it is used up', [lot(10, 5)], 28, null],
    ['one lot is used up after another', [lot(4, 5), lot(6, 11)], 28, inDays(10)],
    ['nothing is left', [], 28, now.toISOString()],
    ['it would last beyond all calendars', [lot(9_000_000_000, null)], 1, null],
  ])('where %s', (_, open, spent, expected) => {
    expect(runsOut({ open, spent, days: 28, now })).toBe(expected);
  });

  test('counts what was spent in the last four weeks', async () => {
    const { clientId } = await house({ credits: 28 });
    const { db } = app.connection;
    const log = (creditsDeducted: number, days: number) => ({
      ...{ clientId, holdId: crypto.randomUUID(), feature: 'generate', imagesGenerated: 1, creditsDeducted },
      createdAt: new Date(Date.now() - days * dayMs),
    });
    await db.insert(creditLogs).values([log(14, 1), log(14, 27), log(1000, 29)]);
    expect(await forecastCredits(ownerOf(clientId))).toMatchObject({ days: 28, spentPerDay: 1 });
    await db.delete(creditLogs).where(eq(creditLogs.clientId, clientId));
  });
});
