import { circle } from '../../../numbers/geometry/path.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';
import { drawSoftPetal, tint } from '../soft-petal.ts';
import { tonesOf } from '../tones.ts';
import { drawPetalRing, edgeOf } from './rings-of-petals.ts';

/** A garden rose half open: broad shells that turn back, wound in a spiral about a closed heart. */
export const rose: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const common = { tones, edge: inks.contour, edgeWidth: edgeOf(radius, line), detail };
  for (const [k, ring] of (
    [
      { count: 5, length: 0.98, width: 1.16, pale: 0.32 },
      { count: 5, length: 0.78, width: 1.0, pale: 0.2 },
    ] as const
  ).entries()) {
    if (k > 0) sketch.area(circle(0, 0, radius * 0.7), tones.deep, 0.2);
    drawPetalRing(sketch, params, { ...ring, ruffle: 0.5, base: 0.5, stray: 0.6 }, rng.fork('shells').fork(k));
  }
  sketch.area(circle(0, 0, radius * 0.5), tones.deep, 0.4);
  // Each shell lies within the last, a golden angle on, its lip outwards.
  const shells = radius < 24 ? 6 : 13;
  const start = rng.between(0, 2 * Math.PI);
  for (let k = 0; k < shells; k++) {
    const share = 1 - k / (shells + 1);
    const angle = start + k * 2.39996;
    const length = radius * (0.2 + 0.44 * share);
    const back = length * (0.46 - 0.1 * share);
    drawSoftPetal(
      sketch,
      {
        ...common,
        length,
        width: length * 1.36,
        x: -steady.sin(angle) * back,
        y: steady.cos(angle) * back,
        turn: angle,
        fill: tint(inks.body, k % 3 === 0 ? 0.16 : k % 3 === 1 ? 0.05 : 0, inks.second),
        ruffle: 0.25,
        base: 0.8,
      },
      rng.fork('spiral').fork(k),
    );
  }
  sketch.area(circle(0, 0, radius * 0.05), tones.vein, 0.8);
  return sketch.done(radius * 1.06);
};
