/** One thing that is looked after from time to time. */
export type SweepStep = (signal: AbortSignal) => Promise<void>;

/** Takes the steps one after the other until `signal` says stop. One that fails is reported, and stops none of the others. */
export async function sweepAll(
  steps: readonly SweepStep[],
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const step of steps) {
    if (signal.aborted) return;
    try {
      await step(signal);
    } catch (error) {
      onError(error);
    }
  }
}
