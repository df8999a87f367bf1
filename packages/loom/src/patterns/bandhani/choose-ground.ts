import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { GroundName } from './tie-ground.ts';

/** The ground goes with the density: bunches on airy cloths, single knots on packed ones. */
export function chooseGround({ density }: Recipe, rng: Rng): GroundName {
  if (density < 0.2) return rng.pick(['satbandi', 'none'] as const);
  if (density < 0.5) return rng.pick(['chaubasi', 'tikunthi', 'ekdali', 'satbandi'] as const);
  return rng.pick(['ekdali', 'ekdali', 'ekdali', 'tikunthi', 'chaubasi'] as const);
}
