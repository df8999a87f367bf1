import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnused } from './close-unused.ts';

test('a connection that was opened ahead of need does not keep the server from stopping', async () => {
  const app = Fastify();
  closeUnused(app);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
  const closed = once(socket, 'close');
  await app.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('a connection that was just made when the server is asked to stop is answered', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeUnused(app);
  app.get('/', () => 'served');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
  const closed = app.close();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('served');
  await closed;
});
