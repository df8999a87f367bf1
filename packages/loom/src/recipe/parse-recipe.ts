import { families } from '../vocabulary/families/families.ts';
import { type Recipe, recipe as recipeSchema } from './recipe.ts';

/**
 * `recipe.notJson` not JSON at all; `recipe.foreign` not a recipe of this engine; `recipe.older` and `recipe.newer` another version
 * of the format; `recipe.malformed` broken, at `path`; `recipe.layout` a layout that its cloth does not have, or no longer.
 */
export type RecipeFault =
  | 'recipe.notJson'
  | 'recipe.foreign'
  | 'recipe.older'
  | 'recipe.newer'
  | 'recipe.malformed'
  | 'recipe.layout';

export type ParsedRecipe =
  | { readonly recipe: Recipe }
  | {
      readonly fault: RecipeFault;
      readonly path?: string;
      readonly message?: string;
      /** Whole, but of a layout that there is none of: it can be drawn of a plan that was kept, and not be planned. */
      readonly former?: Recipe;
    };

const version = 1;

/** Untrusted text or value → a recipe that can be planned, or why not. Never throws. */
export function parseRecipe(input: unknown): ParsedRecipe {
  const value = typeof input === 'string' ? readJson(input) : { json: input };
  if (value === undefined) return { fault: 'recipe.notJson' };
  const { json } = value;
  if (typeof json !== 'object' || json === null || !('engine' in json) || json.engine !== 'loom')
    return { fault: 'recipe.foreign' };
  if ('v' in json && typeof json.v === 'number' && json.v !== version)
    return { fault: json.v < version ? 'recipe.older' : 'recipe.newer' };
  const parsed = recipeSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: 'recipe.malformed', path: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
  }
  const former = parsed.data;
  const { family, layout, since } = former;
  const isKnown = (name: string) => families[family].layouts.includes(name);
  if (!isKnown(layout)) return { fault: 'recipe.layout', path: 'layout', former };
  const unknown = since?.changes.findIndex((change) => change.layout !== undefined && !isKnown(change.layout)) ?? -1;
  if (unknown >= 0) return { fault: 'recipe.layout', path: `since.changes.${unknown}.layout`, former };
  return { recipe: former };
}

function readJson(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
