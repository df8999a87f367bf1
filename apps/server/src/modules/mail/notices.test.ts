import { randomUUID } from 'node:crypto';
import { generateParams, type LetterKind, limits } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { engineOf, paint, type TestRun } from '../../../test/engines.ts';
import { eventually } from '../../../test/eventually.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { mails } from '../../db/schema/mails.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { users } from '../../db/schema/users.ts';
import type { Worker } from '../../jobs/start-worker.ts';
import { grantCredits } from '../credits/grant.ts';
import { noticeExpiringCredits } from '../credits/notice-expiring-credits.ts';
import { takePlanCredits } from '../credits/take-plan-credits.ts';
import { startDesignWorker } from '../designs/start-design-worker.ts';
import { noticeEndedPlans } from '../subscriptions/notice-ended-plans.ts';
import { noticeEndingPlans } from '../subscriptions/notice-ending-plans.ts';

let app: TestApp;
let worker: Worker;
let run: TestRun = paint;
beforeAll(async () => {
  app = await openTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.0/8' });
  const onError = (error: unknown) => app.errors.push(error);
  const engines = engineOf((...given) => run(...given));
  worker = await startDesignWorker({ ...app.services, connection: app.connection, engines, onError });
});
afterAll(async () => {
  await worker.stop(0);
  await app.close();
  expect(app.errors).toEqual([]);
});

/** Somebody with an address and choices of their own, signed in. */
async function person(role: 'user' | 'admin', { credits = 100, preferences = {}, clientId = '' } = {}) {
  const home = clientId || (await addTestClient(app.connection.db, { credits })).clientId;
  const account = await app.signIn({ clientId: home, role });
  const email = `${account.username}@mill.example`;
  await app.connection.db.update(users).set({ email, preferences }).where(eq(users.id, account.userId));
  return { ...account, clientId: home };
}

const lettersTo = (userId: string, kind: LetterKind) =>
  app.connection.db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, kind)));

describe('a new sign-in', () => {
  const logIn = (login: string, address: string, agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0') =>
    app.ask('POST /auth/login', {
      body: { login, password: testPassword },
      headers: { 'x-forwarded-for': address, 'user-agent': agent },
    });

  test('is news from an address not seen before, but not the first one of all', async () => {
    const { username, userId } = await person('user');
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.1'])
      expect((await logIn(username, address)).status).toBe(200);
    const letters = await lettersTo(userId, 'newSignIn');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('203.0.113.2');
    expect(letters[0]?.text).toContain('Firefox, Linux');
  });

  test('with another browser or system is written about to whom it happened, from a known address too, once for each', async () => {
    const { username, userId } = await person('user');
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
    for (const [device, letters] of [
      [undefined, 0],
      [undefined, 0],
      [chrome, 1],
      [chrome.replace('126', '127'), 1],
      ['curl/8.5.0', 2],
      [undefined, 2],
    ] as const) {
      expect((await logIn(username, '203.0.113.1', device)).status).toBe(200);
      expect(await lettersTo(userId, 'newSignIn')).toHaveLength(letters);
    }
  });

  test('names no words of whoever came, and is no news to whoever does not want it', async () => {
    const hostile = await person('user');
    const quiet = await person('user', { preferences: { 'mail.newSignIn': false } });
    for (const { username } of [hostile, quiet]) {
      for (const address of ['203.0.113.1', '203.0.113.2']) await logIn(username, address, 'Visit http://evil.example');
    }
    const [letter] = await lettersTo(hostile.userId, 'newSignIn');
    expect(letter?.text).not.toContain('evil');
    expect(await lettersTo(quiet.userId, 'newSignIn')).toEqual([]);
  });
});

/** A job that she asked for so long before its end, all but a moment of which it stood in line. */
async function make({ token }: { token: string }, seconds: number, operation: 'generate' | 'exportPsd' = 'generate') {
  run = async (...given) => {
    await app.connection.db
      .update(jobs)
      .set({ createdAt: sql`now() - interval '1 second' * ${seconds}` })
      .where(eq(jobs.state, 'running'));
    return paint(...given);
  };
  const text = [{ content: 'Naksha' }];
  const params = operation === 'generate' ? generateParams.parse({ prompt: 'vines' }) : { fileName: 'vines.psd', text };
  const asked = await app.ask('POST /design/jobs', { token, body: { operation, inputs: [], params } });
  expect(asked.status).toBe(202);
  const id: string = Object(asked.body).job._id;
  await eventually(async () =>
    expect((await app.ask(`GET /design/jobs/${id}`, { token })).body).toMatchObject({ job: { state: 'done' } }),
  );
}

describe('what is ready', () => {
  test.each([
    ['long', undefined, limits.noticeJobSeconds + 5, 1],
    ['short', true, limits.noticeJobSeconds - 30, 0],
    ['long, but not wanted,', false, limits.noticeJobSeconds + 5, 0],
  ])('is written about when it took %s', async (_, wanted, seconds, count) => {
    const asha = await person('user', { preferences: wanted === undefined ? {} : { 'mail.designReady': wanted } });
    await make(asha, seconds);
    const letters = await lettersTo(asha.userId, 'designReady');
    expect(letters).toHaveLength(count);
    for (const { subject } of letters) expect(subject).not.toMatch(/\.png/);
  });

  test('is written about at once when it is a PSD', async () => {
    const asha = await person('user');
    await make(asha, 1, 'exportPsd');
    expect(await lettersTo(asha.userId, 'psdReady')).toMatchObject([
      { state: 'kept', subject: expect.stringMatching(/\.png$/) },
    ]);
  });

  test('is written about once where more of it follows, and each person alone', async () => {
    const [asha, bela] = [await person('user'), await person('user')];
    for (const designer of [asha, asha, bela, asha]) await make(designer, limits.noticeJobSeconds + 5);
    const [letter, ...more] = await lettersTo(asha.userId, 'designReady');
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ times: 3, text: expect.stringMatching(/In all: 3\.[\s\S]*\/collection$/m) });
    expect(await lettersTo(bela.userId, 'designReady')).toMatchObject([{ times: 1 }]);
  });
});

