import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { gate } from '../../test/engines.ts';
import { eventually } from '../../test/eventually.ts';
import { closeUnused } from './close-unused.ts';
import { openDoors } from './open-doors.ts';

const host = '127.0.0.1';

test('of a crowd that comes at the same moment more than one is taken in at each turn, and all are counted and let go', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  openDoors(app);
  app.get('/', () => 'served');
  const url = await app.doors.listen({ host, port: 0 });
  const port = Number(new URL(url).port);
  let taken = 0;
  const ofOneTurn = new Promise<number>((resolve) => {
    app.server.on('connection', () => {
      if (taken++ === 0) setImmediate(() => resolve(taken));
    });
  });
  const crowd = Array.from({ length: 60 }, () => connect({ port, host }));
  const closed = Promise.all(crowd.map((socket) => once(socket, 'close')));
  expect(await ofOneTurn).toBeGreaterThan(1);
  await eventually(async () => expect(await app.doors.connections()).toBe(60));
  for (const socket of crowd) socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  for (const [answer] of await Promise.all(crowd.map((socket) => once(socket, 'data'))))
    expect(String(answer)).toContain('served');
  await app.close();
  await closed;
  expect(await app.doors.connections()).toBe(0);
});

test('who is being answered when it ends is answered to the end', async () => {
  const over = gate();
  const app = Fastify({ forceCloseConnections: 'idle' });
  openDoors(app);
  let asked = 0;
  app.get('/', async () => {
    asked++;
    await over.passed;
    return 'served';
  });
  const url = await app.doors.listen({ host, port: 0 });
  const answers = Promise.all(Array.from({ length: 30 }, async () => (await fetch(url)).text()));
  await eventually(async () => expect(asked).toBe(30));
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await sleep(100);
  expect(isClosed).toBe(false);
  over.open();
  expect(new Set(await answers)).toEqual(new Set(['served']));
  await closed;
});

test('who waits before a door when the server is asked to stop is taken in and answered', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  openDoors(app);
  closeUnused(app);
  app.get('/', () => 'served');
  const port = Number(new URL(await app.doors.listen({ host, port: 0 })).port);
  const crowd = Array.from({ length: 60 }, () => connect({ port, host }));
  const answers = crowd.map(async (socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [answer] = await once(socket, 'data');
    return String(answer).slice(0, 15);
  });
  const closed = app.close();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  await closed;
});

test('who has just come is taken in and answered, although the stop begins where a socket is read', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  openDoors(app);
  closeUnused(app);
  app.get('/', () => 'served');
  const port = Number(new URL(await app.doors.listen({ host, port: 0 })).port);
  const asks = createServer((socket) => socket.end('stop')).listen(0, host);
  await once(asks, 'listening');
  const { port: at } = z.object({ port: z.number() }).parse(asks.address());
  const { answers, closed } = await new Promise<{ answers: Promise<string>[]; closed: Promise<void> }>((resolve) => {
    connect({ port: at, host }).once('data', () => {
      const crowd = Array.from({ length: 60 }, () => connect({ port, host }));
      const answers = crowd.map(async (socket) => {
        socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
        const [answer] = await once(socket, 'data');
        return String(answer).slice(0, 15);
      });
      resolve({ answers, closed: app.close() });
    });
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  await closed;
  asks.close();
});

test('a process that is busy, before whose doors none wait, does not hold them open until the last', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  openDoors(app);
  await app.doors.listen({ host, port: 0 });
  let isBusy = true;
  const work = () => {
    const began = performance.now();
    while (performance.now() - began < 2);
    if (isBusy) setImmediate(work);
  };
  work();
  const began = performance.now();
  await app.close();
  isBusy = false;
  expect(performance.now() - began).toBeLessThan(2000);
});

test('a port that is taken is refused, even by another of the same kind', async () => {
  const first = Fastify();
  openDoors(first);
  const port = Number(new URL(await first.doors.listen({ host, port: 0 })).port);
  const second = Fastify();
  openDoors(second);
  await expect(second.doors.listen({ host, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  const other = createServer().listen(port, host);
  await once(other, 'listening');
  await expect(second.doors.listen({ host, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
  await once(other, 'close');
  await second.doors.listen({ host, port });
  await second.close();
});
