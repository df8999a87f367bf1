import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { Recipe } from './recipe.ts';

/**
 * The recipe with everything planned again from all that is wished by now: in the layout that shows the last new motif,
 * unless that layout is nothing without a motif that has gone since.
 */
export function replanned(recipe: Recipe): Recipe {
  const { since, ...whole } = recipe;
  const { layouts } = vocabularies[recipe.family];
  const isOpen = (name: string) =>
    layouts[name]?.needs?.some((motif) => recipe.motifs.exclude.includes(motif)) !== true;
  const shown = since?.changes.findLast(({ layout }) => layout !== undefined && isOpen(layout))?.layout;
  return shown === undefined ? whole : { ...whole, layout: shown };
}