test('credits that run low are written about to the administrators, once for each time some were added', async () => {
  const admin = await person('admin', { credits: 20 });
  const { clientId } = admin;
  const asha = await person('user', { clientId });
  const key = await app.addKey(clientId);
  const spend = (images: number) => {
    const body = { clientId, userId: asha.userId, feature: 'upload', images, requestId: randomUUID() };
    return app.ask('PATCH /billing/deduct-images', { body, headers: { 'x-api-key': key } });
  };
  await spend(18);
  expect(await lettersTo(admin.userId, 'creditsLow')).toEqual([]);
  await spend(1);
  expect((await lettersTo(admin.userId, 'creditsLow'))[0]?.text).toContain('1 of 20 credits');
  await spend(1);
  expect(await lettersTo(admin.userId, 'creditsLow')).toHaveLength(1);
  expect(await lettersTo(asha.userId, 'creditsLow')).toEqual([]);
  // Of all that was ever granted this would be less than a tenth.
  await app.connection.db.transaction(async (tx) => {
    for (const amount of [1, 1]) await grantCredits({ db: tx, clientId }, { amount, expiresAt: null, reason: 'more' });
  });
  await spend(1);
  expect(await lettersTo(admin.userId, 'creditsLow')).toHaveLength(1);
  await spend(1);
  expect((await lettersTo(admin.userId, 'creditsLow')).map(({ subject }) => subject)).toHaveLength(2);
});

test('credits that a correction or the end of a plan takes below the mark are written about as those that work took', async () => {
  const [corrected, ended] = [await person('admin', { credits: 20 }), await person('admin', { credits: 20 })];
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const correct = (amount: number) =>
    app.ask('POST /credits/correct', {
      token,
      body: { clientId: corrected.clientId, amount, reason: 'Counted twice' },
      headers: { 'idempotency-key': randomUUID() },
    });
  expect((await correct(-5)).status).toBe(200);
  expect(await lettersTo(corrected.userId, 'creditsLow')).toEqual([]);
  expect((await correct(-14)).status).toBe(200);
  expect((await lettersTo(corrected.userId, 'creditsLow'))[0]?.text).toContain('1 of 20 credits');
  const { clientId } = ended;
  await app.connection.db.transaction(async (tx) => {
    const [plan] = await tx.select().from(subscriptions).where(eq(subscriptions.clientId, clientId));
    const purse = { db: tx, clientId, post: app.services };
    const taken = await takePlanCredits(
      purse,
      { ip: null, requestId: null },
      { subscriptionId: plan?.id ?? '', reason: 'x' },
    );
    expect(taken).toBe(20);
  });
  expect(await lettersTo(ended.userId, 'creditsLow')).toHaveLength(1);
});

