import type { Family } from '@naksha/contract';
import type { MotifId } from '../recipe/recipe.ts';

/** Cloths of fields and lines: figures that they have no hand for are printed over them, as a trade prints over ready cloth. */
export const printedOn: readonly Family[] = [
  'stripes',
  'checks',
  'small-weaves',
  'animal-skin',
  'abstract',
  'leheriya',
  'geometric',
  'dots',
];

/** These are ways of setting others, and have no drawing of their own. */
const unprinted: readonly MotifId[] = ['vine', 'medallion', 'bouquet', 'diamond'];

export function isPrintable(motif: MotifId): boolean {
  return !unprinted.includes(motif);
}
