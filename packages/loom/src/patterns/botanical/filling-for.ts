import type { Recipe } from '../../recipe/recipe.ts';
import type { Filling } from './fill-gaps.ts';

/** How finely gaps are filled: detail sets the smallest filler, density how much air stays. */
export function fillingFor({ density, detail }: Recipe, heroRadius: number): Filling {
  const air = 1 - density;
  return { heroRadius, gap: 2.4 + 9 * air * air + 2 * air, min: Math.max(3, 7.5 - detail) + 16 * air * air };
}
