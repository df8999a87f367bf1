import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { eventually } from '../../../test/eventually.ts';
import { listen } from '../../../test/listen.ts';
import { type Designer, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { jobs } from '../../db/schema/jobs.ts';

const app = useTestApp();
let asha: Designer;
let open: ReturnType<typeof listen>[] = [];
beforeEach(async () => {
  asha = await newcomer(app, 'user', (await addTestClient(app.connection.db)).clientId);
});
afterEach(async () => {
  for (const stream of open) await stream.close();
  open = [];
});

const hourMs = 3_600_000;

/** A job of hers that began and ended so many hours ago. */
async function addJob(state: 'done' | 'failed' | 'running', hours = 1, of: Designer = asha): Promise<string> {
  const createdAt = new Date(Date.now() - hours * hourMs);
  const row = {
    clientId: of.clientId,
    userId: of.userId,
    operation: 'generate',
    params: {},
    inputs: [],
    engine: 'builtin',
  };
  const finishedAt = state === 'running' ? null : createdAt;
  const made = { ...row, cost: 0, priority: 0, state, createdAt, finishedAt };
  const [job] = await app.connection.db.insert(jobs).values(made).returning();
  return job?.id ?? '';
}

/** What a screen of hers begins with. */
async function snapshot(): Promise<Map<string, string | undefined>> {
  const stream = listen(app.url, asha.token);
  open.push(stream);
  await eventually(() => expect(stream.heard.at(-1)).toMatchObject({ type: 'credits' }));
  return new Map(stream.heard.flatMap((each) => (each.type === 'job' ? [[each.value._id, each.value.clearedAt]] : [])));
}

const clear = (...ids: readonly string[]) => app.ask('POST /design/jobs/clear', { token: asha.token, body: { ids } });

test('a failure of the last day is shown to every screen that opens, however much was made since, until it is cleared', async () => {
  const failed = await addJob('failed', 5);
  const old = await addJob('failed', limits.endedJobHours + 1);
  for (let at = 0; at < limits.snapshotJobs; at++) await addJob('done');
  const seen = await snapshot();
  expect([seen.has(failed), seen.has(old), seen.size]).toEqual([true, false, limits.snapshotJobs + 1]);
  expect((await clear(failed)).body).toEqual({ cleared: 1 });
  expect((await snapshot()).has(failed)).toBe(false);
});

test('what was cleared is so on the person’s other screens at once', async () => {
  const failed = await addJob('failed');
  await snapshot();
  const [screen] = open;
  await clear(failed);
  await eventually(() =>
    expect(screen?.heard.at(-1)).toMatchObject({ type: 'job', value: { _id: failed, clearedAt: expect.any(String) } }),
  );
  expect((await snapshot()).get(failed)).toEqual(expect.any(String));
});

test('what a screen did not show, what runs, what is a colleague’s or another client’s, and what was cleared before stays as it is', async () => {
  const colleague = await newcomer(app, 'user', asha.clientId);
  const stranger = await newcomer(app, 'user', (await addTestClient(app.connection.db)).clientId);
  const unseen = await addJob('failed', 3);
  const others = [await addJob('failed', 3, colleague), await addJob('failed', 3, stranger)];
  const asked = [await addJob('running', 3), ...others, crypto.randomUUID()];
  const own = await addJob('done', 2);
  const answers = [await clear(...asked, own), await clear(...asked, own)];
  expect(answers.map(({ body }) => body)).toEqual([{ cleared: 1 }, { cleared: 0 }]);
  for (const id of [unseen, ...asked.slice(0, 3)]) {
    const [row] = await app.connection.db.select().from(jobs).where(eq(jobs.id, id));
    expect(row?.clearedAt).toBeNull();
  }
});

test('as many jobs are cleared at once as a call may name, and each is said to the person’s other screens', async () => {
  const ids: string[] = [];
  for (let at = 0; at < limits.clearedJobs; at++) ids.push(await addJob('done'));
  await snapshot();
  const [screen] = open;
  expect((await clear(...ids)).body).toEqual({ cleared: limits.clearedJobs });
  await eventually(() => {
    const cleared = screen?.heard.flatMap((each) =>
      each.type === 'job' && each.value.clearedAt ? [each.value._id] : [],
    );
    expect(new Set(cleared)).toEqual(new Set(ids));
  });
  for (const wrong of [[], [...ids, crypto.randomUUID()]]) expect((await clear(...wrong)).status).toBe(422);
});

test('a screen begins with jobs that were asked for in one moment in the order in which they were', async () => {
  const createdAt = new Date(Date.now() - hourMs);
  const row = {
    clientId: asha.clientId,
    userId: asha.userId,
    operation: 'variation',
    params: {},
    inputs: [],
    engine: 'builtin',
  };
  const made = { ...row, cost: 0, priority: 0, createdAt };
  // Ids grow; which of them run is what the lists of a snapshot differ in.
  const ids = Array.from({ length: 6 }, () => newId()).toSorted();
  const rows = ids.map((id, at) =>
    at % 2 === 0
      ? { ...made, id, state: 'queued' as const }
      : { ...made, id, state: 'failed' as const, finishedAt: createdAt },
  );
  await app.connection.db.insert(jobs).values(rows);
  expect([...(await snapshot()).keys()]).toEqual(ids);
});
