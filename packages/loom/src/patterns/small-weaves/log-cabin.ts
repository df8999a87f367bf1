import type { Ink } from '../../scene/scene.ts';
import type { Run } from '../weaving/draft.ts';
import { lifts } from '../weaving/lifts.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Dark and light yarns by turns in plain weave; where the turn is changed, lines that stood now lie. */
export function logCabin({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const pairs = rng.pick([4, 5, 6]);
  const isLong = rng.chance(0.35);
  const second: Ink = dyes.chance(0.35) ? 'a2' : 'a1';
  const runs = [...turns(pairs, 'a1', 'ground'), ...turns(isLong ? Math.ceil(pairs / 2) : pairs, 'ground', second)];
  return {
    warp: runs,
    weft: runs,
    lift: lifts.plain,
    repeatCm: Math.min(10, Math.max(1.2, recipe.heroCm * rng.between(1.5, 2.1))),
    motif: 'weave',
  };
}

function turns(pairs: number, one: Ink, other: Ink): Run[] {
  return Array.from({ length: pairs }, () => [
    { ink: one, yarns: 1 },
    { ink: other, yarns: 1 },
  ]).flat();
}
