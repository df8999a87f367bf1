import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For the first request of a connection that was just made: it may be on its way. */
const firstRequestMs = 1000;

/**
 * Lets the server stop although somebody holds a connection that has never carried a request. Browsers open some ahead
 * of need, and Node takes them for busy ones. One that was just made is given time to ask, and is answered.
 */
export function closeUnused(app: FastifyInstance): void {
  const unused = new Map<Socket, number>();
  const whenNone = new EventEmitter();
  const forget = (socket: Socket) => {
    if (unused.delete(socket) && unused.size === 0) whenNone.emit('none');
  };
  app.server.on('connection', (socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => forget(socket));
  });
  app.server.on('request', ({ socket }) => forget(socket));
  app.addHook('preClose', async () => {
    // They stand in the order in which they came.
    const newest = [...unused.values()].at(-1) ?? 0;
    const left = Math.ceil(newest + firstRequestMs - performance.now());
    if (left > 0) await once(whenNone, 'none', { signal: AbortSignal.timeout(left) }).catch(() => undefined);
    for (const socket of unused.keys()) socket.destroy();
  });
}
