import type { Language } from '@naksha/contract';
import { readPrompt } from '../../prompt/read-prompt.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { titleOf } from '../../recipe/title-of.ts';
import { applyEdit, type Refusal } from './apply-edit.ts';
import type { EditOp } from './edit-op.ts';
import { readEdit } from './read-edit.ts';

export interface Edited {
  readonly recipe: Recipe;
  /** What was changed, in order. */
  readonly done: readonly EditOp[];
  /** What was understood and not done, and why. */
  readonly refused: readonly { readonly op: EditOp; readonly why: Refusal }[];
  /** Words that were not understood. */
  readonly unmatched: readonly string[];
}

/** As many edits of one design are remembered. */
const mostEdits = 200;

/**
 * Changes a design by words ("make the ground navy, more lotus, no paisley"): same seed, so that what is not spoken of stays. The words
 * are kept in the recipe: read again on the same beginning they give the same recipe. Without a change the recipe is the one given.
 * Deterministic; never throws on any text.
 */
export function editRecipe(recipe: Recipe, words: string, language: Language): Edited {
  const { ops, unmatched } = readEdit(words, recipe);
  const done: EditOp[] = [];
  const refused: { op: EditOp; why: Refusal }[] = [];
  let next = recipe;
  for (const op of ops) {
    const result = applyEdit(next, op);
    if ('recipe' in result) {
      next = result.recipe;
      done.push(op);
    } else refused.push({ op, why: result.refusal });
  }
  if (done.length === 0) return { recipe, done, refused, unmatched };
  const { family, layout, palette, source } = next;
  const title = titleOf({ family, layout, palette, intent: readPrompt('', language), language });
  const edits = [...(source.edits ?? []), words].slice(-mostEdits);
  return { recipe: { ...next, title, source: { ...source, edits } }, done, refused, unmatched };
}
