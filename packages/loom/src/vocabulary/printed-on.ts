import type { Family } from '@naksha/contract';
import type { MotifId } from './motif-ids.ts';

/**
 * Cloths of fields and lines. Figures that they have no hand for are printed over the ready cloth, as the trade does, tied into the
 * yarns with the rest of it, or kept from the dye by a stencilled paste.
 */
export const printedOn: Partial<Record<Family, 'over' | 'within' | 'kept'>> = {
  stripes: 'over',
  checks: 'over',
  'small-weaves': 'over',
  'animal-skin': 'over',
  abstract: 'over',
  leheriya: 'over',
  geometric: 'over',
  dots: 'over',
  ikat: 'within',
  shibori: 'kept',
};

/** These are ways of setting others, and have no drawing of their own. */
const unprinted: readonly MotifId[] = ['vine', 'medallion', 'bouquet', 'diamond'];

export function isPrintable(motif: MotifId): boolean {
  return !unprinted.includes(motif);
}
