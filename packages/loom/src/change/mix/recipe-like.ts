import { type Family, generateParams, type Language, type Look, limits, pxToCm } from '@naksha/contract';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** How a cloth in the manner of a look is asked for. */
export interface LikeWish {
  readonly look: Look;
  readonly family: Family;
  /** One of the family's; the words and the seed choose it when absent. */
  readonly layout?: string;
  readonly prompt: string;
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number; readonly dpi: number };
  readonly seed: string;
}

/** A motif's disc is so much wider than the square of what is drawn of it. */
const discToSquare = 1.25;
/** So many motifs lie beside each other at most along the shorter side: a drawing cannot hold thousands. */
const mostAcross = 24;
/** How far the density of a look moves that of a cloth, whose own stands for a half drawn on. */
const leaning = 0.7;

/** A cloth with the dyes, size of motifs, density and fineness that were measured. Deterministic. */
export function recipeLike({ look, family, layout, prompt, language, size, seed }: LikeWish): Recipe {
  const palette = look.palette.map(({ hex }) => ({ hex, locked: false }));
  const params = generateParams.parse({ prompt, language, trainedPattern: family, palette, ...size });
  const recipe = composeRecipe(params, seed);
  const within = (value: number, least: number, most: number) =>
    Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
  const sideCm = pxToCm(Math.min(size.width, size.height), size.dpi);
  return {
    ...recipe,
    layout: layout ?? recipe.layout,
    heroCm: within(look.sizeCm * discToSquare, Math.max(0.6, sideCm / mostAcross), limits.tileMaxCm / 4),
    density: within(recipe.density + leaning * (look.density - 0.5), 0.1, 1),
    detail: Math.round(within(1 + 4 * look.fineness, 1, 5)),
  };
}
