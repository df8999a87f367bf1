import type { Point } from '../../../numbers/geometry/point.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** A small temple: stepped plinth, cusped doorway with a lamp, curved spire, flag. */
export const shrine: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  const box = (ink: typeof body.fill, l: number, t: number, r: number, b: number) =>
    carver.cornered(
      ink,
      [
        [l, t],
        [r, t],
      ],
      [
        [r, t],
        [r, b],
      ],
      [
        [r, b],
        [l, b],
      ],
      [
        [l, b],
        [l, t],
      ],
    );
  const fly = rng.between(0.2, 0.3);
  carver.line(
    inks.contour,
    [
      [0, -0.74],
      [0, -0.98],
    ],
    1,
  );
  carver.cornered(
    heart.fill,
    [
      [0, -0.98],
      [fly, -0.92],
    ],
    [
      [fly, -0.92],
      [0, -0.84],
    ],
    [
      [0, -0.84],
      [0, -0.98],
    ],
  );
  const spire = (x: number, w: number, top: number, base: number, ink: typeof body.fill) => {
    const right: Point[] = [
      [x + w, base],
      [x + w * 0.92, base + (top - base) * 0.4],
      [x + w * 0.45, base + (top - base) * 0.8],
      [x, top],
    ];
    carver.cornered(ink, right, right.map(([px, py]): Point => [2 * x - px, py]).reverse(), [
      [x - w, base],
      [x + w, base],
    ]);
    if (isFine)
      for (const f of [0.22, 0.44, 0.64]) {
        const y = base + (top - base) * f;
        const half = w * (1 - f * f * 0.9);
        carver.line(
          inks.contour,
          [
            [x - half * 0.92, y],
            [x, y + 0.03],
            [x + half * 0.92, y],
          ],
          0.6,
        );
      }
    carver.disc(third.fill, x, top - 0.02, w * 0.16, true);
  };
  for (const side of [-1, 1]) spire(side * 0.52, 0.17, -0.3, 0.08, second.fill);
  spire(0, 0.36, -0.7, 0.04, body.fill);
  box(third.fill, -0.74, 0.04, 0.74, 0.16);
  box(body.fill, -0.68, 0.16, 0.68, 0.68);
  for (const x of [-0.6, -0.36, 0.36, 0.6]) box(second.fill, x - 0.06, 0.16, x + 0.06, 0.68);
  carver.cornered(
    heart.fill,
    [
      [-0.24, 0.68],
      [-0.24, 0.42],
      [-0.2, 0.32],
    ],
    [
      [-0.2, 0.32],
      [-0.12, 0.34],
      [-0.1, 0.26],
    ],
    [
      [-0.1, 0.26],
      [-0.04, 0.27],
      [0, 0.2],
    ],
    [
      [0, 0.2],
      [0.04, 0.27],
      [0.1, 0.26],
    ],
    [
      [0.1, 0.26],
      [0.12, 0.34],
      [0.2, 0.32],
    ],
    [
      [0.2, 0.32],
      [0.24, 0.42],
      [0.24, 0.68],
    ],
    [
      [0.24, 0.68],
      [-0.24, 0.68],
    ],
  );
  carver.cornered(
    third.fill,
    [
      [0, 0.56],
      [-0.05, 0.48],
      [0, 0.36],
    ],
    [
      [0, 0.36],
      [0.05, 0.48],
      [0, 0.56],
    ],
  );
  carver.area(inks.light, [
    [-0.1, 0.56],
    [0, 0.58],
    [0.1, 0.56],
    [0.04, 0.63],
    [-0.04, 0.63],
  ]);
  if (isRich) for (let k = 0; k < 13; k++) carver.disc(inks.light, -0.66 + k * 0.11, 0.1, 0.022);
  box(second.fill, -0.8, 0.68, 0.8, 0.78);
  box(third.fill, -0.9, 0.78, 0.9, 0.88);
  return carver.done(1.3);
};
