import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, limits } from '@naksha/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { gate } from '../../test/engines.ts';
import { listen } from '../../test/listen.ts';
import { newcomer } from '../../test/uploads.ts';
import { handlers } from '../calls/handlers.ts';
import { admitCalls } from './admit-calls.ts';

const { callsAtOnce, callsAtOncePerCaller, callMayWaitMs } = limits;
let over = gate();
let held = 0;
let leftBy: AbortSignal | undefined;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(
    {},
    {
      handlers: {
        ...handlers,
        async getMe(scope, input) {
          held++;
          leftBy = scope.gone;
          await over.passed;
          return handlers.getMe(scope, input);
        },
      },
    },
  );
});
beforeEach(() => {
  // How quick this machine is at the moment is looked at by one test alone.
  Object.assign(limits, { callMayWaitMs: 60_000 });
});
afterEach(() => {
  Object.assign(limits, { callsAtOnce, callsAtOncePerCaller, callMayWaitMs });
  over.open();
  over = gate();
  held = 0;
});
let isClosed = false;
afterAll(() => (isClosed ? undefined : app.close()));

const me = (token: string) => app.ask('GET /users/me', { token });

test('a call more than a process works on is asked to come again, and done once another has ended', async () => {
  const [first, second, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  Object.assign(limits, { callsAtOnce: 2, callsAtOncePerCaller: 1 });
  // One after the other: until it is known whose they are, both are of one address, which has one place.
  const inside = [me(first.token)];
  await expect.poll(() => held).toBe(1);
  inside.push(me(second.token));
  await expect.poll(() => held).toBe(2);
  const refused = await fetch(`${app.url}${endpoints.getMe.path}`, {
    headers: { authorization: `Bearer ${third.token}` },
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe(String(limits.comeAgainSeconds));
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect((await fetch(`${app.url}/health`)).status).toBe(200);
  over.open();
  for (const answer of await Promise.all(inside)) expect(answer.status).toBe(200);
  expect((await me(third.token)).status).toBe(200);
});

test('many calls of one caller take no more than its places, and of many such callers leave one to whoever asks for little', async () => {
  const heavy = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const quiet = await newcomer(app);
  Object.assign(limits, { callsAtOnce: 12, callsAtOncePerCaller: 3 });
  const first = Array.from({ length: 5 }, () => me(heavy[0]?.token ?? ''));
  await expect.poll(() => held).toBe(5);
  const others = heavy.slice(1).flatMap(({ token }) => [me(token), me(token), me(token)]);
  const answers = Promise.all(others);
  // Each of them is in or refused by then: one that comes later would be counted for the quiet one.
  let refused = 0;
  for (const other of others) void other.then(({ status }) => (refused += Number(status === 503)));
  await expect.poll(() => held + refused).toBe(11);
  expect(held).toBeGreaterThanOrEqual(8);
  const more = await me(heavy[0]?.token ?? '');
  expect(more.status).toBe(503);
  const before = held;
  const one = me(quiet.token);
  await expect.poll(() => held).toBe(before + 1);
  over.open();
  expect((await one).status).toBe(200);
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
  await answers;
});

test('a call that its caller gave up gives its place to another once its work has ended', async () => {
  const [first, second] = [await newcomer(app), await newcomer(app)];
  Object.assign(limits, { callsAtOnce: 1, callsAtOncePerCaller: 1 });
  const leaving = new AbortController();
  const given = fetch(`${app.url}${endpoints.getMe.path}`, {
    headers: { authorization: `Bearer ${first.token}` },
    signal: leaving.signal,
  });
  await expect.poll(() => held).toBe(1);
  leaving.abort();
  await expect(given).rejects.toThrow('aborted');
  // What it asked for is still being worked on.
  await expect.poll(() => leftBy?.aborted).toBe(true);
  expect((await me(second.token)).status).toBe(503);
  over.open();
  await expect.poll(async () => (await me(second.token)).status).toBe(200);
});

test('a body that does not come takes the place of no one', async () => {
  const [first, second] = [await newcomer(app), await newcomer(app)];
  Object.assign(limits, { callsAtOnce: 1, callsAtOncePerCaller: 1 });
  over.open();
  const body = new ReadableStream({ start: (parts) => parts.enqueue(new TextEncoder().encode('{')) });
  const leaving = new AbortController();
  const coming = fetch(`${app.url}${endpoints.login.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first.token}`, 'content-type': 'application/json' },
    body,
    duplex: 'half',
    signal: leaving.signal,
  });
  await expect.poll(() => app.open()).toBeGreaterThan(0);
  await expect.poll(async () => (await me(second.token)).status).toBe(200);
  leaving.abort();
  await expect(coming).rejects.toThrow('aborted');
});

/** Calls from `/address/client`, of which it takes until `known` opens to find out whose they are, and which work until `over` does. */
async function doorkeeper() {
  const admission = admitCalls(60_000);
  const known = gate();
  let unknown = 0;
  let atWork = 0;
  const door = Fastify();
  door.get<{ Params: { address: string; client: string } }>(
    '/:address/:client',
    {
      async onRequest(request, reply) {
        admission.enter(request, reply, request.params.address);
        unknown++;
        await known.passed;
        admission.enter(request, reply, request.params.client);
      },
    },
    (request) =>
      admission.working(request, async () => {
        atWork++;
        await over.passed;
        return 'done';
      }),
  );
  const url = await door.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (from: string) => (await fetch(`${url}/${from}`)).status;
  return { ask, known, unknown: () => unknown, atWork: () => atWork, close: () => door.close() };
}

test('while it is not known whose they are, calls of one address take a place each, and leave half to other addresses', async () => {
  Object.assign(limits, { callsAtOnce: 8, callsAtOncePerCaller: 1 });
  const door = await doorkeeper();
  const first = [1, 2, 3, 4].map((client) => door.ask(`office/client${client}`));
  await expect.poll(door.unknown).toBe(4);
  expect(await door.ask('office/client5')).toBe(500);
  const other = door.ask('mill/client6');
  await expect.poll(door.unknown).toBe(5);
  door.known.open();
  over.open();
  expect(await Promise.all([...first, other])).toEqual([200, 200, 200, 200, 200]);
  expect(await door.ask('office/client5')).toBe(200);
  await door.close();
});

test('while even the quickest call waits too long until it is known whose it is, whoever comes is refused, and no one when the rest has ended', async () => {
  Object.assign(limits, { callsAtOnce: 8, callMayWaitMs: 20 });
  const door = await doorkeeper();
  const first = ['office/a', 'mill/b'].map(door.ask);
  await expect.poll(door.unknown).toBe(2);
  await sleep(40);
  door.known.open();
  await expect.poll(door.atWork).toBe(2);
  expect(await door.ask('shop/c')).toBe(500);
  over.open();
  expect(await Promise.all(first)).toEqual([200, 200]);
  expect(await door.ask('shop/c')).toBe(200);
  await door.close();
});

test('a stream of events is opened as a call is done, and takes no place once it is open', async () => {
  const { token } = await newcomer(app);
  Object.assign(limits, { callsAtOnce: 1, callsAtOncePerCaller: 1 });
  const inside = me(token);
  await expect.poll(() => held).toBe(1);
  const refused = listen(app.url, token);
  expect(await refused.status()).toBe(503);
  over.open();
  expect((await inside).status).toBe(200);
  const stream = listen(app.url, token);
  expect(await stream.status()).toBe(200);
  expect((await me(token)).status).toBe(200);
  expect(stream.isOver()).toBe(false);
  await Promise.all([refused.close(), stream.close()]);
});

test('what is done for somebody who has gone is waited for at the end, before what it works on is closed', async () => {
  const { token } = await newcomer(app);
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const given = fetch(`${app.url}${endpoints.getMe.path}`, { headers, signal: leaving.signal });
  await expect.poll(() => held).toBe(1);
  leaving.abort();
  await expect(given).rejects.toThrow('aborted');
  await expect.poll(() => leftBy?.aborted).toBe(true);
  isClosed = true;
  let isOver = false;
  const closing = app.close().then(() => {
    isOver = true;
  });
  // By then it would be over: no connection has a call under way.
  await sleep(500);
  expect(isOver).toBe(false);
  over.open();
  await closing;
});
