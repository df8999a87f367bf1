import { type Family, families } from '@naksha/contract';
import { vocabularies } from '../patterns/vocabularies.ts';
import type { MotifId } from '../recipe/recipe.ts';
import { commonMotifs } from './lexicon-motifs.ts';

/** Whether a cloth draws a motif; without a cloth, whether any does, for then one that can will be chosen. */
export function canDraw(motif: MotifId, cloth: Family | undefined): boolean {
  return (cloth === undefined ? families : [cloth]).some((family) => {
    const { figures = [], lacks = [] } = vocabularies[family];
    return commonMotifs.includes(motif) ? !lacks.includes(motif) : figures.includes(motif);
  });
}
