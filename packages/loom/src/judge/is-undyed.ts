import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import type { Role } from '../vocabulary/roles.ts';
import { isPaleByNature } from '../vocabulary/subjects/nature-of.ts';

/** Whether no dyer touches a role: glass, soot, and what is white wherever it is on a novelty print, where a yellow cloud is none. */
export function isUndyed({ family, motifs, subjects = [] }: Recipe, role: Role): boolean {
  if (families[family].undyed?.includes(role) === true) return true;
  const things = [...motifs.include, ...subjects.map(({ id }) => id)];
  return role === 'light' && family === 'conversational' && things.some(isPaleByNature);
}
