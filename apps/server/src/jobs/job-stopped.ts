/**
 * Why a running job is stopped. `cancelled`: its owner called it off. `lost`: another attempt has taken over.
 * `late`: it ran past its deadline. `stopping`: the process ends, and the job goes back to the queue.
 */
export type StopCause = 'cancelled' | 'lost' | 'late' | 'stopping';

/** The reason of an abort signal handed to an engine. */
export class JobStopped extends Error {
  readonly why: StopCause;

  constructor(why: StopCause) {
    super(`job stopped: ${why}`);
    this.name = 'JobStopped';
    this.why = why;
  }
}

/** The cause when `signal` has been aborted by the runner. */
export function stopCause(signal: AbortSignal | undefined): StopCause | undefined {
  return signal?.aborted && signal.reason instanceof JobStopped ? signal.reason.why : undefined;
}
