import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { engineOf, paint } from '../../../test/engines.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { seller } from '../../db/schema/seller.ts';
import { users } from '../../db/schema/users.ts';
import type { Worker } from '../../jobs/start-worker.ts';
import { Secret } from '../../secret.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { startDesignWorker } from '../designs/start-design-worker.ts';
import { demoDesigns } from './designs.ts';
import { demoLogIns } from './log-ins.ts';
import { makeDemoDesigns } from './make-designs.ts';
import { demoPlans } from './plans.ts';
import { seedDemonstration } from './seed-demonstration.ts';
import { demoSeller } from './seller.ts';
import { shutDemonstration } from './shut-demonstration.ts';

const app = useTestApp();
let worker: Worker;
beforeAll(async () => {
  const onError = (error: unknown) => app.errors.push(error);
  worker = await startDesignWorker({ ...app.services, connection: app.connection, engines: engineOf(paint), onError });
});
afterAll(async () => {
  expect(await checkLedger(app.connection.db)).toEqual([]);
  await worker.stop(0);
});

const signedIn = z.object({ authToken: z.string() });
const login = (name: string, password: string) => app.ask('POST /auth/login', { body: { login: name, password } });

test('the demonstration is there once, however often it starts, under the password of the last start', async () => {
  const { db } = app.connection;
  await seedDemonstration(db, 'Earlier@2026');
  await seedDemonstration(db, 'Naksha@2026');
  expect(await db.select().from(clients)).toMatchObject([{ name: 'Naksha demonstration', hasUserAccess: true }]);
  for (const { login: name, roles } of demoLogIns) {
    expect((await login(name, 'Earlier@2026')).status).toBe(400);
    expect(await login(name, 'Naksha@2026')).toMatchObject({ status: 200, body: { user: { roles } } });
  }
  const plans = await app.ask('GET /plans/new');
  expect(plans.body).toMatchObject({
    data: [{ name: 'Sketch' }, { name: 'Studio' }, { name: 'Mill', prices: { upscale: 4 } }],
  });
  // Its client bought the first before that was sold for more.
  const { authToken } = signedIn.parse((await login('admin_demo', 'Naksha@2026')).body);
  expect((await app.ask('GET /client/my-plan', { token: authToken })).body).toMatchObject({
    ...{ plan: { name: 'Studio', amount: 4_499_900, version: 1 }, today: { name: 'Studio', amount: 4_999_900 } },
  });
});

test('its client buys a plan to the invoice, from a seller who is plainly none, and no start without the demonstration keeps that one', async () => {
  const { db } = app.connection;
  await seedDemonstration(db, 'Naksha@2026');
  const [admin, operator] = await Promise.all(
    ['admin_demo', 'super_demo'].map(async (name) => signedIn.parse((await login(name, 'Naksha@2026')).body).authToken),
  );
  // What is seeded is what the form would take.
  expect((await app.ask('PUT /seller', { token: operator, body: { ...demoSeller, was: demoSeller } })).status).toBe(
    200,
  );
  const facts = { name: 'A mill', address: 'Surat', country: 'IN', stateCode: '24', gstin: null, lang: 'gu' };
  expect((await app.ask('PUT /client/billing-facts', { token: admin, body: facts })).status).toBe(200);
  const plansHere = z.object({ data: z.array(z.object({ _id: z.string(), name: z.string() })) });
  const planId = plansHere
    .parse((await app.ask('GET /plans/new')).body)
    .data.find((plan) => plan.name === demoPlans[2].name)?._id;
  const quoted = await app.ask('POST /payments/quote', { token: admin, body: { planId } });
  expect(quoted).toMatchObject({
    status: 200,
    body: { lines: expect.arrayContaining([expect.objectContaining({ kind: 'igst' })]) },
  });
  expect((await app.ask('GET /payments/methods', { token: admin })).body).toEqual({ data: ['transfer'] });

  await shutDemonstration(db, []);
  expect(await db.select().from(seller)).toEqual([]);
  await db.insert(seller).values({ facts: { ...demoSeller, name: 'A weaver of their own' } });
  await shutDemonstration(db, []);
  await seedDemonstration(db, 'Naksha@2026');
  expect(await db.select().from(seller)).toMatchObject([{ facts: { name: 'A weaver of their own' } }]);
});

