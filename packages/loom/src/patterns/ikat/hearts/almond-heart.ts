import { polyline } from '../../../geometry/polyline.ts';
import { contourOutline } from '../contour.ts';
import type { DrawHeart } from './heart.ts';

/** Almonds one in the other. */
export const almondHeart: DrawHeart = ({ sketch, width, height, ink, rng }) => {
  const kind = rng.pick(['almond', 'oval', 'ogee'] as const);
  const band = Math.max(17, Math.min(30, width / 4.4));
  for (let n = 0; n * band < width - 8; n++) {
    const outline = contourOutline({ kind, width: width * 0.92, height, edge: 'plain', count: 1 }, n * band);
    if (outline !== undefined) sketch.area(polyline(outline, true), ink(n));
  }
};
