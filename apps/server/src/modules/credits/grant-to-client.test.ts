import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { ledgerEntries, ledgerLots } from '../../db/schema/ledger.ts';
import type { DomainEvent } from '../../jobs/publish-event.ts';
import { checkLedger } from './check-ledger.ts';

const app = useTestApp();
let token: string;
beforeAll(async () => {
  token = (await app.signIn({ clientId: null, role: 'superadmin' })).token;
});
afterAll(async () => {
  expect(await checkLedger(app.connection.db)).toEqual([]);
});

/** A client of ten credits, and what a super-admin gives it. */
async function house() {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db, { credits: 10 });
  const grant = (changes: Record<string, unknown> = {}, key?: string) =>
    app.ask('POST /credits/grant', {
      token,
      body: { clientId, amount: 50, reason: 'For the fair in Surat', expiresAt: null, ...changes },
      headers: key === undefined ? undefined : { 'idempotency-key': key },
    });
  const granted = async () => {
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, clientId));
    return entries.filter((row) => row.account === 'available').map(({ amount, reason }) => [amount, reason]);
  };
  return { clientId, grant, granted };
}

test('credits that are given can be spent at once, and stand in book and log with their reason', async () => {
  const { clientId, grant, granted } = await house();
  const heard: DomainEvent[] = [];
  const stop = app.services.events.subscribe((event) => heard.push(event));
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await grant({ reason: '  For the fair in Surat ', expiresAt });
  expect(answer).toMatchObject({ status: 200, body: { creditsLeft: 60, totalCredits: 60, reserved: 0, expiresAt } });
  expect(await granted()).toEqual([
    [10, 'Trial'],
    [50, 'For the fair in Surat'],
  ]);
  await eventually(() => expect(heard).toContainEqual({ kind: 'credits', clientId }));
  stop();
  const lines = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, clientId));
  expect(lines.filter(({ action }) => action !== 'plan.started')).toMatchObject([
    { action: 'credits.granted', object: clientId, params: { amount: 50, reason: 'For the fair in Surat', expiresAt } },
  ]);
});

test('credits without an end stay', async () => {
  const { clientId, grant } = await house();
  expect((await grant()).status).toBe(200);
  const lots = await app.connection.db.select().from(ledgerLots).where(eq(ledgerLots.clientId, clientId));
  expect(lots.map(({ amount, expiresAt }) => [amount, expiresAt === null])).toEqual([
    [10, false],
    [50, true],
  ]);
});

test('the same request is done once, though it comes five times at once, and another under its key is refused', async () => {
  const { grant, granted } = await house();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => grant({}, key)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 5 }, () => [200, expect.objectContaining({ creditsLeft: 60 })]),
  );
  expect(await granted()).toHaveLength(2);
  expect(await grant({ amount: 51 }, key)).toMatchObject({
    status: 422,
    body: { error: { code: 'idempotency_mismatch' } },
  });
  expect(await grant({}, randomUUID())).toMatchObject({ body: { creditsLeft: 110 } });
});

test.each([
  [{ amount: 0 }, 422, 'amount', 'Credits are a whole number from 1 to 10000000.'],
  [{ amount: -5 }, 422, 'amount', 'Credits are a whole number from 1 to 10000000.'],
  [{ amount: 1.5 }, 422, 'amount', 'Credits are a whole number from 1 to 10000000.'],
  [{ amount: 10_000_001 }, 422, 'amount', 'Credits are a whole number from 1 to 10000000.'],
  [{ reason: '  ' }, 422, 'reason', 'Please give a reason: the client can read it in the log.'],
  [{ reason: 'x'.repeat(201) }, 422, 'reason', 'A reason can have at most 200 characters.'],
  [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 422, 'expiresAt', 'Please choose a day that has not passed.'],
  [{ expiresAt: 'tomorrow' }, 422, 'expiresAt', /^The value of expiresAt is not accepted/],
  [{ clientId: randomUUID() }, 404, undefined, 'There is nothing here under this name.'],
] as const)('a grant with %j is refused', async (changes, status, field, message) => {
  const { grant, granted } = await house();
  const answer = await grant(changes);
  expect(answer.status).toBe(status);
  const sentence = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(answer.body).toMatchObject({ error: { message: sentence, ...(field !== undefined && { field }) } });
  expect(await granted()).toHaveLength(1);
});
