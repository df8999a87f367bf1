import type { Motif } from '../motif.ts';
import { ringOf } from '../ring-of.ts';
import { createCarver, farLegs, shoes } from './carver.ts';
import { ornament } from './ornament.ts';

/** The humped cow of the pichwai: lyre horns, dewlap, garland, flowers painted on her flanks. */
export const cow: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich, unit } = carver;
  const { inks } = params;
  const nod = rng.between(-0.04, 0.06);
  farLegs(
    carver,
    [
      [
        [-0.4, 0.14, 0.12],
        [-0.32, 0.42, 0.065],
        [-0.36, 0.58, 0.05],
        [-0.34, 0.82, 0.042],
        [-0.31, 0.87, 0.052],
      ],
      [
        [0.26, 0.18, 0.11],
        [0.34, 0.44, 0.06],
        [0.33, 0.6, 0.05],
        [0.36, 0.82, 0.042],
        [0.39, 0.87, 0.052],
      ],
    ],
    body.blush,
  );
  carver.cord(
    body.fill,
    [
      [-0.66, -0.12],
      [-0.78, 0.08],
      [-0.74, 0.42],
    ],
    1.5,
  );
  carver.area(third.fill, [
    [-0.78, 0.4],
    [-0.7, 0.4],
    [-0.7, 0.6],
    [-0.75, 0.64],
    [-0.8, 0.58],
  ]);
  const legs = [
    carver.limb(
      [-0.52, 0.1, 0.15],
      [-0.52, 0.4, 0.075],
      [-0.58, 0.58, 0.055],
      [-0.54, 0.82, 0.045],
      [-0.51, 0.87, 0.055],
    ),
    carver.limb([0.16, 0.16, 0.12], [0.18, 0.44, 0.065], [0.16, 0.6, 0.052], [0.17, 0.82, 0.045], [0.2, 0.87, 0.055]),
  ];
  const trunk = carver.limb([-0.5, -0.02, 0.2], [-0.24, 0.04, 0.21], [0.04, 0.04, 0.21], [0.24, 0.02, 0.2]);
  const neck = carver.limb([0.22, -0.04, 0.22], [0.4, -0.16, 0.19], [0.54, -0.32 + nod, 0.13]);
  const head = carver.limb(
    [0.54, -0.36 + nod, 0.13],
    [0.66, -0.26 + nod, 0.105],
    [0.76, -0.12 + nod, 0.075],
    [0.79, -0.07 + nod, 0.07],
  );
  for (const [x, bow] of [
    [0.46, -0.2],
    [0.58, 0.2],
  ] as const) {
    const horn = carver.limb(
      [x, -0.46 + nod, 0.05],
      [x + bow * 0.75, -0.62 + nod, 0.042],
      [x + bow * 0.7, -0.8 + nod, 0.028],
      [x + bow * 0.3, -0.94 + nod, 0.008],
    );
    carver.mass(third.fill, horn);
    if (isFine) for (const t of [0.25, 0.5, 0.75]) sketch.line(ornament.ring(horn, t), inks.contour, pen.fine);
  }
  carver.mass(
    body.fill,
    trunk,
    neck,
    head,
    ...legs,
    [
      [-0.02, -0.14],
      [0.02, -0.3],
      [0.12, -0.36],
      [0.22, -0.3],
      [0.3, -0.16],
      [0.14, 0],
    ],
    [
      [0.5, -0.1],
      [0.44, 0.12],
      [0.34, 0.28],
      [0.22, 0.24],
      [0.26, 0],
    ],
  );
  carver.cornered(
    body.blush,
    [
      [0.46, -0.36 + nod],
      [0.34, -0.44 + nod],
      [0.24, -0.36 + nod],
    ],
    [
      [0.24, -0.36 + nod],
      [0.34, -0.27 + nod],
      [0.46, -0.3 + nod],
    ],
  );
  if (isRich) {
    sketch.area(ornament.strokes(trunk, 0.04, 0.96, 0.96, 0.26, 16, pen.fine * 1.4), body.vein);
    for (const k of [0, 1, 2])
      carver.line(
        body.vein,
        [
          [0.5 - k * 0.06, -0.08 + k * 0.03],
          [0.42 - k * 0.05, 0.1],
          [0.33 - k * 0.035, 0.22],
        ],
        0.5,
      );
  }
  if (isFine) {
    for (const [x, y, r] of [
      [-0.5, -0.04, 0.085],
      [-0.22, 0.02, 0.1],
      [0.06, 0, 0.075],
    ] as const) {
      const petals = ringOf(isRich ? 7 : 5, r * 0.66 * unit, r * 0.3 * unit);
      sketch.area(shift(petals, x * unit, y * unit), heart.fill);
      carver.disc(third.fill, x, y, r * 0.34, true);
    }
    for (const [k, t] of [0.34, 0.5].entries()) {
      sketch.area(ornament.patch(neck, t, t + 0.1, -0.96, 0.98), k === 0 ? heart.fill : second.fill);
      for (const edge of [t, t + 0.1]) sketch.line(ornament.ring(neck, edge, 0.03, 0.97), inks.contour, pen.fine);
      if (isRich)
        for (const s of [-0.6, -0.2, 0.2, 0.6])
          sketch.area(ornament.beads(neck, t + 0.06, t + 0.061, s, 1, pen.inner), inks.light);
    }
    const [bx, by] = neck.at(0.4, 1.02);
    carver.disc(third.fill, bx / unit, by / unit + 0.04, 0.045, true);
  }
  carver.disc(inks.contour, 0.81, -0.1 + nod, 0.016);
  carver.line(
    inks.contour,
    [
      [0.82, -0.03 + nod],
      [0.74, -0.02 + nod],
    ],
    0.7,
  );
  carver.disc(heart.fill, 0.62, -0.4 + nod, 0.03);
  shoes(carver, params, legs, 0.86);
  carver.eye(0.6, -0.3 + nod, 0.06, 1, 0.45);
  return carver.done();
};

/** Path data of circles, moved; `ringOf` draws about the origin. */
function shift(d: string, x: number, y: number): string {
  return d.replace(
    /M(-?[\d.]+) (-?[\d.]+)/g,
    (_, mx: string, my: string) => `M${round(Number(mx) + x)} ${round(Number(my) + y)}`,
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
