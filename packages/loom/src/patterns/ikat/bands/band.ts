import type { Sketch } from '../../../motifs/sketch.ts';
import type { Rng } from '../../../random/rng.ts';
import type { Ink } from '../../../scene/scene.ts';

/** One period of a band about its own middle: `pitch` along it (x), `width` across (y). */
export interface BandCell {
  readonly sketch: Sketch;
  readonly pitch: number;
  readonly width: number;
  /** 0 is the band's ground, each next stands out from the one before. */
  readonly ink: (n: number) => Ink;
  readonly rng: Rng;
}

export type DrawBand = (cell: BandCell) => void;
