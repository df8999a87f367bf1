import type { Point } from '../../../numbers/geometry/point.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** A dancer in wide skirts, one arm raised, plait swinging, anklets on. */
export const dancer: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  const skin = 'light>a1:0.42' as const;
  const sway = rng.between(-0.05, 0.06);
  const veil = rng.chance(0.5);
  for (const [x, out] of [
    [-0.14, -0.12],
    [0.18, 0.14],
  ] as const) {
    carver.mass(skin, carver.limb([x, 0.7, 0.05], [x, 0.86, 0.04], [x + out * 0.4, 0.9, 0.04], [x + out, 0.92, 0.026]));
    carver.line(
      heart.fill,
      [
        [x - 0.05, 0.84],
        [x + 0.05, 0.84],
      ],
      1.4,
    );
  }
  carver.line(
    inks.contour,
    [
      [-0.1, -0.66],
      [-0.26, -0.44],
      [-0.24, -0.16],
      [-0.32, 0.04],
    ],
    2.6,
  );
  carver.disc(heart.fill, -0.32, 0.06, 0.045, true);
  if (veil)
    carver.area(third.fill, [
      [0.0, -0.9],
      [-0.2, -0.78],
      [-0.34, -0.4],
      [-0.62, -0.08],
      [-0.7, 0.2],
      [-0.5, 0.12],
      [-0.2, -0.24],
      [-0.06, -0.6],
    ]);
  const hem: Point[] = Array.from({ length: 9 }, (_, i) => [
    -0.62 + sway + i * 0.155,
    0.74 + (i % 2 === 0 ? 0.05 : 0) - ((i - 4) / 4) ** 2 * 0.1,
  ]);
  carver.cornered(
    body.fill,
    [
      [-0.12, -0.12],
      [-0.32, 0.2],
      [-0.62 + sway, 0.69],
    ],
    hem,
    [
      [0.62 + sway, 0.69],
      [0.34, 0.2],
      [0.12, -0.12],
    ],
    [
      [0.12, -0.12],
      [-0.12, -0.12],
    ],
  );
  const fall = (f: number, lift: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => {
      const u = (i - 3) / 3;
      return [u * (0.12 + 0.49 * f) + sway * f, -0.12 + 0.86 * f - u * u * lift];
    });
  carver.line(second.fill, fall(0.93, 0.09), 4.2);
  carver.line(third.fill, fall(0.8, 0.08), 2.2);
  if (isFine) {
    for (const f of [0.74, 0.86]) carver.line(inks.contour, fall(f, 0.08), 0.5);
    for (const u of [-0.66, -0.33, 0, 0.33, 0.66])
      carver.line(
        body.vein,
        [
          [u * 0.16, -0.06],
          [u * 0.38, 0.28],
          [u * 0.56 + sway, 0.54],
        ],
        0.5,
      );
    if (isRich)
      for (const f of [0.3, 0.52]) for (const [x, y] of fall(f, 0.06)) carver.disc(inks.light, x * 0.84, y, 0.022);
  }
  carver.cornered(
    heart.fill,
    [
      [0, -0.14],
      [0.1, 0.1],
      [0.08, 0.46],
    ],
    [
      [0.08, 0.46],
      [0, 0.5],
      [-0.08, 0.46],
    ],
    [
      [-0.08, 0.46],
      [-0.1, 0.1],
      [0, -0.14],
    ],
  );
  const waist = carver.limb([0, -0.08, 0.1], [0.01, -0.22, 0.095], [0, -0.34, 0.13]);
  const neck = carver.limb([0, -0.48, 0.06], [0.02, -0.6, 0.05]);
  const raised = carver.limb([0.13, -0.44, 0.06], [0.36, -0.46, 0.05], [0.5, -0.66, 0.042], [0.42, -0.88, 0.034]);
  const held = carver.limb([-0.13, -0.44, 0.06], [-0.36, -0.32, 0.05], [-0.46, -0.12, 0.042], [-0.62, -0.2, 0.034]);
  carver.mass(skin, waist, neck, raised, held);
  carver.mass(second.fill, carver.limb([-0.12, -0.42, 0.09], [0, -0.38, 0.13], [0.12, -0.42, 0.09]));
  carver.area(skin, [
    [-0.05, -0.52],
    [0, -0.44],
    [0.06, -0.52],
    [0, -0.55],
  ]);
  for (const [arm, t] of [
    [raised, 0.86],
    [raised, 0.8],
    [held, 0.86],
    [held, 0.8],
    [raised, 0.3],
    [held, 0.3],
  ] as const) {
    const [a, b] = [arm.at(t, -0.95), arm.at(t, 0.95)];
    carver.line(
      heart.fill,
      [
        [a[0] / carver.unit, a[1] / carver.unit],
        [b[0] / carver.unit, b[1] / carver.unit],
      ],
      1.3,
    );
  }
  carver.disc(inks.contour, -0.06, -0.76, 0.15);
  carver.disc(inks.contour, -0.18, -0.68, 0.075);
  // Face in profile, as in every village scroll: long eye, sharp nose.
  carver.area(skin, [
    [-0.02, -0.84],
    [0.1, -0.83],
    [0.13, -0.76],
    [0.18, -0.71],
    [0.12, -0.685],
    [0.1, -0.61],
    [0.0, -0.59],
    [-0.06, -0.7],
  ]);
  carver.eye(0.055, -0.755, 0.042);
  carver.line(
    inks.contour,
    [
      [0.0, -0.8],
      [0.06, -0.82],
      [0.11, -0.8],
    ],
    0.6,
  );
  carver.disc(heart.fill, 0.1, -0.655, 0.018);
  carver.disc(third.fill, -0.06, -0.66, 0.032, true);
  carver.disc(third.fill, 0.05, -0.88, 0.03, true);
  carver.disc(heart.fill, 0.0, -0.5, 0.028, true);
  return carver.done();
};
