import { createHash } from 'node:crypto';
import { type Endpoint, type ErrorCode, filledReason, isClientList } from '@naksha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { asSession } from '../db/held-session.ts';
import { asCaller } from '../db/query-limiter.ts';
import { asClient } from '../db/second-wall.ts';
import { addressBucket } from '../http/address-bucket.ts';
import type { Admission } from '../http/admit-calls.ts';
import { AppError } from '../http/app-error.ts';
import { bodyDepth } from '../http/body-depth.ts';
import { canonicalIp } from '../http/canonical-ip.ts';
import type { Handler, Wire } from '../http/handler.ts';
import { type CallLimits, unlimited } from '../http/limit-calls.ts';
import { logAsker } from '../http/log-requests.ts';
import { parseInput } from '../http/parse-input.ts';
import type { Scope, ScopeOf } from '../http/scope.ts';
import { noteShown } from '../modules/logs/note-shown.ts';
import type { Services } from '../services.ts';
import { authenticate, authorize } from './authenticate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope | null;
    authenticatedAt: number;
    /** Nothing of it was on its way any more when it was authenticated. */
    cameWhole: boolean;
  }
  interface FastifyContextConfig {
    /** A row of the contract, which needs the database. */
    isCall?: true;
    /** Answered under any name, as often as it is asked, and however busy the server is. */
    isProbe?: true;
    /** What is said of a failure that no one foresaw. */
    failsAs?: ErrorCode;
  }
}

/** A session that ends within so short a time is noticed by what is written. */
const trustedMs = 50;

/** The same, for one whose body came with its head: a busy process would ask for each of them twice otherwise. */
const trustedWholeMs = 300;

interface Context {
  readonly db: Database;
  readonly services: Services;
  readonly limits: CallLimits;
  readonly admission: Admission;
}

/**
 * Makes a row of the contract a route: limit of the address → who asks → limit of the caller → whether they may → body →
 * input → handler → answer. A body is not read before its sender was authenticated.
 */
export function bind<Row extends Endpoint>(
  app: FastifyInstance,
  row: Row,
  handler: Handler<Row>,
  context: Context,
): void {
  const { db, services, limits, admission } = context;
  // The type of a handler follows from its row; here, where rows of every kind pass, only its shape is known.
  const handle = handler as (scope: Scope & Partial<Wire>, input: unknown) => Promise<unknown>;

  // A body is awaited also where none is expected, as with DELETE; a handler that reads bytes itself judges them itself.
  const { byAddress, byCaller } = row.isProbe ? unlimited : limits;
  const limitCaller = byCaller(row);
  const mayWait = row.method !== 'GET' && !row.raw;
  // Bytes take their time at little cost, and have bounds of their own; a stream of events is opened as any call is done. A probe is answered however many ask.
  const isBounded = !row.isProbe && (!row.raw || row.raw.answer === 'text/event-stream');
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      isCall: true,
      bodyDepth: bodyDepth(row.body),
      isBounded,
      ...(row.isProbe && { isProbe: row.isProbe }),
      ...(row.failsAs && { failsAs: row.failsAs }),
    },
    ...(row.bodyLimitBytes !== undefined && { bodyLimit: row.bodyLimitBytes }),
    onRequest: [
      byAddress,
      async (request, reply) => {
        if (row.changes && request.headers['sec-fetch-mode'] === 'navigate') throw new AppError('forbidden');
        if (isBounded) admission.enter(request, reply, callerOf(request));
        const asking = await authenticate(row, request, db, services);
        logAsker(request, reply, asking.scope);
        request.scope = { ...asking.scope, log: request.log };
        await limitCaller(request);
        if (isBounded) admission.enter(request, reply, callerOf(request));
        await asCaller(callerOf(request), () => authorize(row, request, asking));
        request.authenticatedAt = performance.now();
        request.cameWhole = request.raw.complete;
        if (isBounded && mayWait) admission.waitOutside(request);
      },
    ],
    async preHandler(request) {
      if (isBounded && mayWait) admission.comeBack(request, callerOf(request));
      if (mayWait) await judgeAgain(row, request, context);
    },
    async handler(request, reply) {
      const scope = scopeOf<Row>(request);
      const gone = goneOf(reply);
      const input = parseInput(row, request);
      const run = (given: Scope & Partial<Wire>) =>
        admission.working(request, () =>
          asCaller(callerOf(request), () =>
            held(scope, async () => {
              const answer = await handle({ ...given, gone }, input);
              if (isClientList(row.reads) && scope.kind === 'super') await noteShown(scope, row.reads, answer);
              return answer;
            }),
          ),
        );
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

/**
 * What somebody asks for on behalf of a client is held to its rows by the database itself, and what a session asks for is
 * written only while the session lives.
 */
function held<Result>(scope: Scope, work: () => Promise<Result>): Promise<Result> {
  const inSession =
    scope.kind === 'client' || scope.kind === 'super'
      ? () => asSession({ sessionId: scope.sessionId, over: () => new AppError('session_ended') }, work)
      : work;
  return scope.kind === 'client' || scope.kind === 'key' ? asClient(scope.clientId, inSession) : inSession();
}

/** While a body was on its way its sender may have been shut out: what it asks for is not done then. */
async function judgeAgain(row: Endpoint, request: FastifyRequest, { db, services }: Context): Promise<void> {
  if (performance.now() - request.authenticatedAt < (request.cameWhole ? trustedWholeMs : trustedMs)) return;
  const asking = await authenticate(row, request, db, services);
  request.scope = await authorize(row, request, asking);
}

/** Its reason is never heard by anyone but the program. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const end = () => {
    if (!raw.writableFinished) gone.abort(new AppError('unavailable'));
  };
  // Gone before it was known who they are: that was said then, and is not said again.
  if (raw.destroyed) end();
  else raw.once('close', end);
  return gone.signal;
}

function scopeOf<Row extends Endpoint>(request: FastifyRequest): ScopeOf<Row> {
  if (request.scope === null) throw new Error('A request came to its handler without having been authenticated.');
  // Authentication makes exactly the scope that the row's access words lead to.
  return request.scope as ScopeOf<Row>;
}

/** A client, with all its people and systems, is one caller; while no more is known, an address is. */
export function callerOf({ scope, ip }: FastifyRequest): string {
  if (scope?.kind === 'client' || scope?.kind === 'key') return `client ${scope.clientId}`;
  if (scope?.kind === 'super') return `user ${scope.userId}`;
  return `address ${addressBucket(canonicalIp(ip))}`;
}

function idempotencyOf(request: FastifyRequest): { key: string; requestHash: string } | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    const reason = filledReason({ issue: 'visible_characters', least: 1, limit: 255 });
    throw new AppError('invalid_value', { field: 'Idempotency-Key', params: { field: 'Idempotency-Key', ...reason } });
  }
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`);
  return { key, requestHash: hash.digest('base64url') };
}
