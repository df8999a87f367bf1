import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limits } from '@naksha/contract';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { limitConnections } from './limit-connections.ts';

const { connections, connectionsPerAddress } = limits;
const open: { end: () => void }[] = [];
afterEach(() => {
  Object.assign(limits, { connections, connectionsPerAddress });
  for (const { end } of open.splice(0)) end();
});

/** A server with these bounds, to which connections are made from addresses of this machine. */
async function bounded(bounds: object, trustedProxies: readonly string[], shared?: string[]) {
  Object.assign(limits, bounds);
  const server = createServer((_, reply) => reply.end('served'));
  limitConnections(server, trustedProxies, shared);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  open.push({ end: () => server.close() });
  const ask = async (localAddress: string): Promise<{ said: string; socket: Socket }> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    open.push({ end: () => socket.destroy() });
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [data] = await once(socket, 'data');
    return { said: String(data), socket };
  };
  return { ask };
}

test('one connection more than a process takes is asked to come again, and taken when another has ended', async () => {
  const { ask } = await bounded({ connections: 2 }, []);
  const first = await ask('127.0.0.1');
  await ask('127.0.0.1');
  const third = await ask('127.0.0.1');
  expect(third.said).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
  expect(third.said).toContain('retry-after: 5\r\n');
  expect(third.said).toContain('"code":"unavailable"');
  if (!third.socket.readableEnded) await once(third.socket, 'end');
  first.socket.destroy();
  await eventually(async () => expect((await ask('127.0.0.1')).said).toContain('served'));
});

test('one address takes no more than its share, but for a trusted proxy and this machine itself', async () => {
  const one = { connectionsPerAddress: 1 };
  const { ask } = await bounded(one, ['127.0.0.8/30'], []);
  expect((await ask('127.0.0.1')).said).toContain('served');
  expect((await ask('127.0.0.1')).said).toContain('503');
  expect((await ask('127.0.0.2')).said).toContain('served');
  for (const _ of 'ab') expect((await ask('127.0.0.9')).said).toContain('served');
  const own = await bounded(one, []);
  for (const _ of 'ab') expect((await own.ask('127.0.0.1')).said).toContain('served');
});
