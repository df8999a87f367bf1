import type { Socket } from 'node:net';
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
