import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { EngineError } from '../../engine-error.ts';

interface Sending {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

export interface Received {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly bytes: Buffer;
}

/**
 * One HTTP request, with no patience of its own: models take minutes, and `fetch` gives up after five. A connection of its own, no
 * redirect is followed, and an answer that is too long is not read to its end. Throws EngineError; an aborted one throws what Node does.
 */
export function send({ method, url, headers, body, mostBytes, signal }: Sending): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const ask = url.protocol === 'https:' ? requestSecure : requestPlain;
  const length = body === undefined ? {} : { 'content-length': String(body.byteLength) };
  let isAnswered = false;
  const call = ask(url, { method, headers: { ...headers, ...length }, agent: false, signal }, (response) => {
    isAnswered = true;
    const parts: Buffer[] = [];
    let size = 0;
    response.on('data', (part: Buffer) => {
      size += part.byteLength;
      if (size <= mostBytes) {
        parts.push(part);
        return;
      }
      reject(new EngineError('engine_bad_picture', { isWorthRetrying: true, isForOperator: true, reason: 'too long' }));
      call.destroy();
    });
    response.on('error', (problem) => reject(lost(problem, true)));
    response.on('end', () => {
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, retryAfter, bytes: Buffer.concat(parts) });
    });
  });
  call.on('error', (problem) => reject(lost(problem, isAnswered)));
  call.end(body);
  return promise;
}

/** Words of Node for a server that could not be reached at all. */
const away = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];

function lost(problem: Error, isAnswered: boolean): Error {
  if (problem.name === 'AbortError') return problem;
  const reason = codeOf(problem);
  if (!isAnswered && reason !== undefined && away.includes(reason)) {
    return new EngineError('unavailable', { isWorthRetrying: true, isForOperator: true, reason });
  }
  // A wrong certificate, a wrong protocol: no attempt will go better.
  const isBroken = reason === undefined || ['ECONNRESET', 'EPIPE', 'ECONNABORTED'].includes(reason);
  return new EngineError('engine_disconnected', {
    isWorthRetrying: isBroken,
    isForOperator: true,
    ...(reason === undefined ? {} : { reason }),
  });
}

function codeOf(problem: Error): string | undefined {
  // Both addresses of a name may fail: the first says why.
  const first = problem instanceof AggregateError ? problem.errors[0] : problem;
  return first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined;
}
