import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { v7 as newId } from 'uuid';
import type { AppError } from './app-error.ts';
import { errorAnswer } from './error-answer.ts';

/** Answers from the catalogue where there is no request that could be answered. */
export function writeAnswer(socket: Socket, problem: AppError): void {
  const { status, body, retryAfterSeconds } = errorAnswer(problem, newId());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...(retryAfterSeconds === undefined ? [] : [`retry-after: ${retryAfterSeconds}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
}
