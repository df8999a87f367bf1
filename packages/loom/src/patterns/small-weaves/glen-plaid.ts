import type { Run } from '../weaving/draft.ts';
import { lifts } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Glen Urquhart: bands of four-and-four against bands of two-and-two in twill, some under a coloured overcheck. */
export function glenPlaid({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const broad = rng.pick([4, 5, 6]);
  const fine = 2 * rng.pick([4, 5, 6]);
  const hasOvercheck = dyes.chance(0.65);
  const four = times(broad, 'a1 4, ground 4');
  const two = times(fine, 'a1 2, ground 2');
  const middle = Math.floor(two.length / 4) * 2;
  const lined = two.map((run, i): Run => (i === middle && hasOvercheck ? { ink: 'a2', yarns: run.yarns } : run));
  const runs = [...four, ...lined];
  const yarns = broad * 8 + fine * 4;
  return {
    warp: runs,
    weft: runs,
    lift: lifts.twill,
    // From shirts to blankets; the teeth keep in proportion.
    repeatCm: Math.min(20, Math.max(3.6, recipe.heroCm * (yarns / 16))),
    motif: 'weave',
  };
}

function times(count: number, order: string): Run[] {
  return Array.from({ length: count }, () => readRuns(order)).flat();
}
