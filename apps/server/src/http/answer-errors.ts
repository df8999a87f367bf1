import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { errorAnswer } from './error-answer.ts';
import { waitForBody } from './keep-pace.ts';
import { permissionsPolicy } from './security-headers.ts';
import { writeAnswer } from './write-answer.ts';

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

/** Answers addresses that cannot be read: they never come to a route, nor to its handler of errors. */
export function answerLost(problem: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorAnswer(problem, request.id);
  // No hook is run for them either.
  waitForBody(request, reply);
  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('permissions-policy', permissionsPolicy)
    .header('x-request-id', request.id)
    .status(status)
    .send(body);
}

/** Answers what is not HTTP, or has too many headers, from the catalogue: there is no request yet to answer it with. */
export function answerUnreadable(problem: Error & { code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    writeAnswer(socket, new AppError(problem.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'unparseable'));
  }
  socket.destroy(problem);
}

/** Answers from the catalogue what Node itself would refuse without the headers of an answer: a request that names no host, or expects what is not known. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new AppError('unparseable');
  });
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    writeAnswer(socket, new AppError('unparseable'));
    socket.destroySoon();
  });
}
