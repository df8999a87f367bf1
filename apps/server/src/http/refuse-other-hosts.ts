import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../setting-kinds.ts';
import { AppError } from './app-error.ts';

/** A name, with the dot that may end it, or an address in brackets; and a port. */
const shape = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+?)\.?)(?::\d+)?$/i;

/**
 * Answers under the name of a public installation, or one of the machine's own, and under no other: an answer that was asked for under
 * a stranger's name may be kept by a cache under that name, or read by a page of theirs.
 */
export function refuseOtherHosts(app: FastifyInstance, publicHost: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isProbe) return;
    // The name that a trusted proxy was asked under.
    const [, address, name] = shape.exec(request.host) ?? [];
    const host = (address ?? name ?? '').toLowerCase();
    if (host === publicHost || isLoopback(host)) return;
    throw new AppError('host_unknown', { params: { host: request.host } });
  });
}
