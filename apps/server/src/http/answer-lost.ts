import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './error-answer.ts';
import { waitForBody } from './keep-pace.ts';
import { permissionsPolicy } from './security-headers.ts';

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
