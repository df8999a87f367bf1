import { circle } from '../../../geometry/circle.ts';
import { closedCurve } from '../../../geometry/closed-curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import { dotsOn } from '../dots-on.ts';
import { leaf } from '../leaf.ts';
import type { DrawStrip } from './strip.ts';

const samples = 8;

/** Pointed niches side by side with dots along their arches, a flowering sprig in each, buds over the spandrels. */
export const archStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const foot = width * 0.48;
  const side = (sign: number, by: number): Point[] =>
    Array.from({ length: samples + 1 }, (_, i) => {
      const t = i / samples;
      const half = pitch * 0.46 - by;
      return [
        sign * half * steady.power(steady.cos((Math.PI / 2) * t), 0.66),
        foot - (width * 0.86 - by * 1.5) * (0.34 + 0.66 * steady.power(t, 1.25)),
      ];
    });
  const niche = (by: number) => {
    const left = side(-1, by);
    const right = side(1, by).reverse();
    const half = pitch * 0.46 - by;
    return closedCurve([
      [[-half, foot - by], left[0] ?? [0, 0]],
      left,
      right,
      [right.at(-1) ?? [0, 0], [half, foot - by]],
      [
        [half, foot - by],
        [-half, foot - by],
      ],
    ]);
  };
  block.dye(niche(0), inks.figure);
  block.resist(niche(0), pen.line * 0.9);
  const row = pen.line + pen.dot * 1.4;
  if (pitch > row * 8) {
    for (const sign of [-1, 1]) dotsOn(block, side(sign, row), pen.dot * 0.65, pen.dot * 2.9);
    const inner = row + pen.dot * 1.9;
    block.dye(niche(inner), inks.second);
    block.resist(niche(inner), pen.thin);
  }
  const size = Math.min(width * 0.26, pitch * 0.26);
  const head = foot - width * 0.48;
  for (let k = 0; k < 5; k++) {
    leaf(
      block,
      [0, head],
      (k - 2) * 0.72,
      { length: size * (k === 2 ? 1.15 : 0.95), fat: 0.52, ink: k % 2 === 0 ? 'light' : inks.band },
      pen,
    );
  }
  block.resist(`M0 ${foot - width * 0.06}L0 ${head}`, pen.thin * 1.2);
  for (const lean of [-1, 1]) {
    leaf(
      block,
      [0, foot - width * 0.12],
      lean * 0.9,
      { length: size * 0.95, fat: 0.46, ink: inks.band, heart: 'light' },
      pen,
    );
    leaf(
      block,
      [(lean * pitch) / 2, -width * 0.5],
      Math.PI,
      { length: width * 0.2, fat: 0.6, ink: inks.second, heart: 'light' },
      pen,
    );
    block.dot((lean * pitch) / 2, -width * 0.24, pen.dot * 0.8);
  }
  block.dye(circle(0, head, pen.dot * 1.5), inks.figure);
};
