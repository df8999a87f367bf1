import { limits } from '@naksha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from './admit-calls.ts';
import { AppError } from './app-error.ts';
import { errorAnswer } from './error-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** One of those of which a process works on so many at a time. */
    isBounded?: boolean;
  }
}

/**
 * Refuses calls that bring nothing before anything else looks at them: a refusal by the usual way costs as much as a tenth of an answer, and a crowd ten
 * times too large, of whom each comes again, would leave no time for those who were let in. Calls with a body are refused by the usual way, which waits for it.
 */
export function refuseAtTheDoor(
  app: FastifyInstance,
  admission: Admission,
  callerOf: (request: FastifyRequest) => string,
): void {
  const busy = new AppError('unavailable', { retryAfterSeconds: limits.comeAgainSeconds });
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw;
    const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
    if (!isEmpty || !request.routeOptions.config.isBounded || !admission.isShutTo(callerOf(request))) return done();
    const { status, body } = errorAnswer(busy, request.id);
    reply.hijack();
    reply.raw.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      'retry-after': String(limits.comeAgainSeconds),
    });
    reply.raw.end(JSON.stringify(body));
  });
}
