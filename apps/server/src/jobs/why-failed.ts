import { type ErrorCode, errors, type FaultCode, fillSentence } from '@naksha/contract';
import { EngineError, type EngineResult, OperationError } from '@naksha/engines';
import { PictureError } from '@naksha/imaging';
import { AppError } from '../http/app-error.ts';
import { StorageError } from '../storage/storage-error.ts';
import { UnknownHere } from './unknown-here.ts';

export interface Verdict {
  readonly code: string;
  readonly message: string;
  /** Fill the words of the sentence where it is read in another language. */
  readonly params?: Record<string, string | number>;
  /** What the attempt found out of its inputs all the same. */
  readonly found?: EngineResult['found'];
  /** Whether another attempt may succeed: true for what is unexpected, as a thread that died. */
  readonly isWorthRetrying: boolean;
  /** For those who run the installation to mend. */
  readonly isForOperator: boolean;
}

/** Reads what an attempt threw, in the words of the catalogue. */
export function whyFailed(error: unknown): Verdict {
  if (error instanceof AppError) return refused(error.code, error.details.params);
  if (error instanceof PictureError) return refused(named(error.code), error.params);
  if (error instanceof OperationError) return { ...refused(named(error.code), error.params), found: error.found };
  if (error instanceof EngineError) {
    const { code, isWorthRetrying, isForOperator } = error;
    return { ...verdict(code, isWorthRetrying), isForOperator };
  }
  if (isDiskFull(error)) return verdict('storage_full', false);
  if (error instanceof UnknownHere) return { ...verdict('job_failed', false), isForOperator: true };
  return verdict('job_failed', true);
}

export const tookTooLong: Verdict = verdict('job_timed_out', false);

/** What an engine ends with has few words, which stand in the log: one without them does not compile. */
const named = (code: FaultCode): FaultCode => code;

function refused(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): Verdict {
  const message = fillSentence(errors[code].message, params);
  return { code, message, params: { ...params }, isWorthRetrying: false, isForOperator: false };
}

function verdict(code: FaultCode, isWorthRetrying: boolean): Verdict {
  return { code, message: errors[code].message, isWorthRetrying, isForOperator: isWorthRetrying };
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof StorageError) return error.fault === 'full';
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause);
}
