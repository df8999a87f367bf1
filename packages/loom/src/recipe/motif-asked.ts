import { generateParams, type Language } from '@naksha/contract';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { composeRecipe } from './compose.ts';
import type { Recipe } from './recipe.ts';

/** The cloth that a motif is to be drawn for: a design's own recipe, or the colours of a picture. */
export type MotifCloth = { readonly recipe: Recipe } | { readonly colours: readonly string[] };

interface MotifAsked {
  readonly motif: MotifId;
  /** A cloth that draws it. */
  readonly recipe: Recipe;
}

const side = 512;

/**
 * The first motif that words name, and a cloth that draws it, in its own dyes and hand. Where nothing is named that can be drawn, the words
 * that were not understood. Deterministic; never throws on any text.
 */
export function motifAsked(
  prompt: string,
  language: Language,
  cloth: MotifCloth,
  seed: string,
): MotifAsked | { readonly unmatched: readonly string[] } {
  const own = 'recipe' in cloth ? cloth.recipe : undefined;
  const intent = readPrompt(prompt, language, own?.family);
  const asked = generateParams.parse({ prompt, language, trainedPattern: own?.family, width: side, height: side });
  // The name of a cloth stands for its motifs.
  const [motif] = composeRecipe(asked, seed).motifs.include;
  if (motif === undefined || intent.motifs.length + intent.patterns.length === 0)
    return { unmatched: intent.unmatched.map(({ word }) => word) };
  if ('recipe' in cloth) {
    const { since: _since, ...planned } = cloth.recipe;
    return { motif, recipe: { ...planned, motifs: { include: [motif], exclude: [], weight: { [motif]: 4 } } } };
  }
  const palette = cloth.colours.map((hex) => ({ hex, locked: true }));
  return { motif, recipe: composeRecipe({ ...asked, palette }, seed) };
}
