import type { Point } from '../../../geometry/point.ts';
import { polyline } from '../../../geometry/polyline.ts';
import { type DrawRing, polar } from '../ring.ts';

/** A star's zigzag with dots in its bays. */
export const teeth: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const star = (high: number, low: number): Point[] =>
    Array.from({ length: fold * 2 }, (_, k) =>
      polar((k * step) / 2, k % 2 === 0 ? inner + rise * high : inner + rise * low),
    );
  const outline = polyline(star(0.94, 0.08), true);
  block.dye(outline, inks.figure);
  block.resist(outline, pen.thin);
  if (rise > pen.line * 6) {
    block.dye(polyline(star(0.55, -0.12), true), inks.second);
  }
  const r = Math.min(pen.dot * 0.85, rise * 0.13);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar((k + 0.5) * step, outer - rise * 0.26);
    block.dot(x, y, r);
  }
};
