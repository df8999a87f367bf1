import { type Family, families } from '@naksha/contract';
import { vocabularies } from './families/vocabularies.ts';
import { commonMotifs } from './lexicon-motifs.ts';
import type { MotifId } from './motif-ids.ts';

/** Whether a cloth draws a motif; without a cloth, whether any does, for then one that can will be chosen. */
export function canDraw(motif: MotifId, cloth: Family | undefined): boolean {
  if (cloth === undefined) return families.some((family) => hasHandFor(motif, family));
  return hasHandFor(motif, cloth) || (vocabularies[cloth].printed !== undefined && isPrintable(motif));
}

/** Whether a cloth draws a motif in its own way, and not only printed over it. */
export function hasHandFor(motif: MotifId, cloth: Family): boolean {
  const { figures = [], unsupportedMotifs = [] } = vocabularies[cloth];
  return commonMotifs.includes(motif) ? !unsupportedMotifs.includes(motif) : figures.includes(motif);
}

/** Whether a cloth draws whatever a library has an outline of; without a cloth one that does will be chosen. */
export function carriesSubjects(cloth: Family | undefined): boolean {
  return (
    cloth === undefined || vocabularies[cloth].carriesSubjects === true || vocabularies[cloth].printed !== undefined
  );
}

/** Whether these things suit a cloth that carries things: among flowers live bees and hares, no tractors. */
export function suitsSubjects(cloth: Family, ids: readonly string[]): boolean {
  const { only } = vocabularies[cloth];
  return carriesSubjects(cloth) && (only === undefined || ids.every((id) => only.includes(id)));
}

/** Cloths of one dye on their ground, by their craft: of several that were named they hold the first. */
export const ofOneDye: readonly Family[] = ['damask', 'toile', 'chikankari', 'warli'];

/** These are ways of setting others, and have no drawing of their own. */
const unprinted: readonly MotifId[] = ['vine', 'medallion', 'bouquet', 'diamond'];

/** Whether a motif can be printed over a cloth. */
export function isPrintable(motif: MotifId): boolean {
  return !unprinted.includes(motif);
}
