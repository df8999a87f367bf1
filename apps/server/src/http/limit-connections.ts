import type { Server, Socket } from 'node:net';
import { limits } from '@naksha/contract';
import { addressBucket } from './address-bucket.ts';
import { AppError } from './app-error.ts';
import { canonicalIp } from './canonical-ip.ts';
import { isIpAllowed } from './is-ip-allowed.ts';
import { writeAnswer } from './write-answer.ts';

/** This machine, where a proxy may stand that no setting names. */
const ownAddresses = ['127.0.0.0/8', '::1'];
/** What comes in is taken for so long after the refusal: a connection that is cut while it comes may lose its answer. */
const lingerMs = 1_000;

/**
 * Bounds the connections of this process, and of each address but those through which many people come: this machine's own and
 * the trusted proxies'. Each process counts its own: what is spared are its sockets and memory, and a count that all share would be asked for
 * with every connection, most of all while someone floods. One more is answered at once, whatever it was about to ask, and closed.
 */
export function limitConnections(server: Server, trustedProxies: readonly string[], shared = ownAddresses): void {
  const open = new Map<string, number>();
  let all = 0;
  const serve = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = canonicalIp(socket.remoteAddress ?? '');
    const key = isIpAllowed(address, [...shared, ...trustedProxies]) ? 'shared' : addressBucket(address);
    const ofKey = open.get(key) ?? 0;
    if (all >= limits.connections || (key !== 'shared' && ofKey >= limits.connectionsPerAddress)) return refuse(socket);
    all++;
    open.set(key, ofKey + 1);
    socket.once('close', () => {
      all--;
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    for (const each of serve) each.call(server, socket);
  });
}

function refuse(socket: Socket): void {
  socket.on('error', () => undefined);
  writeAnswer(socket, new AppError('unavailable', { retryAfterSeconds: 5 }));
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
