import type { Recipe } from '../recipe/recipe.ts';
import type { SurfaceStep } from './scene.ts';

const clothNumber: Readonly<Record<Recipe['finish']['cloth'], number>> = {
  none: 0,
  cotton: 1,
  silk: 2,
  linen: 3,
  khadi: 4,
};

/**
 * The raster steps of a recipe's finish, in the order in which cloth comes about: the hand that drew, the technique's own
 * steps, uneven dye, age, the weave. Steps without effect are left out. `perCm` is the plot's units per cm of cloth: yarns have
 * their true size whatever the module's.
 */
export function surfaceOf(recipe: Recipe, perCm: number, technique: readonly SurfaceStep[] = []): SurfaceStep[] {
  const { hand, cloth, weave, mottle, age } = recipe.finish;
  const steps: SurfaceStep[] = [];
  if (hand > 0) steps.push({ shader: 'hand', params: { amplitude: hand } });
  steps.push(...technique);
  if (mottle > 0) steps.push({ shader: 'mottle', params: { strength: mottle } });
  if (age > 0) steps.push({ shader: 'age', params: { strength: age } });
  if (cloth !== 'none' && weave > 0)
    steps.push({ shader: 'cloth', params: { kind: clothNumber[cloth], strength: weave, perCm } });
  return steps;
}
