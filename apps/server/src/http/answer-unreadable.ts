import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { writeAnswer } from './write-answer.ts';

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
