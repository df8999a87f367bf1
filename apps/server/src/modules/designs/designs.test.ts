import { creditBalance, endpoints, job, limits, operationRow, weekdays } from '@naksha/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestApp, type SignedIn, type TestApp } from '../../../test/app.ts';
import { engineOf, gate, paint, type TestRun } from '../../../test/engines.ts';
import { eventually } from '../../../test/eventually.ts';
import { listen as listenTo } from '../../../test/listen.ts';
import { putOnPlan } from '../../../test/put-on-plan.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';
import { operationSettings } from '../../db/schema/operation-settings.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import type { Worker } from '../../jobs/start-worker.ts';
import { grantCredits } from '../credits/grant.ts';
import { startDesignWorker } from './start-design-worker.ts';

let app: TestApp;
let worker: Worker;
let asha: SignedIn & { clientId: string };
/** What the engine does; a test may change it. */
let run: TestRun = paint;
beforeAll(async () => {
  app = await openTestApp();
  const onError = (error: unknown) => app.errors.push(error);
  const engines = engineOf((...given) => run(...given));
  worker = await startDesignWorker({ ...app.services, connection: app.connection, engines, onError });
});
afterAll(async () => {
  await worker.stop(0);
  await app.close();
});
beforeEach(async () => {
  run = paint;
  asha = await newcomer(20);
});

async function newcomer(credits: number) {
  const clientId = newId();
  await app.connection.db.insert(clients).values({ id: clientId, name: 'A client' });
  await putOnPlan(app.connection.db, clientId);
  const grant = { amount: credits, expiresAt: null, reason: 'for a test' };
  if (credits > 0) await app.connection.db.transaction((tx) => grantCredits({ db: tx, clientId }, grant));
  return { ...(await app.signIn({ clientId, role: 'user' })), clientId };
}

const withJob = z.object({ job });
const generate = (params: object = {}) => ({ operation: 'generate', params: { prompt: 'vines', ...params } });
const post = (body: object, token = asha.token, headers: Record<string, string> = {}) =>
  app.ask('POST /design/jobs', { token, body, headers });
const submit = async (body: object, token = asha.token) => {
  const answer = await post(body, token);
  expect(answer.status).toBe(202);
  return withJob.parse(answer.body).job._id;
};
const look = async (id: string, token = asha.token) =>
  withJob.parse((await app.ask(`GET /design/jobs/${id}`, { token })).body).job;
const done = (id: string, token = asha.token) =>
  eventually(async () => {
    const found = await look(id, token);
    expect(['done', 'failed']).toContain(found.state);
    return found;
  });
const balance = async (token = asha.token) =>
  creditBalance.parse((await app.ask('GET /credits/balance', { token })).body).creditsLeft;

const listen = (token = asha.token) => listenTo(app.url, token);

