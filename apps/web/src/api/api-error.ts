/** A refused call, as the catalogue words it. `status` 0: the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  /** Where, and of what kind, an answer is not as the contract promises; no values of it. */
  readonly mismatch: string | undefined;

  constructor(refusal: {
    status: number;
    code: string;
    message: string;
    params?: Record<string, string | number> | undefined;
    field?: string | undefined;
    requestId?: string | undefined;
    mismatch?: string | undefined;
  }) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.params = refusal.params ?? {};
    this.field = refusal.field;
    this.requestId = refusal.requestId;
    this.mismatch = refusal.mismatch;
  }
}
