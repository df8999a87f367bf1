import type { MotifInks } from '../../motifs/motif.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';

/** How a mirrored cloth is drawn: its motifs' inks by rank, its stems' and net's. */
export interface Looks {
  /** The n-th kind of flower: the cloth's own metal or silk first, then small areas of colour. */
  inks(n: number): MotifInks;
  readonly stem: Ink;
  /** Lines that part what overlaps: the ground's colour. */
  readonly cut: Ink;
  readonly detail: number;
  readonly line: number;
  /** A last change of every symbol: damask has two tones only. */
  finish(symbol: SceneSymbol): SceneSymbol;
}
