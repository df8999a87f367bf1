import { availableParallelism } from 'node:os';

/** Bands under way at once: one a thread and one waiting for each, so that no thread waits for the writer. */
const inFlight = 2 * availableParallelism();

/**
 * Has bands made by the pool and hands them on from the first to the last, holding only a few of them. The first failure stops the
 * others and is thrown; the signal's reason when aborted.
 */
export async function inOrder<Band>(
  bands: number,
  signal: AbortSignal,
  make: (band: number, stop: AbortSignal) => Promise<Band>,
  take: (band: Band) => Promise<void>,
): Promise<void> {
  const waiting: Promise<Band>[] = [];
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  try {
    for (let next = 0, done = 0; done < bands; done++) {
      while (next < bands && waiting.length < inFlight) {
        const made = make(next++, stop);
        // Bands behind a failed one fail too, and no one asks them why.
        made.catch(() => undefined);
        waiting.push(made);
      }
      const [band] = waiting.splice(0, 1);
      if (band !== undefined) await take(await band);
    }
  } catch (error) {
    failed.abort();
    signal.throwIfAborted();
    throw error;
  }
}
