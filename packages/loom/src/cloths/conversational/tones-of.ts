import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { blueOf, greenOf, namedDyes } from './local-colour.ts';

/** Plants are toned with the leaves' dye where the cloth has one, water with its blue. */
export type Tone = 'plant' | 'water' | 'any';

/** The dyes that the surroundings of things are toned with: those that are there, so that no colour comes in that no one named. */
export function tonesOf(recipe: Recipe): Readonly<Record<Tone, Role>> {
  return {
    plant: namedDyes(recipe) > 0 ? (greenOf(recipe) ?? 'a1') : 'leaf1',
    water: blueOf(recipe) ?? 'a1',
    any: 'a1',
  };
}
