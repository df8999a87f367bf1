import type { Block } from '../block.ts';
import type { Dyes } from '../dyes.ts';
import type { AjrakhPen, RingInks } from '../ring.ts';
import type { RoundelDesign } from '../roundel.ts';

/** One period of a border about its own middle: `pitch` long (x), `width` across (y); inwards is −y. */
export interface StripCell {
  readonly pitch: number;
  readonly width: number;
  readonly inks: RingInks;
  readonly pen: AjrakhPen;
  readonly dyes: Dyes;
  /** A design for roundels of a radius in units. */
  readonly roundel: (radius: number) => RoundelDesign;
}

export type DrawStrip = (block: Block, cell: StripCell) => void;
