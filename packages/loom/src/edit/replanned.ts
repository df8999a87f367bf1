import type { Recipe } from '../recipe/recipe.ts';

/** The recipe as one of which everything is planned anew, with all that is wished by now, in a layout that shows it. */
export function replanned(recipe: Recipe): Recipe {
  const { since, ...whole } = recipe;
  const shown = since?.changes.findLast(({ layout }) => layout !== undefined)?.layout;
  return shown === undefined ? whole : { ...whole, layout: shown };
}
