import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { motifLibrary } from './library.ts';
import type { Motif } from './motif.ts';

/** Some motifs in their common drawing, for a hand that draws them as the library does. */
export function fromLibrary(ids: readonly (keyof typeof motifLibrary)[]): Partial<Record<MotifId, Motif>> {
  return Object.fromEntries(ids.map((id) => [id, motifLibrary[id]]));
}