describe('a design', () => {
  test('is asked for, made, paid for and fetched', async () => {
    const id = await submit(generate({ count: 2 }));
    const made = await done(id);
    expect(made).toMatchObject({ state: 'done', progress: 1, cost: 4 });
    expect(made.results).toHaveLength(2);
    const [first] = made.results;
    const bytes = await fetch(app.url + first?.url);
    expect(bytes.status).toBe(200);
    expect(bytes.headers.get('content-type')).toBe('image/png');
    expect(await balance()).toBe(16);
    const log = await app.ask('GET /design/jobs', { token: asha.token });
    expect(endpoints.listJobs.answer.parse(log.body)).toMatchObject({ total: 1, data: [{ _id: id, state: 'done' }] });
  });

  test('is a draft until it is saved, and lies in its folder from then on', async () => {
    const [draft] = (await done(await submit(generate()))).results;
    const folder = async () =>
      endpoints.listFiles.answer
        .parse((await app.ask('GET /files/file-info', { token: asha.token })).body)
        .data.map((file) => file._id);
    expect(await folder()).toEqual([]);
    const save = { token: asha.token, body: { saved: true, designName: 'Vine garden' } };
    const answer = await app.ask(`PATCH /design/designs/${draft?._id}`, save);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { saved: true, directory: 'processed', designName: 'Vine garden' }, history: [] },
    });
    expect(await folder()).toEqual([draft?._id]);
    const empty = await app.ask(`PATCH /design/designs/${draft?._id}`, {
      token: asha.token,
      body: { designName: ' ' },
    });
    expect(empty).toMatchObject({ status: 422, body: { error: { field: 'designName' } } });
  });

  test('is logged when its name changes once it is kept, with the name it had', async () => {
    const [made] = (await done(await submit(generate()))).results;
    const name = (body: object) => app.ask(`PATCH /design/designs/${made?._id}`, { token: asha.token, body });
    const lines = () =>
      app.connection.db
        .select({ params: actionLogs.params, before: actionLogs.before, after: actionLogs.after })
        .from(actionLogs)
        .where(and(eq(actionLogs.object, made?._id ?? ''), eq(actionLogs.action, 'design.saved')))
        .orderBy(asc(actionLogs.id));
    await name({ designName: 'Vine garden' });
    expect(await lines()).toEqual([]);
    await name({ saved: true });
    await name({ designName: 'Rose garden' });
    await name({ designName: 'Rose garden' });
    expect((await lines()).slice(1)).toEqual([
      {
        params: { designName: 'Rose garden' },
        before: { designName: 'Vine garden' },
        after: { designName: 'Rose garden' },
      },
    ]);
  });

  test('that was saved elsewhere is not discarded as the draft it was, and deleted where that is meant', async () => {
    const [made] = (await done(await submit(generate()))).results;
    const path = `/files/${made?._id}`;
    await app.ask(`PATCH /design/designs/${made?._id}`, { token: asha.token, body: { saved: true } });
    const refused = await app.ask(`DELETE ${path}?only=draft`, { token: asha.token });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'design_saved' } } });
    expect((await app.ask(`GET ${path}`, { token: asha.token })).status).toBe(200);
    expect((await app.ask(`DELETE ${path}`, { token: asha.token })).status).toBe(204);
    expect((await app.ask(`DELETE ${path}?only=draft`, { token: asha.token })).status).toBe(404);
  });

  test('says what it was made from, back to the first', async () => {
    const [first] = (await done(await submit(generate()))).results;
    const copy = { operation: 'export', inputs: [first?._id], params: { fileName: 'border' } };
    const [second] = (await done(await submit(copy))).results;
    const [third] = (await done(await submit({ ...copy, inputs: [second?._id] }))).results;
    const { body } = await app.ask(`GET /design/designs/${third?._id}`, { token: asha.token });
    expect(body).toMatchObject({ data: { _id: third?._id }, history: [{ _id: second?._id }, { _id: first?._id }] });
  });

  test('cannot be asked for without credits: the answer is 200 and the one sentence for it', async () => {
    const poor = await newcomer(1);
    const answer = await post(generate(), poor.token);
    expect(answer).toMatchObject({ status: 200, body: { Error: 'Insufficient quota to deduct.' } });
    expect(await balance(poor.token)).toBe(1);
    const list = await app.ask('GET /design/jobs', { token: poor.token });
    expect(list.body).toMatchObject({ total: 0 });
  });

  test.each([
    ['an empty prompt without a pattern', generate({ prompt: ' ' }), 'prompt_required', 'params.prompt'],
    ['a prompt of 10,000 characters', generate({ prompt: 'x'.repeat(10_000) }), 'prompt_too_long', 'params.prompt'],
    ['an unknown style', generate({ styleOptions: 'baroque' }), 'invalid_value', 'params.styleOptions'],
    ['an unknown field', generate({ colour: 'red' }), 'unknown_field', 'params.colour'],
    ['a word for a number', generate({ width: 'wide' }), 'invalid_value', 'params.width'],
    ['a side too small', generate({ width: 63 }), 'invalid_value', 'params.width'],
    ['five designs', generate({ count: 5 }), 'invalid_value', 'params.count'],
    ['an unknown operation', { operation: 'embroider', params: {} }, 'invalid_value', 'operation'],
    [
      'no name for an export',
      { operation: 'export', inputs: [newId()], params: {} },
      'file_name_missing',
      'params.fileName',
    ],
    ['nothing to export', { operation: 'export', inputs: [], params: { fileName: 'a' } }, 'inputs_count', 'inputs'],
    [
      'an export at 301 dpi',
      { operation: 'export', inputs: [newId()], params: { fileName: 'a', dpi: 301 } },
      'dpi_too_high',
      'params.dpi',
    ],
  ])('is refused for %s, with its own code, and nothing is charged', async (_what, body, code, field) => {
    expect(await post(body)).toMatchObject({ status: 422, body: { error: { code, field } } });
    expect(await balance()).toBe(20);
  });

  test('of a tool that is coming soon is not to be had', async () => {
    await app.connection.db.insert(operationSettings).values({ operation: 'mix', status: 'comingSoon' });
    onTestFinished(async () => void (await app.connection.db.delete(operationSettings)));
    const body = { operation: 'mix', inputs: [newId(), newId()], params: {} };
    expect(await post(body)).toMatchObject({ status: 422, body: { error: { code: 'operation_coming_soon' } } });
  });

  test('is made once for ten requests with one key, and the key is bound to its request', async () => {
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(generate(), asha.token, headers)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await balance()).toBe(18);
    const other = await post(generate({ prompt: 'roses' }), asha.token, headers);
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_mismatch' } } });
    const stranger = await newcomer(20);
    expect((await post(generate(), stranger.token, headers)).body).not.toEqual(answers[0]?.body);
  });

  test('of another client is not there: not its job, its design, its file as an input or its events', async () => {
    const stranger = await newcomer(20);
    const id = await submit(generate());
    const [design] = (await done(id)).results;
    const before = await app.connection.db.select().from(files).where(eq(files.clientId, asha.clientId));
    const token = stranger.token;
    const refused = [
      await app.ask(`GET /design/jobs/${id}`, { token }),
      await app.ask(`DELETE /design/jobs/${id}`, { token }),
      await app.ask(`GET /design/designs/${design?._id}`, { token }),
      await app.ask(`PATCH /design/designs/${design?._id}`, { token, body: { saved: true } }),
      await post({ operation: 'export', inputs: [design?._id], params: { fileName: 'mine' } }, token),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect(await app.connection.db.select().from(files).where(eq(files.clientId, asha.clientId))).toEqual(before);
  });

  test('can be called off while it is made', async () => {
    run = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const id = await submit(generate());
    await eventually(async () => expect((await look(id)).state).toBe('running'));
    const answer = await app.ask(`DELETE /design/jobs/${id}`, { token: asha.token });
    expect(answer).toMatchObject({ status: 200, body: { job: { state: 'cancelled' } } });
    expect(await balance()).toBe(20);
  });
});

