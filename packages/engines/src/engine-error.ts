/** What can go wrong with a server that draws, in the words of the error catalogue. */
export type EngineFault =
  | 'engine_memory'
  | 'engine_disconnected'
  | 'engine_refused'
  | 'engine_bad_picture'
  | 'unavailable'
  | 'load_issue'
  | 'job_failed';

/** What follows from a fault. */
export interface EngineFaultEffect {
  /** Another attempt may go better. */
  readonly isWorthRetrying?: boolean;
  /** Those who run the server have to mend it: it is logged even when no one tries again. */
  readonly isForOperator?: boolean;
  /** The status of the server's answer, where there was one. */
  readonly status?: number;
  /** A word by which the server names its reason. */
  readonly reason?: string;
  /** Milliseconds after which the server wants to be asked again. */
  readonly askAgainMs?: number;
}

/** A server that draws did not. Holds nothing of what was sent, nor what the server said beyond a word. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineFault;
  readonly isWorthRetrying: boolean;
  readonly isForOperator: boolean;
  readonly status: number | undefined;
  readonly askAgainMs: number | undefined;

  constructor(code: EngineFault, effect: EngineFaultEffect = {}) {
    const { isWorthRetrying = false, isForOperator = false, status, reason, askAgainMs } = effect;
    super(['The image model', code, status, reason].filter((part) => part !== undefined).join(' '));
    this.code = code;
    this.isWorthRetrying = isWorthRetrying;
    this.isForOperator = isForOperator;
    this.status = status;
    this.askAgainMs = askAgainMs;
  }
}
