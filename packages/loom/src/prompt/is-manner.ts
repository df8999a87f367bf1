import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { Sense } from './phrase.ts';

/** Whether a sense is a manner of a cloth, which names its cloth as that does itself: Kanjivaram. */
export function isManner(sense: Sense): boolean {
  if (sense.kind !== 'own-layout') return false;
  const layouts: Readonly<Record<string, { readonly isManner?: true }>> = vocabularies[sense.family].layouts;
  return layouts[sense.value]?.isManner === true;
}
