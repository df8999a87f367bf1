import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Endpoint } from '@naksha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBucket } from './address-bucket.ts';
import { AppError } from './app-error.ts';
import { canonicalIp } from './canonical-ip.ts';
import type { SharedCounts } from './shared-counts.ts';

type Limit = (request: FastifyRequest) => Promise<void>;

export interface CallLimits {
  /** Before it is known who asks: what one address may do, offices behind one address included. */
  readonly byAddress: Limit;
  /** Once it is known who asks. */
  readonly byCaller: (row: Endpoint) => Limit;
}

/** A probe that is refused takes a healthy process out of service, and one that is counted waits for a silent database. */
export const unlimited: CallLimits = { byAddress: async () => undefined, byCaller: () => async () => undefined };

/** Limits on how often callers may call, counted in the store of the app's rate limit. */
export function limitCalls(app: FastifyInstance, perMinute: number): CallLimits {
  const common = makeLimit(app, { max: perMinute, timeWindow: 60_000, keyGenerator: callerOf });
  return {
    byAddress: makeLimit(app, {
      max: perMinute * 5,
      timeWindow: 60_000,
      keyGenerator: (from) => `all ${addressOf(from)}`,
    }),
    byCaller: ({ method, path, rate }) =>
      rate
        ? makeLimit(app, {
            max: rate.max,
            timeWindow: rate.seconds * 1000,
            keyGenerator: (from) => `${method} ${path} ${callerOf(from)}`,
          })
        : common,
  };
}

/** A store in which processes count together. Their keys keep the limits apart, so that one store serves all. */
export function shareCounts(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Shared {
    child(): Shared {
      return this;
    }

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      counts.count(key, max, windowMs).then(
        ({ current, leftMs }) => answer(null, { current, ttl: leftMs }),
        (error: Error) => answer(error),
      );
    }
  };
}

function makeLimit(app: FastifyInstance, options: Parameters<FastifyInstance['createRateLimit']>[0]): Limit {
  const count = app.createRateLimit(options);
  return async (request) => {
    const verdict = await count(request);
    if (verdict.isAllowed || !verdict.isExceeded) return;
    const seconds = Math.max(1, verdict.ttlInSeconds);
    throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
  };
}

function callerOf(request: FastifyRequest): string {
  const { scope } = request;
  if (scope?.kind === 'client' || scope?.kind === 'super') return `user ${scope.userId}`;
  if (scope?.kind === 'key') return `key ${scope.keyId}`;
  return addressOf(request);
}

function addressOf(request: FastifyRequest): string {
  return `address ${addressBucket(canonicalIp(request.ip))}`;
}
