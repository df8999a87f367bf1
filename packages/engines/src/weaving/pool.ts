import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BandTask, WovenBand } from './weave-band.ts';

let pool: Piscina<BandTask, WovenBand> | undefined;

/** Threads wait this long for more work: starting one costs half a second. */
const idleMs = 300_000;

/** Draws a band in a thread of the pool. An abort ends the thread at once and rejects with the signal's reason. */
export async function weaveInPool(task: BandTask, signal: AbortSignal): Promise<WovenBand> {
  signal.throwIfAborted();
  pool ??= new Piscina<BandTask, WovenBand>({
    filename: new URL('./weave-band.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: idleMs,
  });
  try {
    return await pool.run(task, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** Ends all threads; the next band starts new ones. For the end of the process. */
export async function closePool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.destroy();
}
