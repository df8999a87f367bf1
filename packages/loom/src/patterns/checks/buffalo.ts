import { lifts } from '../weaving/lifts.ts';
import { readSett } from '../weaving/read-sett.ts';
import type { Check, CheckTask } from './task.ts';

/** Two-colour blocks in twill, bold and large; some with a pin line of the field in each block. */
export function buffalo({ recipe, rng }: CheckTask): Check {
  const cm = Math.min(16, Math.max(3, recipe.heroCm * rng.between(2.2, 3)));
  const sett = rng.pick([
    'dark 40, ground 40',
    'a1 40, ground 40',
    'dark 34, ground 3, dark 6, ground 40',
    'dark 34, a2 8, ground 42',
  ]);
  return { warp: readSett(sett), lift: lifts.twill, repeatCm: cm, motif: 'check' };
}
