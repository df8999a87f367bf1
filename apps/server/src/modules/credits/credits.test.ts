import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { checkLedger } from './check-ledger.ts';
import { reserveCredits } from './reserve.ts';
import { releaseCredits } from './return-credits.ts';
import { settleCredits } from './settle.ts';

const app = useTestApp();
afterAll(async () => {
  expect(await checkLedger(app.connection.db)).toEqual([]);
});

/** A client with so many credits and another system that may charge it. */
const prices = { upload: 1, '=1+1': 1, 'say "hi"': 1 };

async function charged(credits: number) {
  const { clientId, userId } = await addTestClient(app.connection.db, { credits, prices });
  const key = await app.addKey(clientId);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const deduct = (changes: Record<string, unknown> = {}) =>
    app.ask('PATCH /billing/deduct-images', {
      headers: { 'x-api-key': key },
      body: { clientId, userId, feature: 'upload', images: 1, requestId: crypto.randomUUID(), ...changes },
    });
  const balance = async () => (await app.ask('GET /credits/balance', { token })).body;
  const logs = (query = '') => app.ask(`GET /credits/logs${query}`, { token });
  return { clientId, userId, token, deduct, balance, logs };
}

const quota = { Error: 'Insufficient quota to deduct.' };

describe('a charge by another system', () => {
  test('takes the price of the feature for each picture, and is in the log', async () => {
    const { deduct, balance, logs, userId } = await charged(10);
    const answer = await deduct({ feature: 'generate', images: 3 });
    expect(answer).toMatchObject({ status: 200, body: { success: true, creditsDeducted: 6, creditsLeft: 4 } });
    expect(await balance()).toMatchObject({ creditsLeft: 4, totalCredits: 10, reserved: 0 });
    expect((await logs()).body).toMatchObject({
      total: 1,
      limit: 5,
      data: [{ userId, userName: 'Asha Rao', feature: 'generate', imagesGenerated: 3, creditsDeducted: 6 }],
    });
  });

  test('that cannot be paid is answered 200 with the one sentence, and costs nothing', async () => {
    const { deduct, balance, logs } = await charged(5);
    const refused = await deduct({ images: 6, requestId: 'same' });
    expect(refused).toMatchObject({ status: 200 });
    expect(refused.body).toEqual(quota);
    expect(await balance()).toMatchObject({ creditsLeft: 5 });
    expect((await logs()).body).toMatchObject({ total: 0 });
    // The refused request was not done, so the same one may be tried again.
    expect((await deduct({ images: 5, requestId: 'same' })).body).toMatchObject({ success: true, creditsLeft: 0 });
  });

  test('says that nothing was taken while the billing of the client is off', async () => {
    const { clientId, deduct, balance } = await charged(10);
    await app.connection.db.update(clients).set({ isBillingOn: false }).where(eq(clients.id, clientId));
    expect((await deduct({ images: 3 })).body).toEqual({ success: true, creditsDeducted: 0, creditsLeft: 10 });
    expect(await balance()).toMatchObject({ creditsLeft: 10 });
  });

  test('is made once per request id, though it comes ten times at once', async () => {
    const { deduct, balance } = await charged(100);
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
    const answers = await Promise.all(
      ids.flatMap((requestId) => Array.from({ length: 10 }, () => deduct({ requestId, images: 2 }))),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await balance()).toMatchObject({ creditsLeft: 80 });
    // Each of the ten heard the same as the other nine.
    for (const [index] of ids.entries()) {
      const same = answers.slice(index * 10, index * 10 + 10).map((answer) => JSON.stringify(answer.body));
      expect(new Set(same).size).toBe(1);
    }
    const other = await deduct({ requestId: ids[0], images: 3 });
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_mismatch', field: 'requestId' } } });
  });

  test.each([
    ['holds', 0, () => undefined],
    ['settled', 0, settleCredits],
    ['gave back', 1, releaseCredits],
  ] as const)('named by a job that %s its credits takes %i more', async (_, more, close) => {
    const { clientId, userId, deduct, balance } = await charged(20);
    const jobId = crypto.randomUUID();
    await app.connection.db.transaction(async (tx) => {
      const owner = { db: tx, clientId, post: app.services };
      await reserveCredits(owner, { jobId, amount: 7 });
      await close(owner, { jobId, userId, feature: 'generate', images: 1 });
    });
    const creditsLeft = (more === 0 ? 13 : 20) - more;
    const answer = { status: 200, body: { success: true, creditsDeducted: more, creditsLeft } };
    // The same id, however it is written.
    expect(await deduct({ requestId: more === 0 ? jobId.toUpperCase() : jobId })).toMatchObject(answer);
    expect(await deduct({ requestId: jobId })).toMatchObject(answer);
    expect(await balance()).toMatchObject({ creditsLeft });
  });

  test('named by a job of another client takes what it would under any other name', async () => {
    const [here, there] = [await charged(20), await charged(20)];
    const jobId = crypto.randomUUID();
    await reserveCredits({ db: app.connection.db, clientId: there.clientId }, { jobId, amount: 7 });
    expect((await here.deduct({ requestId: jobId })).body).toEqual({
      success: true,
      creditsDeducted: 1,
      creditsLeft: 19,
    });
    expect(await there.balance()).toMatchObject({ creditsLeft: 13, reserved: 7 });
  });

  test('never takes more than there is, whatever comes at once', async () => {
    const { deduct, balance } = await charged(100);
    const answers = await Promise.all(Array.from({ length: 250 }, () => deduct()));
    expect(answers.filter((answer) => Object(answer.body).success === true)).toHaveLength(100);
    // On a machine that is too busy a database is not waited for: such an answer says so, and nothing was taken for it.
    const others = answers.filter((answer) => Object(answer.body).success !== true && answer.status !== 503);
    for (const answer of others) expect(answer).toMatchObject({ status: 200, body: quota });
    const busy = answers.filter((answer) => answer.status === 503);
    for (const answer of busy) expect(answer.body).toMatchObject({ error: { code: 'unavailable' } });
    expect(others.length + busy.length).toBe(150);
    expect(await balance()).toMatchObject({ creditsLeft: 0, totalCredits: 100 });
  });

  test('is for the client of the key and its users only', async () => {
    const [here, there] = [await charged(10), await charged(10)];
    expect(await here.deduct({ clientId: there.clientId })).toMatchObject({ status: 403 });
    expect(await here.deduct({ userId: there.userId })).toMatchObject({ status: 404 });
    expect(await here.deduct({ images: 0 })).toMatchObject({ status: 422 });
    expect(await here.deduct({ images: 1.5 })).toMatchObject({ status: 422 });
    expect(await here.balance()).toMatchObject({ creditsLeft: 10 });
    expect(await there.balance()).toMatchObject({ creditsLeft: 10 });
  });
});

