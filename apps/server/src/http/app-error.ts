import { type ErrorCode, errors, fillSentence, paramsOf } from '@naksha/contract';

export interface ErrorDetails {
  /** The field of the request that is at fault. */
  readonly field?: string | undefined;
  /** Fill the words of the sentence; what it does not speak of is not said. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly details?: readonly { field: string; code: string; message: string }[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A failure of the catalogue: everything a caller may hear of what went wrong. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(fillSentence(errors[code].message, details.params), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details.params ? { ...details, params: paramsOf(code, details.params) } : details;
  }
}
