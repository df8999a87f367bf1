import { type BandSteps, seamScore } from '@naksha/imaging';
import { bandsOf, type Recipe, type SizePx } from '@naksha/loom';
import { inOrder } from './in-order.ts';
import { weaveInPool } from './pool.ts';
import type { BandTask, WovenBand } from './thread.ts';

export interface Weaving {
  readonly recipe: Recipe;
  /** The scene in shared memory. */
  readonly plan: SharedArrayBuffer;
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
  { recipe, plan, size, wanted, signal, onBand }: Weaving,
  write: (band: WovenBand) => Promise<void>,
): Promise<number> {
  const bands = bandsOf(size).length;
  const steps: BandSteps[] = [];
  await inOrder(
    bands,
    signal,
    (band, stop) => weaveInPool({ recipe, plan, size, band, wanted }, stop),
    async (band) => {
      steps.push(band.steps);
      await write(band);
      onBand(bands);
    },
  );
  return seamScore(steps);
}
