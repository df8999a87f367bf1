import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Block } from './block.ts';

/** One band of a roundel, between two circles about the origin, already dyed with `inks.band`. */
export interface Ring {
  readonly inner: number;
  readonly outer: number;
  /** How often the figure is set round the circle; a multiple of four, so that the cell stays symmetric. */
  readonly fold: number;
  readonly inks: RingInks;
  readonly pen: AjrakhPen;
}

export interface RingInks {
  readonly band: Ink;
  readonly figure: Ink;
  readonly second: Ink;
}

/** Widths in units of the lines and dots that the resist keeps. */
export interface AjrakhPen {
  readonly line: number;
  readonly thin: number;
  readonly dot: number;
}

export type DrawRing = (block: Block, ring: Ring) => void;

/** The place at an angle clockwise from above. */
export function polar(angle: number, r: number): Point {
  return [r * steady.sin(angle), -r * steady.cos(angle)];
}

/**
 * Whether the k-th of `fold` figures takes the second dye. Only folds of eight alternate: others would lose a mirror or
 * their quarter turn.
 */
export function isSecond(k: number, fold: number): boolean {
  return fold % 8 === 0 && k % 2 === 1;
}
