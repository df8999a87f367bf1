import { type Point, place } from '../../../numbers/geometry/point.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** A heart as embroiderers have it: nested, beaded, a sprig growing inside. */
export const heartShape: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, isFine, isRich } = carver;
  const { inks } = params;
  const plump = rng.between(0.96, 1.06);
  const right: Point[] = [
    [0, -0.44],
    [0.2, -0.74],
    [0.58, -0.82],
    [0.86, -0.52],
    [0.8, -0.08],
    [0.44, 0.42],
    [0, 0.9],
  ];
  const nested = (scale: number, ink: typeof body.fill) => {
    const side = place(
      right.map(([x, y]): Point => [x * plump, y + 0.04]),
      0,
      0,
      0,
      scale,
    );
    carver.cornered(ink, side, side.map(([x, y]): Point => [-x, y]).reverse());
  };
  nested(1, body.fill);
  if (isFine)
    for (let k = 0; k < 26; k++) {
      const f = (k + 0.5) / 26;
      const at = f < 0.5 ? f * 2 : (1 - f) * 2;
      const place1 = at * (right.length - 1);
      const i = Math.min(right.length - 2, Math.floor(place1));
      const [a = [0, 0], b = [0, 0]] = [right[i], right[i + 1]];
      const x = (a[0] + (b[0] - a[0]) * (place1 - i)) * plump * 0.87;
      const y = (a[1] + (b[1] - a[1]) * (place1 - i) + 0.04) * 0.87;
      carver.disc(inks.light, f < 0.5 ? x : -x, y, 0.028);
    }
  nested(0.74, second.fill);
  nested(0.58, third.fill);
  if (isFine) {
    carver.line(
      inks.contour,
      [
        [0, 0.42],
        [0.02, 0.1],
        [0, -0.1],
      ],
      1,
    );
    for (const [x, y] of [
      [0.16, 0.02],
      [-0.16, 0.02],
      [0.14, 0.22],
      [-0.14, 0.22],
    ] as const)
      carver.cornered(
        inks.leaf,
        [
          [0, y + 0.08],
          [x * 0.8, y + 0.06],
          [x * 1.2, y - 0.1],
        ],
        [
          [x * 1.2, y - 0.1],
          [x * 0.3, y - 0.02],
          [0, y + 0.08],
        ],
      );
  }
  if (isRich)
    for (let k = 0; k < 5; k++)
      carver.disc(
        body.fill,
        [0, 0.09, -0.09, 0.055, -0.055][k] ?? 0,
        [-0.27, -0.2, -0.2, -0.11, -0.11][k] ?? 0,
        0.05,
        true,
      );
  carver.disc(inks.light, 0, -0.18, 0.045, true);
  return carver.done();
};
