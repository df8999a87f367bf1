import { curve } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import { type DrawRing, isSecond, polar } from '../ring.ts';

const samples = 6;

/** Two strands that cross: a chain of eyes with a dot in each. */
export const chain: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) * 0.36;
  const strand = (sign: number, from: number): Point[] =>
    Array.from({ length: samples + 1 }, (_, i) => {
      const t = i / samples;
      return polar(from + t * step, middle + sign * swing * steady.sin(Math.PI * t));
    });
  for (let k = 0; k < fold; k++) {
    const from = (k - 0.5) * step;
    const above = curve(strand(1, from));
    const below = curve(strand(-1, from).reverse());
    block.dye(`${above}${below.slice(below.indexOf('C'))}Z`, isSecond(k, fold) ? inks.second : inks.figure);
    block.resist(above, pen.thin);
    block.resist(below, pen.thin);
    const [x, y] = polar(k * step, middle);
    block.dot(x, y, Math.min(pen.dot, swing * 0.42));
    const r = Math.min(pen.dot * 0.6, swing * 0.26);
    for (const sign of [-1, 1]) {
      const [dx, dy] = polar(from, middle + sign * swing * 0.86);
      block.dot(dx, dy, r);
    }
  }
};
