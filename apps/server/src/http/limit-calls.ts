import type { Endpoint } from '@naksha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBucket } from './address-bucket.ts';
import { AppError } from './app-error.ts';
import { canonicalIp } from './canonical-ip.ts';

type Limit = (request: FastifyRequest) => Promise<void>;

export interface CallLimits {
  /** Before it is known who asks: what one address may do, offices behind one address included. */
  readonly byAddress: Limit;
  /** Once it is known who asks. */
  readonly byCaller: (row: Endpoint) => Limit;
}

/** Limits on how often anybody may call, counted in this process. */
export function limitCalls(app: FastifyInstance, perMinute: number): CallLimits {
  const common = makeLimit(app, { max: perMinute, timeWindow: 60_000, keyGenerator: callerOf });
  return {
    byAddress: makeLimit(app, { max: perMinute * 5, timeWindow: 60_000, keyGenerator: addressOf }),
    byCaller: ({ rate }) =>
      rate ? makeLimit(app, { max: rate.max, timeWindow: rate.seconds * 1000, keyGenerator: callerOf }) : common,
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
  if (scope?.kind === 'key') return `key ${scope.clientId}`;
  return addressOf(request);
}

function addressOf(request: FastifyRequest): string {
  return `address ${addressBucket(canonicalIp(request.ip))}`;
}
