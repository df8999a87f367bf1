import type { Motif } from '../../drawing/motifs/motif.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';

/** Something that a print shows. */
export interface Player {
  readonly motif: string;
  /** A flower of the garden, drawn in the place of the motif. */
  readonly flower?: string;
  /** Which pair of dyes is its own. */
  readonly order: number;
  readonly outline?: Outline;
  /** The same in another pose: they stand in turn. */
  readonly mate?: Outline;
  readonly draw?: Motif;
  /** Share of the room that it is drawn in: things keep their order of size. */
  readonly size: number;
  /** Which of how many it is; alone on its cloth it is shown in every pair of dyes, and leaning both ways. */
  readonly place: number;
  readonly among: number;
}
