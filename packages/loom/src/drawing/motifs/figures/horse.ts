import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { createCarver, farLegs, shoes, slender } from './carver.ts';
import type { Knot } from './limb.ts';
import { ornament } from './ornament.ts';
import { saddleCloth } from './saddle-cloth.ts';

/** A Marwari horse, neck arched, one foreleg lifted, saddled. */
export const horse: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich } = carver;
  const { inks } = params;
  const lift = rng.between(0, 0.08);
  const far: Knot[][] = [
    [
      [-0.36, 0.16, 0.13],
      [-0.28, 0.38, 0.07],
      [-0.36, 0.56, 0.045],
      [-0.28, 0.84, 0.04],
      [-0.24, 0.88, 0.05],
    ],
    [
      [0.3, 0.16, 0.12],
      [0.52, 0.26 - lift, 0.065],
      [0.6, 0.42 - lift, 0.045],
      [0.5, 0.56 - lift, 0.04],
      [0.48, 0.62 - lift, 0.05],
    ],
  ];
  farLegs(carver, far.map(slender), body.blush);
  const tail = carver.limb(
    [-0.56, 0, 0.05],
    [-0.72, 0.02, 0.09],
    [-0.82, 0.28, 0.12],
    [-0.78, 0.56, 0.08],
    [-0.88, 0.78, 0.015],
  );
  carver.mass(third.fill, tail);
  if (isFine) for (const s of [-0.5, 0, 0.5]) sketch.line(ornament.along(tail, 0.2, 0.92, s), third.vein, pen.fine);
  const near: Knot[][] = [
    [
      [-0.46, 0.12, 0.16],
      [-0.46, 0.36, 0.085],
      [-0.58, 0.54, 0.05],
      [-0.54, 0.84, 0.042],
      [-0.5, 0.88, 0.052],
    ],
    [
      [0.24, 0.16, 0.12],
      [0.27, 0.42, 0.065],
      [0.24, 0.58, 0.045],
      [0.24, 0.84, 0.042],
      [0.28, 0.88, 0.052],
    ],
  ];
  const legs = near.map((knots) => carver.limb(...slender(knots)));
  const trunk = carver.limb([-0.44, 0.04, 0.19], [-0.2, 0.06, 0.175], [0.06, 0.06, 0.18], [0.26, 0.04, 0.2]);
  const neck = carver.limb([0.26, 0.02, 0.2], [0.4, -0.18, 0.16], [0.47, -0.4, 0.125], [0.53, -0.56, 0.1]);
  const head = carver.limb([0.52, -0.58, 0.1], [0.64, -0.48, 0.09], [0.74, -0.34, 0.06], [0.78, -0.28, 0.055]);
  for (const [x, dx] of [
    [0.46, -0.04],
    [0.54, 0.03],
  ] as const)
    carver.cornered(
      body.fill,
      [
        [x, -0.62],
        [x + dx - 0.05, -0.74],
        [x + dx, -0.86],
      ],
      [
        [x + dx, -0.86],
        [x + 0.08, -0.74],
        [x + 0.09, -0.62],
      ],
    );
  carver.mass(body.fill, trunk, neck, head, ...legs);
  // The mane lies in locks along the neck's back.
  for (let k = 0; k < 7; k++) {
    const [x, y] = neck.at(0.22 + k * 0.12, -1.04);
    const [ix, iy] = neck.at(0.12 + k * 0.12, -0.1);
    carver.cornered(
      third.fill,
      [
        [x / carver.unit, y / carver.unit],
        [(x * 0.7 + ix * 0.3) / carver.unit - 0.05, (y + iy) / 2 / carver.unit],
        [ix / carver.unit, iy / carver.unit],
      ],
      [
        [ix / carver.unit, iy / carver.unit],
        [(x * 0.4 + ix * 0.6) / carver.unit + 0.03, (y * 0.7 + iy * 0.3) / carver.unit - 0.02],
        [x / carver.unit, y / carver.unit],
      ],
    );
  }
  carver.cornered(
    third.fill,
    [
      [0.46, -0.66],
      [0.56, -0.7],
      [0.66, -0.52],
    ],
    [
      [0.66, -0.52],
      [0.56, -0.58],
      [0.46, -0.66],
    ],
  );
  if (isRich) sketch.area(ornament.strokes(trunk, 0.04, 0.96, 0.96, 0.3, 14, pen.fine * 1.4), body.vein);
  saddleCloth(carver, params, trunk, 0.34, 0.8, 0.55);
  if (isFine) {
    sketch.area(ornament.patch(neck, 0.02, 0.12, -0.96, 0.96), heart.fill);
    sketch.line(ornament.ring(neck, 0.13, 0.03), inks.contour, pen.fine);
    sketch.area(
      ornament.beads(neck, 0.07, 0.071, 0.4, 1, pen.inner) + ornament.beads(neck, 0.07, 0.071, -0.3, 1, pen.inner),
      inks.light,
    );
    sketch.line(ornament.ring(head, 0.62, 0.02), heart.fill, pen.contour * 1.3);
    sketch.line(ornament.ring(head, 0.2, 0.02), heart.fill, pen.contour);
    carver.line(
      heart.fill,
      [
        [0.74, -0.28],
        [0.6, -0.2],
        [0.38, -0.1],
      ],
      1,
    );
  }
  carver.disc(inks.contour, 0.8, -0.28, 0.014);
  shoes(carver, params, legs, 0.88);
  carver.eye(0.6, -0.53, 0.045, 1, 0.6);
  if (isFine) {
    carver.disc(second.fill, -0.45, 0.03, 0.09, true);
    for (let k = 0; k < 8; k++)
      carver.disc(inks.light, -0.45 + 0.055 * steady.cos(k * 0.785), 0.03 + 0.055 * steady.sin(k * 0.785), 0.014);
  }
  return carver.done();
};
