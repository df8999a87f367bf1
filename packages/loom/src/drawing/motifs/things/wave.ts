import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** A breaker: a curl of water on nested swells, foam at its lip. */
export const wave: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, isFine, isRich } = carver;
  const { inks } = params;
  const curl = rng.between(0.96, 1.05);
  const spiral = (r: number, from: number, to: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => {
      const f = i / 11;
      const a = from + (to - from) * f;
      const reach = r * (1 - 0.74 * f) * curl;
      return [0.1 + steady.cos(a) * reach, -0.1 + steady.sin(a) * reach];
    });
  const outer = spiral(0.86, 2.5, 8.2);
  const inner = spiral(0.56, 2.3, 7.9).reverse();
  const from = outer[0] ?? [0, 0];
  carver.cornered(
    body.fill,
    [[-0.98, 0.72], [-0.8, 0.5], from],
    outer,
    [outer.at(-1) ?? from, inner[0] ?? from],
    inner,
    [inner.at(-1) ?? from, [-0.2, 0.5], [0.4, 0.74], [0.98, 0.72]],
    [
      [0.98, 0.72],
      [0, 0.86],
      [-0.98, 0.72],
    ],
  );
  if (isFine) {
    carver.line(body.bright, spiral(0.78, 2.6, 7.4), 0.9);
    carver.line(body.bright, spiral(0.68, 2.5, 6.9), 0.7);
    for (const [k, y] of [0.64, 0.74].entries())
      carver.line(
        k === 0 ? second.fill : inks.light,
        [
          [-0.7 + k * 0.1, y],
          [-0.3, y - 0.04],
          [0.2, y + 0.05],
          [0.7, y + 0.03],
        ],
        0.9,
      );
  }
  for (let k = 0; k < 6; k++) {
    const a = 3.6 + k * 0.5;
    carver.disc(inks.light, 0.1 + steady.cos(a) * 0.88, -0.1 + steady.sin(a) * 0.88, 0.075 - k * 0.004, true);
  }
  if (isRich)
    for (const [x, y, r] of [
      [0.5, 0.3, 0.05],
      [0.66, 0.42, 0.035],
      [0.6, 0.14, 0.03],
    ] as const)
      carver.disc(third.fill, x, y, r, true);
  return carver.done();
};
