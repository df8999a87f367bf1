import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { Received } from './send.ts';

const outOfMemory =
  /out of memory|OutOfMemory|Allocation on device|cudaErrorMemoryAllocation|bad_alloc|failed to allocate|ErrorOutOfDeviceMemory/i;
const refused = /moderation|content[ _]policy|safety[ _]system/i;
const noCredit = /insufficient_quota|billing_(hard_limit|not_active)/i;
/** So much of an answer is looked at. */
const lookedAt = 8192;
const secondMs = 1000;

/** The forms in which the servers say what was wrong. */
const said = z.looseObject({
  error: z.union([z.string(), z.looseObject({ message: z.unknown(), code: z.unknown(), type: z.unknown() }).partial()]),
  message: z.string(),
  detail: z.union([z.string(), z.array(z.looseObject({ msg: z.unknown(), type: z.unknown() }).partial())]),
});

/**
 * What a server's answer other than 200 means. Its words are looked through for what they are about and go no further; only a bare word
 * such as `invalid_api_key` is kept, for those who run it.
 */
export function readFault({ status, retryAfter, bytes }: Received): EngineError {
  const text = bytes.subarray(0, lookedAt).toString('utf8');
  const words = wordsIn(text);
  const about = words.join('\n');
  const reason = words.find((word) => /^[a-z][a-z0-9_.-]{2,47}$/i.test(word));
  const effect = { status, ...(reason === undefined ? {} : { reason }) };
  if (outOfMemory.test(about)) return new EngineError('engine_memory', { ...effect, isForOperator: true });
  if (status < 500 && refused.test(about)) return new EngineError('engine_refused', effect);
  if (status === 402 || noCredit.test(about)) return new EngineError('unavailable', { ...effect, isForOperator: true });
  if (status === 429 || status === 503) {
    return new EngineError('unavailable', { ...effect, isForOperator: true, askAgainMs: patienceIn(retryAfter) });
  }
  if (status === 408 || status === 504) return new EngineError('load_issue', { ...effect, isForOperator: true });
  if (status === 413) return new EngineError('engine_memory', { ...effect, isForOperator: true });
  return new EngineError('job_failed', { ...effect, isWorthRetrying: status >= 500, isForOperator: true });
}

/** Everything that the known forms say, or the answer as it is. */
function wordsIn(text: string): string[] {
  const found = said.partial().safeParse(readJson(text)).data;
  if (found === undefined) return [text];
  const { error, message, detail } = found;
  const parts = [
    ...(typeof error === 'object' ? [error.code, error.type, error.message] : [error]),
    message,
    ...(Array.isArray(detail) ? detail.flatMap(({ msg, type }) => [type, msg]) : [detail]),
  ];
  return parts.filter((part) => typeof part === 'string');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds or a date. */
function patienceIn(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 2 * secondMs;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds * secondMs : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 2 * secondMs;
}
