import { generateParams } from '@naksha/contract';
import { bringSubjects, composeObeyed, mixRecipes, type Recipe, varyRecipe } from '@naksha/loom';
import type { ClothWish } from './cloth-messages.ts';
import { sceneOf } from './kept-scenes.ts';

/** What variations were last made of: those of one design come one by one, and what was found out about it holds for all. */
let last: { readonly key: string; readonly source: Recipe } | undefined;

/** Of a wish that is whole and comes to nothing all the same. */
export class NothingToDraw extends RangeError {}

/** Brings the drawings of what the words of a wish name. Where they cannot be had the cloth comes without those things. */
export async function bringForWish(wish: ClothWish): Promise<void> {
  const params =
    'params' in wish
      ? generateParams.safeParse(wish.params).data
      : 'vary' in wish
        ? wish.recipe.source.params
        : undefined;
  if (params === undefined || params.prompt === '') return;
  await bringSubjects(params.prompt, params.language).catch(() => undefined);
}

/** What is to be drawn. Throws where words or options make no recipe yet, and `NothingToDraw` where a mix comes to nothing. */
export function recipeOfWish(wish: ClothWish): Recipe {
  if ('params' in wish)
    return composeObeyed(generateParams.parse(wish.params), wish.seed, (recipe) => sceneOf(recipe).scene).recipe;
  if ('mix' in wish) {
    const { second, mode, weight } = wish.mix;
    const mixed = mixRecipes(wish.recipe, second, mode, weight);
    if (mixed === undefined) throw new NothingToDraw(`Expected two designs that can be mixed by ${mode}`);
    return mixed;
  }
  if (!('vary' in wish)) return wish.recipe;
  const key = JSON.stringify(wish.recipe);
  if (last?.key !== key) last = { key, source: wish.recipe };
  return varyRecipe(last.source, wish.vary, wish.salt);
}
