import { basketLift } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import { rotateDraft } from '../weaving/rotate-draft.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Groups of yarns over and under like a woven basket: one dye against the ground, or two dyes taking turns. */
export function basket({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const size = rng.pick([2, 3, 4]);
  const step = 2 * size;
  const order = dyes.whole(0, 2);
  const warp = order === 0 ? `a1 ${step}` : order === 1 ? `a1 ${step}, a2 ${step}` : `a1 ${step}, ground ${step}`;
  const weft = order === 2 ? `a1 ${step}, ground ${step}` : `ground ${order === 0 ? step : 2 * step}`;
  const draft = { warp: readRuns(warp), weft: readRuns(weft), lift: basketLift(size) };
  return {
    ...rotateDraft(draft, Math.floor(size / 2)),
    repeatCm: Math.min(4, recipe.heroCm * (order === 0 ? 0.55 : 1.1) * (0.6 + size * 0.15)),
    motif: 'weave',
  };
}
