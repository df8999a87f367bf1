import { hueDifference } from '../palette/hue.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { isNeutral, seenAs } from './same-colour.ts';

/** A colour within this of green is a leaf's. */
const nearGreen = 60;

/** Where free flowers grow, greens named beside colours for the flowers are the leaves'. */
export function greensAmong({ family }: Recipe, { accents, leaves }: Intent): Intent['accents'] {
  if (leaves.length > 0 || (family !== 'floral' && family !== 'tropical')) return [];
  const greens = accents.filter(({ hex }) => {
    const colour = seenAs(hex);
    return !isNeutral(colour) && Math.abs(hueDifference(colour[2], 140)) < nearGreen;
  });
  return greens.length < accents.length ? greens : [];
}
