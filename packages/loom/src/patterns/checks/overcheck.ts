import { lifts } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { Check, CheckTask } from './task.ts';

/** Large panes of single or doubled lines on a plain field. */
export function windowpane({ recipe, rng }: CheckTask): Check {
  const lines = rng.pick([
    'ground 46, a1 5, ground 45',
    'ground 40, a1 3, ground 5, a1 3, ground 39',
    'ground 44, a2 3, a1 5, a2 3, ground 44',
    'ground 34, a2 3, ground 10, a1 5, ground 10, a2 3, ground 34',
  ]);
  return {
    warp: readRuns(lines),
    lift: lifts.twill,
    repeatCm: Math.min(14, Math.max(2, recipe.heroCm * rng.between(1.7, 2.3))),
    motif: 'check',
  };
}

/** Fine lines in two or three alternating dyes: the riding waistcoat's check. */
export function tattersall({ recipe, rng }: CheckTask): Check {
  const lines = rng.pick([
    'ground 9, a1 4, ground 18, a2 4, ground 9',
    'ground 8, a1 4, ground 16, a2 4, ground 16, a1 4, ground 16, a3 4, ground 8',
    'ground 9, a1 3, ground 3, a1 3, ground 18, a2 4, ground 9',
    'ground 9, a1 4, ground 18, dark 3, ground 9',
  ]);
  return {
    warp: readRuns(lines),
    lift: lifts.twill,
    repeatCm: Math.min(9, Math.max(1.8, recipe.heroCm * rng.between(1.5, 2) * (lines.includes('a3') ? 2 : 1))),
    motif: 'check',
  };
}
