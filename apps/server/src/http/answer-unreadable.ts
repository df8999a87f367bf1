import { randomUUIDv7 } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from './app-error.ts';
import { errorAnswer } from './error-answer.ts';

/** Answers what is not HTTP, or has too many headers, from the catalogue: there is no request yet to answer it with. */
export function answerUnreadable(problem: Error & { code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { status, body } = errorAnswer(
      new AppError(problem.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'unparseable'),
      randomUUIDv7(),
    );
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  }
  socket.destroy(problem);
}
