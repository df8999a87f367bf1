import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { blueOf, greenOf, namedDyes } from './local-colour.ts';

/** Plants are toned with the leaves' dye where the cloth has one, water with its blue. */
export type Tone = 'plant' | 'water' | 'any';

/** The dye of grass or water: the leaves' where none is named, else a green or a blue among what was; undefined where there is none. */
export function surroundingDye(recipe: Recipe, tone: 'plant' | 'water'): Role | undefined {
  if (tone === 'water') return blueOf(recipe);
  return namedDyes(recipe) > 0 ? greenOf(recipe) : 'leaf1';
}

/** The dyes that the surroundings of things are toned with: those that are there, so that no colour comes in that no one named. */
export function tonesOf(recipe: Recipe): Readonly<Record<Tone, Role>> {
  return {
    plant: surroundingDye(recipe, 'plant') ?? 'a1',
    water: surroundingDye(recipe, 'water') ?? 'a1',
    any: 'a1',
  };
}
