import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** The curling cloud of miniatures: scrolls in a bank, hatched beneath, rain of dots. */
export const cloud: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, isFine, isRich } = carver;
  const { inks } = params;
  const drift = rng.between(-0.06, 0.06);
  const puffs = [
    [-0.62, 0.12, 0.3],
    [-0.26, -0.12, 0.38],
    [0.22, -0.2, 0.42],
    [0.62, 0.08, 0.3],
  ] as const;
  const round = (x: number, y: number, r: number): Point[] =>
    Array.from({ length: 10 }, (_, k) => [x + steady.cos(k * 0.6283) * r, y + steady.sin(k * 0.6283) * r]);
  carver.mass(body.fill, ...puffs.map(([x, y, r]) => round(x + drift, y, r)), [
    [-0.8, 0.22],
    [0, 0.05],
    [0.8, 0.22],
    [0.7, 0.4],
    [0, 0.36],
    [-0.7, 0.42],
  ]);
  for (const [i, [x, y, r]] of puffs.entries()) {
    const turn = i % 2 === 0 ? 1 : -1;
    const scroll = Array.from({ length: 12 }, (_, k): Point => {
      const a = -2.2 + k * 0.62;
      const reach = r * (0.76 - k * 0.062);
      return [x + drift + turn * steady.cos(a) * reach, y + steady.sin(a) * reach];
    });
    carver.line(inks.contour, scroll, 0.9);
    if (isFine)
      carver.line(
        second.fill,
        scroll.map(([px, py]): Point => [x + drift + (px - x - drift) * 1.14, y + (py - y) * 1.14]).slice(0, 7),
        1.3,
      );
  }
  if (isFine)
    for (let k = 0; k < 9; k++) {
      carver.line(
        second.vein,
        [
          [-0.6 + k * 0.15, 0.3],
          [-0.56 + k * 0.15, 0.38],
        ],
        0.6,
      );
      if (isRich) carver.disc(second.fill, -0.64 + k * 0.16, 0.56 + (k % 2) * 0.14, 0.03);
    }
  return carver.done();
};
