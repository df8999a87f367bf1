import { overview, system } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { checkAudit } from '../logs/check-audit.ts';
import { noteUpkeep } from './note-upkeep.ts';
import { readRevision } from './read-revision.ts';

const day = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);

const app = useTestApp({ IMAGE_BASE_URL: 'http://127.0.0.1:9', IMAGE_MODEL: 'some-image-model' });
let token: string;
beforeAll(async () => {
  token = (await app.signIn({ clientId: null, role: 'superadmin' })).token;
});

const glance = async () => overview.parse((await app.ask('GET /installation/overview', { token })).body);
const inspect = async () => system.parse((await app.ask('GET /installation/system', { token })).body);

/** A client with a name whose plan ends in so many days; below nought it has ended. */
async function addNamed(name: string, days: number, isActive = true) {
  const { db } = app.connection;
  const client = await addTestClient(db, { credits: 100 });
  await db.update(clients).set({ name, isActive }).where(eq(clients.id, client.clientId));
  const endsAt = new Date(Date.now() + days * day);
  await db.update(subscriptions).set({ endsAt }).where(eq(subscriptions.clientId, client.clientId));
  return client;
}

type Client = Awaited<ReturnType<typeof addNamed>>;

function addJob(
  client: Client,
  state: 'queued' | 'running' | 'done' | 'failed',
  createdAt: Date,
  code?: 'job_timed_out',
) {
  const isOpen = state === 'queued' || state === 'running';
  return app.connection.db.insert(jobs).values({
    ...client,
    operation: 'upscale',
    params: {},
    inputs: [],
    engine: 'builtin',
    state,
    cost: 0,
    priority: 0,
    createdAt,
    finishedAt: isOpen ? null : createdAt,
    ...(code && { error: { code, message: '' } }),
  });
}

function addSpending({ clientId, userId }: Client, creditsDeducted: number, createdAt: Date) {
  const row = { clientId, userId, holdId: newId(), feature: 'generate', imagesGenerated: 1 };
  return app.connection.db.insert(creditLogs).values({ ...row, creditsDeducted, createdAt });
}

test('an empty installation has nothing to say of clients', async () => {
  expect(await glance()).toMatchObject({
    clients: { total: 0, active: 0 },
    sessions: 1,
    jobs: { waiting: 0, running: 0, doneLately: 0, failedLately: 0 },
    credits: { days: 28, granted: 0, spent: 0 },
    ending: [],
    spending: [],
    failures: [],
  });
  expect((await inspect()).queue).toEqual({ waiting: 0, running: 0, oldestWaitingSeconds: null });
});

test('a glance counts what is now and what was lately, and names whose plan ends and who spends', async () => {
  const vraj = await addNamed('Vraj', 300);
  const surat = await addNamed('Surat', 20);
  const kutch = await addNamed('Kutch', -1);
  await addNamed('Closed', 5, false);
  for (const state of ['queued', 'queued', 'running', 'done'] as const) await addJob(vraj, state, ago(3600_000));
  await addJob(surat, 'failed', ago(3600_000), 'job_timed_out');
  await addJob(surat, 'failed', ago(7200_000), 'job_timed_out');
  await addJob(surat, 'failed', ago(2 * day), 'job_timed_out');
  await addJob(surat, 'done', ago(2 * day));
  await addSpending(surat, 30, ago(day));
  await addSpending(surat, 30, ago(2 * day));
  await addSpending(vraj, 7, ago(day));
  await addSpending(kutch, 0, ago(day));
  await addSpending(kutch, 500, ago(29 * day));
  await app.signIn({ clientId: vraj.clientId, role: 'user' });

  expect(await glance()).toEqual({
    clients: { total: 4, active: 3 },
    sessions: 2,
    jobs: { waiting: 2, running: 1, doneLately: 1, failedLately: 2 },
    credits: { days: 28, granted: 400, spent: 67 },
    ending: [
      { _id: kutch.clientId, name: 'Kutch', endsAt: null, timeZone: 'Asia/Kolkata' },
      { _id: surat.clientId, name: 'Surat', endsAt: expect.any(String), timeZone: 'Asia/Kolkata' },
    ],
    spending: [
      { _id: surat.clientId, name: 'Surat', credits: 60 },
      { _id: vraj.clientId, name: 'Vraj', credits: 7 },
    ],
    failures: [{ operation: 'upscale', code: 'job_timed_out', jobs: 2 }],
  });
});

test('the installation says what runs, whether every migration was applied, and how long the line waits', async () => {
  const found = await inspect();
  expect(found).toMatchObject({
    node: process.version,
    revision: await readRevision(),
    database: { home: app.connection.home, version: expect.stringMatching(/^\d+/), hasSecondWall: true },
    queue: { waiting: 2, running: 1 },
    superAdmins: 1,
    audit: null,
    upkeep: { books: null, files: null, backup: null },
  });
  expect(found.database.bytes).toBeGreaterThan(1_000_000);
  expect(found.migrations.applied).toBe(found.migrations.known);
  expect(found.migrations.latest).toMatch(/^\d{4}_/);
  expect(found.storage.freeBytes).toBeGreaterThan(0);
  expect(found.storage.totalBytes).toBeGreaterThan(found.storage.freeBytes);
  expect(found.queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(3600);
  expect(found.engines.map(({ kind, name }) => [kind, name])).toEqual([
    ['builtin', 'builtin'],
    ['image', 'some-image-model'],
  ]);
  expect(found.engines.every(({ operations }) => operations > 0)).toBe(true);
  await checkAudit(app.connection.db, (error) => app.errors.push(error));
  await noteUpkeep(app.connection.db, 'books', 3);
  for (const faults of [2, 0]) await noteUpkeep(app.connection.db, 'files', faults);
  const after = await inspect();
  expect(after.audit).toMatchObject({ lines: expect.any(Number), faults: 0 });
  expect(after.upkeep).toEqual({
    books: { doneAt: expect.any(String), faults: 3 },
    files: { doneAt: expect.any(String), faults: 0 },
    backup: null,
  });
});