function change<Table extends typeof users | typeof clients>(
  table: Table,
  values: PgUpdateSetSource<Table>,
  column: PgColumn,
  id: string,
) {
  return app.connection.db.update(table).set(values).where(eq(column, id));
}

test('the operations say what they take and what they cost', async () => {
  const { body } = await app.ask('GET /design/operations', { token: asha.token });
  const { data } = z.object({ data: z.array(operationRow) }).parse(body);
  expect(data.find((row) => row.name === 'generate')).toMatchObject({
    cost: 2,
    status: 'on',
    engine: 'builtin',
    params: { type: 'object', properties: { prompt: { type: 'string' } } },
  });
  expect(data.find((row) => row.name === 'mix')).toMatchObject({ status: 'on', engine: 'builtin' });
});

describe('the event stream', () => {
  test('begins with what there is, and goes on with what happens', async () => {
    const before = await submit(generate());
    await done(before);
    const { open, passed } = gate();
    run = async (context, ...given) => {
      for (let band = 1; band <= 4; band++) {
        context.progress(band / 5);
        await new Promise((resolve) => setTimeout(resolve, 220));
      }
      await passed;
      return paint({ ...context, progress: () => undefined }, ...given);
    };
    const stream = listen();
    await eventually(() => expect(stream.heard.map((event) => event.type)).toEqual(['job', 'credits']));
    expect(stream.jobs()[0]).toMatchObject({ _id: before, state: 'done', results: [{ jobId: before }] });
    const id = await submit(generate());
    await eventually(() => expect(stream.jobs().some((each) => each._id === id && each.progress > 0.5)).toBe(true));
    const late = listen();
    await eventually(() => expect(late.jobs().find((each) => each._id === id)?.progress).toBeGreaterThan(0.5));
    open();
    await eventually(() => expect(stream.heard.at(-1)).toMatchObject({ type: 'notification' }));
    const reported = stream.jobs().filter((each) => each._id === id);
    expect(reported[0]).toMatchObject({ state: expect.stringMatching(/^(queued|running)$/), results: [] });
    expect(reported.at(-1)).toMatchObject({ state: 'done', progress: 1, results: [{ jobId: id }] });
    const progress = reported.map((each) => each.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    for (const fraction of progress) expect([0, 0.2, 0.4, 0.6, 0.8, 1]).toContain(Number(fraction.toFixed(4)));
    const credits = stream.heard.filter((event) => event.type === 'credits');
    expect(credits.at(-1)).toMatchObject({ value: { creditsLeft: 16, reserved: 0 } });
    await Promise.all([stream.close(), late.close()]);
  });

  test('informs a caller of own jobs only, and of the credits of the own client', async () => {
    const stranger = await newcomer(20);
    const stream = listen(stranger.token);
    await eventually(() => expect(stream.heard).toHaveLength(1));
    await done(await submit(generate()));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stream.heard).toMatchObject([{ type: 'credits', value: { creditsLeft: 20 } }]);
    await stream.close();
  });

  test.each([
    ['its session ends', () => app.ask('GET /users/logout', { token: asha.token })],
    ['its user is deactivated', () => change(users, { isActive: false }, users.id, asha.userId)],
    ['its client is deactivated', () => change(clients, { isActive: false }, clients.id, asha.clientId)],
    [
      'its user may not work from here any more',
      async () => {
        await change(users, { allowedIps: ['192.0.2.1'] }, users.id, asha.userId);
        await change(clients, { isIpRequired: true }, clients.id, asha.clientId);
      },
    ],
    [
      'a day off begins for its client',
      async () => {
        await change(clients, { isWorkingHoursRequired: true }, clients.id, asha.clientId);
        const daysOff = [-1, 0, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
        const holidays = daysOff.map((date) => ({ date, name: date, isYearly: false }));
        await change(clients, { holidays }, clients.id, asha.clientId);
      },
    ],
    [
      'its hours end',
      async () => {
        const today = new Date().toISOString().slice(0, 10);
        onTestFinished(() => void vi.useRealTimers());
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
        const workingHours = weekdays.map((day) => ({ day, enabled: true, start: '09:00', end: '18:00' }));
        await change(users, { workingHours }, users.id, asha.userId);
        const rules = { isWorkingHoursRequired: true, timeZone: 'UTC' };
        await change(clients, rules, clients.id, asha.clientId);
        // Whatever was announced has been looked up before the clock goes on.
        await app.ask('GET /credits/balance', { token: asha.token });
        vi.setSystemTime(new Date(`${today}T18:00:00Z`));
      },
    ],
  ])('ends at once when %s', async (_what, happen) => {
    // A heartbeat looks at everything again, and would end it as well.
    const { eventHeartbeatMs } = limits;
    onTestFinished(() => void Object.assign(limits, { eventHeartbeatMs }));
    Object.assign(limits, { eventHeartbeatMs: 3_600_000 });
    const stream = listen();
    const other = listen((await newcomer(0)).token);
    await eventually(() => expect([...stream.heard, ...other.heard]).toHaveLength(2));
    await happen();
    await eventually(() => expect(stream.isOver()).toBe(true));
    expect(other.isOver()).toBe(false);
    await other.close();
  });

  test('is not for those without a session', async () => {
    expect((await app.ask('GET /design/events')).status).toBe(401);
    await app.connection.db.delete(sessions).where(eq(sessions.userId, asha.userId));
    expect((await app.ask('GET /design/events', { token: asha.token })).status).toBe(401);
  });
});

test('no unexpected error was logged, and no listener is left on the database', async () => {
  expect(app.errors).toEqual([]);
  expect(await app.connection.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});
