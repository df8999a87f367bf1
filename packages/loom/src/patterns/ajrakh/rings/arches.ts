import { closedCurve } from '../../../geometry/closed-curve.ts';
import { place } from '../../../geometry/place.ts';
import type { Point } from '../../../geometry/point.ts';
import { petalOutline } from '../../../motifs/petal-outline.ts';
import { steady } from '../../../number/steady.ts';
import { type DrawRing, isSecond, polar } from '../ring.ts';

const samples = 6;

/** An arcade of pointed niches with a bud in each. */
export const arches: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const side = (from: number, sign: number, reach: number, high: number): Point[] =>
    Array.from({ length: samples + 1 }, (_, i) => {
      const t = i / samples;
      const across = steady.power(steady.cos((Math.PI / 2) * t), 0.72);
      return polar(
        from + (sign * across * step * reach) / 2,
        inner + rise * high * (0.12 + 0.88 * steady.power(t, 1.15)),
      );
    });
  const r = Math.min(pen.dot * 0.85, rise * 0.11);
  for (let k = 0; k < fold; k++) {
    const angle = k * step;
    const foot: Point[] = [polar(angle + step * 0.47, inner), polar(angle - step * 0.47, inner)];
    const left = side(angle, -1, 0.94, 0.93);
    const right = side(angle, 1, 0.94, 0.93).reverse();
    const niche = closedCurve([
      [foot[1] ?? [0, 0], left[0] ?? [0, 0]],
      left,
      right,
      [right.at(-1) ?? [0, 0], foot[0] ?? [0, 0]],
    ]);
    block.dye(niche, isSecond(k, fold) ? inks.second : inks.figure);
    block.resist(niche, pen.thin);
    const [x, y] = polar(angle, inner + rise * 0.1);
    const bud = petalOutline('point', rise * 0.56, Math.min(rise * 0.36, step * inner * 0.42)).map((line) =>
      place(line, x, y, angle),
    );
    block.dye(closedCurve(bud), 'light');
    const eye = petalOutline('point', rise * 0.3, Math.min(rise * 0.17, step * inner * 0.2)).map((line) =>
      place(line, x * 1.02, y * 1.02, angle),
    );
    block.dye(closedCurve(eye), isSecond(k, fold) ? inks.figure : inks.second);
    const [dx, dy] = polar(angle + step / 2, outer - rise * 0.2);
    block.dot(dx, dy, r);
  }
};
