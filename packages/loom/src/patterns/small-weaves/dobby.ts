import type { Rng } from '../../random/rng.ts';
import { drafted } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Diamonds within diamonds drawn by single yarns, a floret or a dot in the middle of each and between them. */
export function dobby({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const size = rng.pick([16, 20, 24]);
  const warp = dyes.chance(0.75) ? `a1 ${size}` : `a1 ${size / 2}, a2 ${size / 2}`;
  return {
    warp: readRuns(warp),
    weft: readRuns(`ground ${size}`),
    lift: diamonds(size, rng),
    repeatCm: Math.min(5, recipe.heroCm * (size / 13)),
    motif: 'weave',
  };
}

/** Rings by their distance from the middle of the diamond, measured in yarns along both ways. */
function diamonds(size: number, rng: Rng): readonly (readonly boolean[])[] {
  const half = size / 2;
  const heart = rng.pick([1, 2, 3]);
  const first = heart + rng.pick([2, 3]);
  const width = rng.pick([1, 2]);
  const gap = rng.pick([2, 3]);
  const hasCross = rng.chance(0.5);
  return drafted(size, size, (end, pick) => {
    const x = Math.abs(end - half);
    const y = Math.abs(pick - half);
    // The diamonds in the corners are the same ones half a repeat away.
    const inner = Math.min(x + y, half - x + (half - y));
    const isMiddle = x + y <= half;
    if (inner <= heart)
      return isMiddle ? inner <= heart && (inner > 0 || heart === 1) : hasCross ? inner < 2 : inner % 2 === 0;
    if (inner < first) return false;
    return (inner - first) % (width + gap) < width;
  });
}