describe('the credit logs', () => {
  test('are filtered by user, feature and time, and paged', async () => {
    const { deduct, logs, userId, clientId } = await charged(100);
    for (const feature of ['generate', 'export', 'upload', 'upload', 'upload', 'upload']) await deduct({ feature });
    expect((await logs()).body).toMatchObject({ total: 6, pageNo: 1, limit: 5, data: { length: 5 } });
    expect((await logs('?pageNo=2')).body).toMatchObject({ data: [{ feature: 'generate' }] });
    expect((await logs('?feature=upload')).body).toMatchObject({ total: 4 });
    expect((await logs(`?userId=${userId}&limit=100`)).body).toMatchObject({ total: 6 });
    expect((await logs(`?userId=${crypto.randomUUID()}`)).body).toMatchObject({ total: 0 });
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await logs(`?to=${soon}`)).body).toMatchObject({ total: 6 });
    expect((await logs(`?from=${soon}`)).body).toMatchObject({ total: 0 });
    expect((await logs('?from=yesterday')).status).toBe(422);
    const superAdmin = await app.signIn({ clientId: null, role: 'superadmin' });
    const all = await app.ask(`GET /credits/logs?clientId=${clientId}`, { token: superAdmin.token });
    expect(all.body).toMatchObject({ total: 6 });
    const foreign = await charged(1);
    expect((await foreign.logs(`?clientId=${clientId}`)).body).toMatchObject({ total: 0 });
  });

  test('can be taken into a spreadsheet, without formulas in them', async () => {
    const { deduct, token, userId } = await charged(100);
    await deduct({ feature: '=1+1' });
    await deduct({ feature: 'say "hi"' });
    const answer = await app.ask(`GET /credits/logs.csv?userId=${userId}`, { token });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('credit-logs.csv');
    const lines = String(answer.body).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^"User name","Feature","Images generated","Credits deducted","Timestamp \(UTC\)"$/);
    expect(lines[1]).toMatch(/^"Asha Rao","say ""hi""",1,1,"\d{4}-/);
    expect(lines[2]).toContain(`"'=1+1"`);
    expect(lines).toHaveLength(3);
  });

  test('are summed by day in the zone of the client, by feature and user', async () => {
    const { deduct, token, clientId, userId } = await charged(100);
    for (const feature of ['upload', 'upload', 'generate']) await deduct({ feature });
    // 18:40 UTC is the next day in Kolkata.
    await app.connection.db
      .update(creditLogs)
      .set({ createdAt: new Date(Date.now() - 3 * 86_400_000) })
      .where(eq(creditLogs.feature, 'generate'));
    const usage = z.object({ days: z.array(z.string()), data: z.array(z.record(z.string(), z.unknown())) });
    const { days, data } = usage.parse((await app.ask('GET /credits/usage?days=7', { token })).body);
    const dayOf = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time);
    expect(days).toHaveLength(7);
    expect(days[6]).toBe(dayOf(Date.now()));
    expect(data).toEqual([
      {
        day: dayOf(Date.now() - 3 * 86_400_000),
        feature: 'generate',
        userId,
        userName: 'Asha Rao',
        creditsDeducted: 2,
        imagesGenerated: 1,
      },
      { day: days[6], feature: 'upload', userId, userName: 'Asha Rao', creditsDeducted: 2, imagesGenerated: 2 },
    ]);
    expect(clientId).toBeTruthy();
    expect((await app.ask('GET /credits/usage?days=93', { token })).status).toBe(422);
  });
});
