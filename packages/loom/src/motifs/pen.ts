import type { MotifParams } from './motif.ts';

/** Widths of a motif's strokes in units. */
export interface Pen {
  readonly contour: number;
  /** Outlines within the motif. */
  readonly inner: number;
  /** Veins, hatching, beads' rims. */
  readonly fine: number;
}

const thinnest = 0.8;
const thickest = 2.3;

/** The pen follows the motif's size, within what prints and what still looks drawn. */
export function penFor({ radius, line }: Pick<MotifParams, 'radius' | 'line'>): Pen {
  const contour = Math.min(thickest, Math.max(thinnest, 0.62 + radius * 0.0125)) * line;
  return { contour, inner: Math.max(0.6, contour * 0.62), fine: Math.max(0.5, contour * 0.52) };
}
