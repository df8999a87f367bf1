import { steady } from '../../number/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../family.ts';

/** Bands wider than this in cm grow less than in proportion: a large design has more bands, not boards. */
const broadest = 2.6;
const following = 0.3;

/** The size of a band in units, by that of the main motif. */
export function bandOf({ heroCm }: Recipe, { perCm, hero }: Plot): number {
  if (heroCm <= broadest) return hero;
  return Math.min(hero, broadest * steady.power(heroCm / broadest, following) * perCm);
}
