import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    doors: Doors;
  }
}

interface Place {
  readonly host: string;
  readonly port: number;
}

interface Doors {
  /** Listens, and answers the address; a port that is taken is refused with EADDRINUSE. */
  readonly listen: (place: Place) => Promise<string>;
  /** Connections that are open, through whichever door they came. */
  readonly connections: () => Promise<number>;
}

/** A system that shares one port out among the sockets of a program. */
const canShare = process.platform === 'linux';
/** Beside the server's own. */
const more = 15;
/** Those that the system keeps for a door until they are taken in; it has a bound of its own. */
const backlog = 4096;
/** A door is closed in a turn of the event loop as short as this: in a longer one somebody may have come to it meanwhile. */
const shortTurnMs = 0.2;
/** Turns of a busy process are never short: after so many in which none had come to a door, the next such one will do. */
const quietTurns = 20;
/** A door before which somebody always waits is closed all the same. */
const longestShutMs = 3000;
/** While it ends, connections whose last answer was given are looked for so often. */
const idleLookMs = 50;

/**
 * Lets a crowd in at once. Node takes in one new connection for each listening socket and turn of its event loop, and turns of a busy one last
 * ten milliseconds and more: of two thousand who come at the same moment the last waited for half a minute, and whom the system's line did not
 * hold was lost. So one port is listened to by several sockets, where the system can share it.
 */
export function openDoors(app: FastifyInstance): void {
  const doors: Server[] = [];
  app.decorate('doors', {
    async listen(place) {
      if (!canShare) return app.listen({ ...place, backlog });
      // Those who share a port do not see that it is taken, even by another Naksha.
      if (place.port !== 0) await close(await listening(createServer(), place));
      const shared = { ...place, backlog, reusePort: true };
      const url = await app.listen(shared);
      for (const own of app.addresses()) {
        if (typeof own === 'string') continue;
        for (let at = 0; at < more; at++) {
          const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
            app.server.emit('connection', socket),
          );
          doors.push(await listening(door, { ...shared, host: own.address, port: own.port }));
        }
      }
      return url;
    },
    async connections() {
      const counts = await Promise.all([app.server, ...doors].map((door) => promisify(door.getConnections).call(door)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  });
  let closing: Promise<void> = Promise.resolve();
  app.addHook('preClose', async () => {
    const shut = await Promise.all([app.server, ...doors].map(shutEmpty));
    closing = Promise.all(shut.slice(1).map(({ closed }) => closed)).then(() => undefined);
    // A caller that is being answered is let go with the answer, and not when the connection has been idle for long.
    const timer = setInterval(() => app.server.closeIdleConnections(), idleLookMs).unref();
    app.server.once('close', () => void closing.then(() => clearInterval(timer)));
  });
  // The server waits for connections of its own alone.
  app.addHook('onClose', () => closing);
}

async function listening(server: Server, place: Place): Promise<Server> {
  server.listen(place);
  await once(server, 'listening');
  return server;
}

/**
 * Closes a door in a turn in which none waits before it: the system cuts those that do, who have sent their request already. Whoever comes
 * afterwards is refused before anything was sent, and can ask elsewhere whatever it was.
 */
async function shutEmpty(door: Server): Promise<{ readonly closed: Promise<unknown> }> {
  let hasTaken = false;
  const note = () => {
    hasTaken = true;
  };
  door.on('connection', note);
  // A stop begins in the midst of a turn, often after its look at the sockets: what is left of it shows nothing.
  await nextTurn();
  const began = performance.now();
  let quiet = 0;
  for (let before = began; door.listening; ) {
    hasTaken = false;
    await nextTurn();
    const now = performance.now();
    if (!hasTaken && (now - before < shortTurnMs || ++quiet > quietTurns)) break;
    if (now - began > longestShutMs) break;
    before = now;
  }
  door.off('connection', note);
  const closed = door.listening ? once(door, 'close') : Promise.resolve();
  door.close();
  return { closed };
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
