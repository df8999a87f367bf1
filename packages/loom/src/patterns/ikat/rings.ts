import { polyline } from '../../geometry/polyline.ts';
import type { Sketch } from '../../motifs/sketch.ts';
import type { Ink } from '../../scene/scene.ts';
import { type Contour, contourOutline } from './contour.ts';

/** Bands one in the other; `widths` in units from outside, the innermost area takes the last ink. Returns their sum. */
export function drawRings(
  sketch: Sketch,
  contour: Contour,
  widths: readonly number[],
  ink: (n: number) => Ink,
): number {
  let inset = 0;
  for (let n = 0; n <= widths.length; n++) {
    // Every other edge runs plain, so that the bands themselves swell and narrow.
    const outline = contourOutline(n % 3 === 2 ? { ...contour, edge: 'plain' } : contour, inset);
    if (outline !== undefined) sketch.area(polyline(outline, true), ink(n));
    inset += widths[n] ?? 0;
  }
  return inset;
}
