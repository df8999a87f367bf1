import { createHash } from 'node:crypto';
import type { Endpoint } from '@naksha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { asCaller } from '../db/query-limiter.ts';
import type { Services } from '../services.ts';
import { addressBucket } from './address-bucket.ts';
import { AppError } from './app-error.ts';
import { authenticate } from './authenticate.ts';
import { canonicalIp } from './canonical-ip.ts';
import type { Handler, Wire } from './handler.ts';
import { waitForBody } from './keep-pace.ts';
import type { CallLimits } from './limit-calls.ts';
import { parseInput } from './parse-input.ts';
import type { Scope, ScopeOf } from './scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope | null;
    authenticatedAt: number;
  }
  interface FastifyContextConfig {
    /** A row of the contract, which needs the database. */
    isCall?: true;
  }
}

/** No longer than a handler's own work takes between authentication and its write. */
const trustedMs = 50;

interface Context {
  readonly db: Database;
  readonly services: Services;
  readonly limits: CallLimits;
}

/**
 * Makes a row of the contract a route: limit of the address → who asks → limit of the caller → body → input → handler →
 * answer. A body is not read before its sender was authenticated.
 */
export function bind<Row extends Endpoint>(
  app: FastifyInstance,
  row: Row,
  handler: Handler<Row>,
  context: Context,
): void {
  const { db, services, limits } = context;
  // The type of a handler follows from its row; here, where rows of every kind pass, only its shape is known.
  const handle = handler as (scope: Scope & Partial<Wire>, input: unknown) => Promise<unknown>;

  // A body is awaited also where none is expected, as with DELETE; bytes that a handler reads itself have a pace of their own.
  const mayWait = row.method !== 'GET' && !row.raw;
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { isCall: true },
    ...(row.bodyLimitBytes !== undefined && { bodyLimit: row.bodyLimitBytes }),
    onRequest: [
      limits.byAddress,
      async (request) => {
        request.scope = await authenticate(row, request, db, services);
        request.authenticatedAt = performance.now();
      },
      limits.byCaller(row),
      async (request, reply) => {
        if (mayWait) waitForBody(request, reply);
      },
    ],
    async preHandler(request) {
      request.endWaiting?.();
      if (mayWait) await judgeAgain(row, request, context);
    },
    async handler(request, reply) {
      const scope = scopeOf<Row>(request);
      const input = parseInput(row, request);
      const run = (given: Scope & Partial<Wire>) => asCaller(callerOf(request), () => handle(given, input));
      if (row.raw) {
        await run({ ...scope, request, reply });
        return reply;
      }
      const idempotency = row.idempotent && idempotencyOf(request);
      const answer = await run(idempotency ? { ...scope, idempotency } : scope);
      const checked = row.answer.parse(answer);
      reply.status(row.status ?? 200);
      return row.status === 204 ? reply.send() : reply.send(checked);
    },
  });
}

/** While a body was on its way its sender may have been shut out: what it asks for is not done then. */
async function judgeAgain(row: Endpoint, request: FastifyRequest, { db, services }: Context): Promise<void> {
  if (performance.now() - request.authenticatedAt < trustedMs) return;
  request.scope = await authenticate(row, request, db, services);
}

function scopeOf<Row extends Endpoint>(request: FastifyRequest): ScopeOf<Row> {
  if (request.scope === null) throw new Error('A request came to its handler without having been authenticated.');
  // Authentication makes exactly the scope that the row's access words lead to.
  return request.scope as ScopeOf<Row>;
}

/** A client, with all its people and systems, is one caller. */
function callerOf({ scope, ip }: FastifyRequest): string {
  if (scope?.kind === 'client' || scope?.kind === 'key') return `client ${scope.clientId}`;
  if (scope?.kind === 'super') return `user ${scope.userId}`;
  return `address ${addressBucket(canonicalIp(ip))}`;
}

function idempotencyOf(request: FastifyRequest): { key: string; requestHash: string } | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    const reason = 'expected 1 to 255 visible characters';
    throw new AppError('invalid_value', { field: 'Idempotency-Key', params: { field: 'Idempotency-Key', reason } });
  }
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`);
  return { key, requestHash: hash.digest('base64url') };
}
