import { availableParallelism } from 'node:os';
import { type BandSteps, seamScore } from '@naksha/imaging';
import { bandsOf, type Recipe, type SizePx } from '@naksha/loom';
import { planInPool, weaveInPool } from './pool.ts';
import type { BandTask, WovenBand } from './thread.ts';

/** Bands under way at once: one a thread and one waiting for each, so that no thread waits for the writer. */
const inFlight = 2 * availableParallelism();

export interface Weaving {
  readonly recipe: Recipe;
  readonly size: SizePx;
  readonly wanted: BandTask['wanted'];
  readonly signal: AbortSignal;
  /** Called after each band that has been written, with the number of bands in all. */
  readonly onBand: (bands: number) => void;
}

/**
 * Draws a whole picture in the pool and hands its bands to `write` from top to bottom, holding only a few of them. Answers the
 * picture's seam score. The bytes do not depend on how many threads there are.
 */
export async function weavePicture(
  { recipe, size, wanted, signal, onBand }: Weaving,
  write: (band: WovenBand) => Promise<void>,
): Promise<number> {
  const bands = bandsOf(size).length;
  const steps: BandSteps[] = [];
  const waiting: Promise<WovenBand>[] = [];
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const plan = await planInPool(recipe, signal);
  try {
    for (let next = 0, done = 0; done < bands; done++) {
      while (next < bands && waiting.length < inFlight) {
        const woven = weaveInPool({ recipe, plan, size, band: next++, wanted }, stop);
        // Bands behind a failed one fail too, and nobody will ask them why.
        woven.catch(() => undefined);
        waiting.push(woven);
      }
      const band = await waiting.shift();
      if (band === undefined) break;
      steps.push(band.steps);
      await write(band);
      onBand(bands);
    }
  } catch (error) {
    failed.abort();
    signal.throwIfAborted();
    throw error;
  }
  return seamScore(steps);
}
