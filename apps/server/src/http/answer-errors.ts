import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { errorAnswer } from './error-answer.ts';

/** Answers every failure from the catalogue and logs the unexpected ones. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((problem, request, reply) => {
    const { bodyLimit, config } = request.routeOptions;
    const failure = errorAnswer(problem, request.id, { bodyLimit, failsAs: config.failsAs });
    if (failure.isUnexpected) request.log.error({ err: problem }, 'unexpected failure');
    else if (failure.status >= 500 && !isExpected(problem)) request.log.warn({ err: problem }, 'failure');
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
    // What a handler had begun to say of its answer is not true of this one.
    for (const name of ['cache-control', 'content-disposition', 'content-length', 'content-range', 'etag'])
      reply.removeHeader(name);
    reply.status(failure.status).type('application/json; charset=utf-8').send(failure.body);
  });
}

/** Not ready yet, or shedding load: the caller learns it from the answer, and the log has nothing to record. */
function isExpected(problem: unknown): boolean {
  return problem instanceof AppError && problem.code === 'unavailable' && problem.cause === undefined;
}
