import { polyline } from '../../../geometry/polyline.ts';
import { contourOutline } from '../contour.ts';
import type { DrawHeart } from './heart.ts';
import { lozenge, petalPath } from './shapes.ts';

/** A pomegranate ("anar"): crown, rind, seeds, two leaves at its foot. */
export const pomegranate: DrawHeart = ({ sketch, width, height, ink }) => {
  const r = Math.min(width * 0.82, height * 0.56);
  const middle = height * 0.1;
  const shift = (by: number) => {
    const outline = contourOutline({ kind: 'oval', width: r, height: r * 1.08, edge: 'plain', count: 1 }, by);
    return outline === undefined
      ? ''
      : polyline(
          outline.map(([x, y]) => [x, y + middle] as const),
          true,
        );
  };
  for (const lean of [-0.62, 0.62, 0])
    sketch.area(petalPath('point', 0, middle - r * 0.72, lean, height * 0.5, r * 0.44), ink(lean === 0 ? 2 : 0));
  for (const side of [-1, 1]) {
    sketch.area(petalPath('point', 0, middle + r * 0.9, side * 1.2, width * 0.98, r * 0.5), ink(4));
    sketch.area(petalPath('point', side * 8, middle + r * 0.92, side * 1.2, width * 0.62, r * 0.2), ink(1));
  }
  const rind = Math.max(16, r * 0.2);
  sketch.area(shift(0), ink(0));
  sketch.area(shift(rind), ink(1));
  sketch.area(shift(rind * 2), ink(2));
  const seeds = Math.max(15, r * 0.16);
  for (const [x, y] of [
    [0, -1.5],
    [0, 1.5],
    [-1.15, 0],
    [1.15, 0],
  ] as const)
    sketch.area(lozenge(x * seeds, middle + y * seeds, seeds * 0.58, seeds * 0.95), ink(1));
};
