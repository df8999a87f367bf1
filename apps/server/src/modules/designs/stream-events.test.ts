import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { jobRequest, limits } from '@naksha/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { engineOf, paint } from '../../../test/engines.ts';
import { eventually } from '../../../test/eventually.ts';
import { listen } from '../../../test/listen.ts';
import { type Designer, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { startDesignWorker } from './start-design-worker.ts';

const app = useTestApp();
let asha: Designer;
const open = new Set<ReturnType<typeof listen>>();
const { eventStreams, eventStreamsPerClient } = limits;
const whole = { eventStreams, eventStreamsPerClient };
beforeEach(async () => {
  asha = await person();
});
afterEach(async () => {
  Object.assign(limits, whole);
  for (const stream of open) await stream.close();
  open.clear();
});

async function person(): Promise<Designer> {
  return newcomer(app, 'user', (await addTestClient(app.connection.db)).clientId);
}

function streamOf({ token }: Designer, headers: Record<string, string> = {}) {
  const stream = listen(app.url, token, headers);
  open.add(stream);
  return stream;
}

/** Opens a stream and waits for its first word. */
async function begin(who: Designer, headers: Record<string, string> = {}) {
  const stream = streamOf(who, headers);
  await eventually(() => expect(stream.heard.at(-1)).toMatchObject({ type: 'credits' }));
  return stream;
}

/** Opens the only stream there is: those of earlier tests are gone. */
function beginAlone(who: Designer) {
  Object.assign(limits, { eventStreams: 1 });
  return enter(who);
}

/** Opens a stream when there is room. */
function enter(who: Designer) {
  return eventually(async () => {
    const stream = streamOf(who);
    expect(await stream.status()).toBe(200);
    return stream;
  });
}

const notify = ({ userId }: Designer, jobId: string) =>
  publishEvent(app.connection.db, {
    kind: 'notification',
    userId,
    code: 'design_ready',
    params: { jobId, operation: 'generate' },
  });
const notified = (stream: ReturnType<typeof listen>) => stream.heard.filter((event) => event.type === 'notification');

describe('event streams', () => {
  test('of one person are a dozen: the oldest gives way to the newest, while no one else gives way', async () => {
    const bina = await begin(await person());
    const mine: ReturnType<typeof listen>[] = [];
    for (let at = 0; at < limits.eventStreamsPerPerson + 5; at++) mine.push(await begin(asha));
    await eventually(() => expect(mine.filter((stream) => stream.isOver())).toHaveLength(5));
    expect(mine.slice(0, 5).every((stream) => stream.isOver())).toBe(true);
    expect(bina.isOver()).toBe(false);
    await notify(asha, 'one');
    await eventually(() =>
      expect(mine.map((stream) => notified(stream).length)).toEqual(mine.map((_, at) => (at < 5 ? 0 : 1))),
    );
  });

  test('that come by the dozens from one person leave a dozen, and others are answered as before', async () => {
    const binaHerself = await person();
    const bina = await begin(binaHerself);
    const flood = Array.from({ length: 80 }, () => streamOf(asha));
    const statuses = await Promise.all(flood.map((stream) => stream.status()));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    await eventually(() =>
      expect(flood.filter((stream) => !stream.isOver())).toHaveLength(limits.eventStreamsPerPerson),
    );
    expect((await app.ask('GET /users/me', { token: asha.token })).status).toBe(200);
    expect(bina.isOver()).toBe(false);
    await notify(binaHerself, 'one');
    await eventually(() => expect(notified(bina)).toHaveLength(1));
  });

  test('of one client are so many: the oldest of whoever has the most gives way, and no one of another client', async () => {
    Object.assign(limits, { eventStreamsPerClient: 4 });
    const stranger = await begin(await person());
    const colleague = () => newcomer(app, 'user', asha.clientId);
    const others = [await begin(await colleague())];
    const hers = [await begin(asha), await begin(asha), await begin(asha)];
    others.push(await begin(await colleague()));
    await eventually(() => expect(hers.map((stream) => stream.isOver())).toEqual([true, false, false]));
    others.push(await begin(await colleague()));
    await eventually(() => expect(hers.map((stream) => stream.isOver())).toEqual([true, true, false]));
    for (const stream of [stranger, ...others]) expect(stream.isOver()).toBe(false);
  });

  test('of all people are so many: a newcomer is asked to come again, and is let in when somebody has gone', async () => {
    const first = await beginAlone(asha);
    Object.assign(limits, { eventStreams: 3 });
    const [bina, chitra] = [await person(), await person()];
    for (const who of [asha, bina]) await begin(who);
    const refused = await app.ask('GET /design/events', { token: chitra.token });
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(refused.headers.get('retry-after')).toBe('30');
    await first.close();
    const late = await enter(chitra);
    await eventually(() => expect(late.heard).not.toEqual([]));
    await notify(chitra, 'one');
    await eventually(() => expect(notified(late)).toHaveLength(1));
  });

  test('that broke off free their place, however they broke off', async () => {
    const [bina, chitra] = [await person(), await person()];
    await beginAlone(bina);
    Object.assign(limits, { eventStreams: 3 });
    const { port, hostname } = new URL(app.url);
    const sockets: Socket[] = [];
    for (let at = 0; at < 2; at++) {
      const socket = connect(Number(port), hostname);
      socket.write(`GET /design/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${asha.token}\r\n\r\n`);
      await once(socket, 'data');
      sockets.push(socket);
    }
    expect(await streamOf(chitra).status()).toBe(503);
    for (const socket of sockets) socket.resetAndDestroy();
    await enter(chitra);
  });
});

describe('a stream that begins again', () => {
  test('with the id of a last event or without one reports what became of jobs meanwhile, each once', async () => {
    const onError = (error: unknown) => app.errors.push(error);
    const { connection, services } = app;
    const worker = await startDesignWorker({ ...services, connection, engines: engineOf(paint), onError });
    const before = await begin(asha);
    await before.close();
    const body = jobRequest.parse({ operation: 'generate', params: { prompt: 'vines' } });
    const { job } = (await app.ask('POST /design/jobs', { token: asha.token, body })).body as { job: { _id: string } };
    await eventually(async () => {
      const { body } = await app.ask(`GET /design/jobs/${job._id}`, { token: asha.token });
      expect(body).toMatchObject({ job: { state: 'done' } });
    });
    for (const id of ['17', 'nonsense \u00ff', undefined]) {
      const again = await begin(asha, id === undefined ? {} : { 'last-event-id': id });
      expect(again.heard.map((event) => event.type)).toEqual(['job', 'credits']);
      expect(again.jobs()).toMatchObject([{ _id: job._id, state: 'done', results: [{ jobId: job._id }] }]);
      expect(again.heard.at(-1)).toMatchObject({ value: { creditsLeft: 98, reserved: 0 } });
    }
    await worker.stop(0);
  });

  test('says after how long to begin again, and asks proxies to keep nothing back', async () => {
    const stop = new AbortController();
    const answer = await fetch(`${app.url}/design/events`, {
      headers: { authorization: `Bearer ${asha.token}` },
      signal: stop.signal,
    });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toMatch(/^\w+: 1000\n\n/m);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    stop.abort();
  });
});
