import { type ErrorAnswer, type ErrorCode, errors, type QuotaAnswer } from '@naksha/contract';
import { z } from 'zod';
import { StorageError } from '../storage/storage-error.ts';
import { AppError } from './app-error.ts';

export interface Failure {
  readonly status: number;
  readonly body: ErrorAnswer | QuotaAnswer;
  readonly retryAfterSeconds?: number;
  /** Set when the failure is unexpected: it is logged with all that is known of it. */
  readonly isUnexpected: boolean;
}

interface FailedCall {
  /** What the call takes, in bytes. */
  readonly bodyLimit?: number;
  /** What it says of a failure that no one foresaw. */
  readonly failsAs?: ErrorCode | undefined;
}

/** Turns whatever was thrown into an answer of the catalogue. */
export function errorAnswer(problem: unknown, requestId: string, { bodyLimit, failsAs }: FailedCall = {}): Failure {
  const known = problem instanceof AppError ? problem : translate(problem, bodyLimit);
  const isUnexpected = known.code === 'unexpected';
  const { code, message, details } = isUnexpected && failsAs ? new AppError(failsAs) : known;
  const status = errors[code].status ?? 500;
  const body: ErrorAnswer | QuotaAnswer =
    code === 'quota_insufficient'
      ? { Error: errors.quota_insufficient.message }
      : {
          error: {
            code,
            message,
            requestId,
            ...(details.params && Object.keys(details.params).length > 0 && { params: { ...details.params } }),
            ...(details.field !== undefined && { field: details.field }),
            ...(details.details && { details: [...details.details] }),
          },
        };
  const retryAfterSeconds = details.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  return {
    status,
    body,
    isUnexpected,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** What the web framework and the drivers throw, by their own codes. */
const foreign: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unparseable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unparseable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unparseable',
  FST_ERR_BAD_URL: 'not_found',
  // PostgreSQL: a statement, a lock or a transaction took too long, no connection is free, the server is going down or coming up.
  '57014': 'unavailable',
  '55P03': 'unavailable',
  '25P03': 'unavailable',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  // Undone because of others, twice.
  '40P01': 'unavailable',
  '40001': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  DATABASE_SILENT: 'unavailable',
  ENOSPC: 'storage_full',
};

/** What PostgreSQL's driver says, without a code, of a database that is gone or silent. */
const lostDatabase = new RegExp(
  [
    '^timeout exceeded when trying to connect',
    '^Query read timeout',
    '^Connection terminated',
    '^Client has encountered a connection error',
    '^Client was closed and is not queryable',
  ].join('|'),
);

const stored = {
  missing: 'not_found',
  exists: 'conflict',
  'too-large': 'upload_too_large',
  full: 'storage_full',
  away: 'unavailable',
} as const;

const coded = z.object({ code: z.string() });
const refused = z.object({ statusCode: z.int().min(400).max(499) });

function translate(problem: unknown, bodyLimit: number | undefined): AppError {
  if (problem instanceof StorageError) {
    return new AppError(stored[problem.fault], { cause: problem });
  }
  // Drivers' errors travel as the cause of the query's.
  for (let error = problem; error instanceof Error; error = error.cause) {
    const code = foreign[coded.safeParse(error).data?.code ?? ''];
    if (code === 'too_large' && bodyLimit !== undefined) {
      return new AppError(code, { cause: problem, params: { limit: bodyLimit } });
    }
    if (code !== undefined) return new AppError(code, { cause: problem });
    if (lostDatabase.test(error.message)) return new AppError('unavailable', { cause: problem });
  }
  if (refused.safeParse(problem).success) return new AppError('unparseable', { cause: problem });
  return new AppError('unexpected', { cause: problem });
}
