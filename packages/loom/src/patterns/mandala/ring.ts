import type { Pen } from '../../motifs/pen.ts';
import type { Sketch } from '../../motifs/sketch.ts';
import type { Ink } from '../../scene/scene.ts';

/** One ring of a mandala, drawn between two radii. */
export interface RingAsk {
  /** Figures of the ring. */
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  /** Turned by so many steps of the ring: 0 or a half. */
  readonly offset: number;
  readonly inks: RingInks;
  readonly pen: Pen;
  readonly detail: number;
}

export interface RingInks {
  /** Under the figures. */
  readonly base: Ink;
  readonly figure: Ink;
  readonly second: Ink;
  readonly light: Ink;
  readonly line: Ink;
}

export type Ring = (sketch: Sketch, ask: RingAsk) => void;
