import type { Sketch } from '../../../motifs/sketch.ts';
import type { Rng } from '../../../random/rng.ts';
import type { Ink } from '../../../scene/scene.ts';

/** The figure in the middle of a cell, about the origin. */
export interface HeartAsk {
  readonly sketch: Sketch;
  /** Half width and half height in units. */
  readonly width: number;
  readonly height: number;
  /** The n-th dye; −1 is the field's, 0 stands out from it, each next from the one before. */
  readonly ink: (n: number) => Ink;
  readonly rng: Rng;
}

export type DrawHeart = (ask: HeartAsk) => void;
