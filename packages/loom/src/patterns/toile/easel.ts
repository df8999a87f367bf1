import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene, SceneLayer } from '../../scene/scene.ts';
import type { Habit } from '../botanical/cast.ts';
import type { Easel } from '../botanical/easel.ts';
import { createEasel } from '../botanical/easel.ts';
import { fillGaps } from '../botanical/fill-gaps.ts';
import { sceneOf } from '../botanical/scene-of.ts';
import type { Plot } from '../family.ts';
import { toileHand } from './hand.ts';

const habit: Habit = {
  hero: { rosette: 1, carnation: 1 },
  secondary: {},
  filler: { bud: 7, blossom: 1, trefoil: 2 },
};

/** A copper plate, blank. */
export function beginPlate(recipe: Recipe, plot: Plot): Easel {
  return createEasel(recipe, plot, toileHand, habit);
}

/** Strews sprigs over what is left and prints; the paper stays open. */
export function printPlate(easel: Easel, radius: number, before: readonly SceneLayer[] = []): Scene {
  const air = 1 - easel.recipe.density;
  fillGaps(easel, { heroRadius: radius, gap: 2 + 6 * air, min: 6 + 8 * air, isStrewn: true });
  return sceneOf(easel, before);
}