test('a plan that ends within a week is written about once, unless another one goes on', async () => {
  const { db } = app.connection;
  const [ending, renewed, far] = [await person('admin'), await person('admin'), await person('admin')];
  const endIn = (clientId: string, days: number) =>
    db
      .update(subscriptions)
      .set({ endsAt: new Date(Date.now() + days * 86_400_000) })
      .where(eq(subscriptions.clientId, clientId));
  await endIn(far.clientId, 8);
  await endIn(ending.clientId, 6);
  await endIn(renewed.clientId, 6);
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.clientId, renewed.clientId));
  if (!plan) throw new Error('A subscription was expected.');
  const endsAt = new Date(Date.now() + 30 * 86_400_000);
  await db.insert(subscriptions).values({ ...plan, id: randomUUID(), endsAt });
  for (let turn = 0; turn < 2; turn++) await noticeEndingPlans(db, app.services);
  const count = async ({ userId }: { userId: string }) => (await lettersTo(userId, 'planEnding')).length;
  expect([await count(ending), await count(renewed), await count(far)]).toEqual([1, 0, 0]);
});

test('a plan that has ended is written about once while its files can be taken along, unless another one goes on', async () => {
  const { db } = app.connection;
  const [ended, renewed, over] = [await person('admin'), await person('admin'), await person('admin')];
  const endedAgo = (clientId: string, days: number) =>
    db
      .update(subscriptions)
      .set({ startsAt: new Date(0), endsAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(subscriptions.clientId, clientId));
  await endedAgo(ended.clientId, 2);
  await endedAgo(renewed.clientId, 2);
  await endedAgo(over.clientId, 31);
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.clientId, renewed.clientId));
  if (!plan) throw new Error('A subscription was expected.');
  await db.insert(subscriptions).values({ ...plan, id: randomUUID(), endsAt: new Date(Date.now() + 86_400_000) });
  for (let turn = 0; turn < 2; turn++) await noticeEndedPlans(db, app.services);
  const count = async ({ userId }: { userId: string }) => (await lettersTo(userId, 'planEnded')).length;
  expect([await count(ended), await count(renewed), await count(over)]).toEqual([1, 0, 0]);
});

test('credits that expire within a week are written about once, with how many they are', async () => {
  const { db } = app.connection;
  const admin = await person('admin', { credits: 20 });
  const { clientId } = admin;
  const expireIn = (days: number) => new Date(Date.now() + days * 86_400_000);
  const sixDays = expireIn(6);
  await db.transaction(async (tx) => {
    for (const [amount, expiresAt] of [
      [3, sixDays],
      [4, sixDays],
      [5, expireIn(9)],
    ] as const)
      await grantCredits({ db: tx, clientId }, { amount, expiresAt, reason: 'for a week' });
  });
  for (let turn = 0; turn < 2; turn++) await noticeExpiringCredits(db, app.services);
  const letters = await lettersTo(admin.userId, 'creditsExpiring');
  expect(letters.map(({ text }) => /\d+ of your \d+ credits/.exec(text)?.[0])).toEqual(['7 of your 32 credits']);
  // Those that are spent are no longer written about.
  const other = await person('admin', { credits: 0 });
  for (let turn = 0; turn < 2; turn++) await noticeExpiringCredits(db, app.services);
  expect(await lettersTo(other.userId, 'creditsExpiring')).toEqual([]);
});

describe('what a client writes in a ticket', () => {
  test('is a letter to the address of support, with the words of the client as text, and what support writes is not', async () => {
    const support = await openTestApp({ SUPPORT_ADDRESS: 'help@naksha.example' });
    const { clientId } = await addTestClient(support.connection.db);
    const admin = await support.signIn({ clientId, role: 'admin' });
    const superAdmin = await support.signIn({ clientId: null, role: 'superadmin' });
    const headers = () => ({ 'idempotency-key': randomUUID() });
    const opened = await support.ask('POST /support/tickets', {
      token: admin.token,
      headers: headers(),
      body: { title: 'Grey <b>export</b>', description: 'No colours.' },
    });
    const { data } = z.object({ data: z.object({ _id: z.string() }) }).parse(opened.body);
    for (const { token } of [admin, superAdmin])
      await support.ask(`POST /support/tickets/${data._id}/comments`, {
        token,
        headers: headers(),
        body: { comment: 'Still grey.' },
      });
    const letters = await support.connection.db.select().from(mails).where(eq(mails.kind, 'ticketWritten'));
    // No one has read the first before the second comes.
    expect(letters).toMatchObject([{ times: 2 }]);
    for (const letter of letters) {
      expect(letter).toMatchObject({
        to: 'help@naksha.example',
        userId: null,
        subject: expect.stringContaining('Grey'),
      });
      expect(letter.html).not.toContain('<b>export');
      expect(letter.text).toContain(`/admin/support/${data._id}`);
    }
    await support.close();
  });
});
