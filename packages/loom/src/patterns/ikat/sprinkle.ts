import type { Sketch } from '../../motifs/sketch.ts';
import type { Ink } from '../../scene/scene.ts';
import { lozenge } from './hearts/shapes.ts';

/** Smallest half width of a drop in units: less would drown in the feather. */
const smallest = 7;

export interface Sprinkling {
  /** Half width and half height of the box that is filled. */
  readonly width: number;
  readonly height: number;
  /** Distance of drops, in units. */
  readonly gap: number;
  readonly ink: Ink;
  /** Whether a drop may stand at a place. */
  readonly isFree: (x: number, y: number) => boolean;
}

/** Drops on a half-drop all over a field, alike on both sides of its middle. */
export function sprinkle(sketch: Sketch, { width, height, gap, ink, isFree }: Sprinkling): void {
  const r = Math.max(smallest, gap * 0.17);
  const columns = Math.ceil(width / gap);
  const rows = Math.ceil(height / gap);
  for (let column = -columns; column <= columns; column++) {
    for (let row = -rows; row <= rows; row++) {
      const x = column * gap;
      const y = (row + (column % 2 === 0 ? 0 : 0.5)) * gap * 1.15;
      if (isFree(x, y)) sketch.area(lozenge(x, y, r, r * 1.75), ink);
    }
  }
}
