import { herringboneLift } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Ribs of twill that turn and break after some yarns, warp of one dye and weft of the ground. */
export function herringbone({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const reach = rng.pick([6, 8, 8, 12, 16]);
  const ends = 2 * reach;
  // Finer ribs are narrower too.
  const cm = Math.min(6, recipe.heroCm * (0.7 + reach / 14));
  const warp = dyes.pick([
    `a1 ${ends}`,
    `a1 ${ends}`,
    `a1 ${ends}`,
    `a1 ${reach}, a2 ${reach}`,
    `a2 1, a1 ${reach - 1}, a2 1, a1 ${reach - 1}`,
  ]);
  return {
    warp: readRuns(warp),
    weft: readRuns(`ground ${4 * Math.ceil(ends / 4)}`),
    lift: herringboneLift(reach),
    repeatCm: cm,
    motif: 'weave',
  };
}