test('its designs are made by jobs, kept with their names, and a start that was interrupted or asked to end goes on where it stopped', async () => {
  const { db } = app.connection;
  const leaving = new AbortController();
  const asked: number[] = [];
  const leave = (made: number) => asked.push(made) === 3 && leaving.abort();
  await makeDemoDesigns(db, app.services, leave, leaving.signal);
  expect(asked).toEqual([1, 2, 3]);
  expect(await db.$count(files, eq(files.directory, 'processed'))).toBe(3);

  const { signal } = new AbortController();
  const interrupted = makeDemoDesigns(
    db,
    app.services,
    (made) => {
      if (made === 5) throw new Error('killed');
    },
    signal,
  );
  await expect(interrupted).rejects.toThrow('killed');
  await makeDemoDesigns(db, app.services, () => undefined, signal);
  const again: number[] = [];
  await makeDemoDesigns(db, app.services, (made) => again.push(made), signal);
  expect(again).toEqual([]);

  expect(demoDesigns.length).toBeGreaterThanOrEqual(12);
  expect(await db.$count(jobs)).toBe(demoDesigns.length);
  const kept = await db.select().from(files).where(eq(files.directory, 'processed'));
  expect(kept.map((file) => file.designName).toSorted()).toEqual(demoDesigns.map((row) => row.designName).toSorted());
  const { authToken } = signedIn.parse((await login('designer_demo', 'Naksha@2026')).body);
  const balance = await app.ask('GET /credits/balance', { token: authToken });
  expect(balance.body).toMatchObject({ totalCredits: 3000, creditsLeft: 3000 - 2 * demoDesigns.length, reserved: 0 });
});

test('a start without the demonstration shuts its log-ins that have a known password, ends their sessions, and one with it opens them', async () => {
  const { db } = app.connection;
  const known = ['Naksha@2026', 'Chosen@1loom'].map((word) => new Secret(word));
  await seedDemonstration(db, 'Chosen@1loom');
  const tokens = new Map<string, string>();
  for (const { login: name } of demoLogIns) {
    tokens.set(name, signedIn.parse((await login(name, 'Chosen@1loom')).body).authToken);
  }
  const own = { oldPassword: 'Chosen@1loom', newPassword: 'Private@9loom' };
  const adminToken = tokens.get('admin_demo') ?? '';
  expect((await app.ask('PUT /users/change-password', { token: adminToken, body: own })).status).toBe(204);

  expect((await shutDemonstration(db, known)).toSorted()).toEqual(['designer_demo', 'super_demo']);
  expect(await shutDemonstration(db, known)).toEqual([]);
  for (const name of ['designer_demo', 'super_demo']) {
    expect((await login(name, 'Chosen@1loom')).status).toBe(400);
    expect((await app.ask('GET /users/me', { token: tokens.get(name) })).status).toBe(401);
  }
  expect((await login('admin_demo', 'Private@9loom')).status).toBe(200);
  const lines = await db.select().from(actionLogs).where(eq(actionLogs.action, 'user.deactivated'));
  expect(lines.map(({ params }) => params)).toEqual(
    expect.arrayContaining([{ name: 'Diya Demo' }, { name: 'Sunil Demo' }]),
  );
  // Whoever activates one again does not open it to everybody.
  await db.update(users).set({ isActive: true }).where(eq(users.username, 'designer_demo'));
  expect((await login('designer_demo', 'Chosen@1loom')).status).toBe(400);

  await seedDemonstration(db, 'Naksha@2026');
  for (const { login: name } of demoLogIns) expect((await login(name, 'Naksha@2026')).status).toBe(200);
});
