import type { Run } from '../weaving/draft.ts';
import { lifts } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { Check, CheckTask } from './task.ts';

/** The weaver's towel of Bengal: a small check on the ground, crossed at intervals by broad bands with guard lines. */
export function gamcha({ recipe, rng }: CheckTask): Check {
  const small = rng.pick(['a1 2, ground 6', 'a1 4, ground 4', 'a1 1, ground 2, a1 1, ground 6']);
  const band = rng.pick([
    'a1 14, ground 2, a1 2, ground 2, a2 6, ground 2, a1 2, ground 2, a1 14, ground 6',
    'a1 20, light 2, a2 4, light 2, a1 20, ground 6',
    'a2 4, ground 2, a1 24, ground 2, a2 4, ground 6',
  ]);
  const cells = rng.whole(5, 8);
  const checks: Run[] = Array.from({ length: cells }, () => readRuns(small)).flat();
  return {
    warp: [...checks, ...readRuns(band)],
    lift: lifts.plain,
    repeatCm: Math.min(16, Math.max(5, 3.6 + recipe.heroCm * 1.6)),
    yarn: { tone: 0.06, slub: 0.06 },
    motif: 'check',
  };
}
