import type { Point } from '../../../numbers/geometry/point.ts';
import type { Motif } from '../motif.ts';
import { createCarver } from './carver.ts';
import { ornament } from './ornament.ts';
import { saddleCloth } from './saddle-cloth.ts';

/** A caparisoned elephant walking to the right, trunk curled; every third bears a rider under a parasol. */
export const elephant: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich, unit } = carver;
  const { inks } = params;
  const hasRider = params.radius > 26 && rng.fork('rider').chance(0.34);
  const stride = rng.between(-0.04, 0.06);
  const foot = 0.74;
  const leg = (x: number, dx: number, r: number) =>
    carver.limb(
      [x, 0.06, r * 1.5],
      [x + dx * 0.2 + 0.02, 0.34, r * 1.06],
      [x + dx * 0.8 - 0.02, 0.56, r * 0.84],
      [x + dx, foot - 0.04, r * 0.94],
      [x + dx, foot, r * 1.04],
    );
  carver.mass(body.blush, leg(-0.36, 0.16 - stride, 0.125), leg(0.3, -0.12 - stride, 0.125));
  carver.cord(
    body.fill,
    [
      [-0.74, -0.08],
      [-0.85, 0.1],
      [-0.82, 0.36],
    ],
    1.5,
  );
  carver.area(third.fill, [
    [-0.86, 0.34],
    [-0.78, 0.36],
    [-0.8, 0.5],
    [-0.87, 0.48],
  ]);
  const trunk = carver.limb([-0.6, 0.04, 0.22], [-0.4, -0.08, 0.33], [-0.06, -0.14, 0.35], [0.26, -0.14, 0.29]);
  const head = carver.limb([0.3, -0.34, 0.2], [0.44, -0.4, 0.21], [0.55, -0.36, 0.19], [0.62, -0.18, 0.165]);
  const nose = carver.limb(
    [0.62, -0.18, 0.17],
    [0.74, 0.02, 0.125],
    [0.76, 0.24, 0.095],
    [0.7, 0.46, 0.075],
    [0.74, 0.64, 0.062],
    [0.88, 0.68, 0.052],
    [0.96, 0.56, 0.043],
    [0.9, 0.48, 0.036],
  );
  const legs = [leg(-0.6, -0.1 + stride, 0.14), leg(0.14, 0.14 + stride, 0.135)];
  carver.mass(body.fill, trunk, head, nose, ...legs);
  if (isRich) {
    sketch.area(ornament.strokes(trunk, 0.02, 0.98, 0.96, 0.24, 16, pen.fine * 1.4), body.vein);
    for (let k = 0; k < 14; k++) sketch.line(ornament.ring(nose, 0.2 + k * 0.055, 0.02, 0.7), body.vein, pen.fine);
    // A painted band across the brow of the trunk.
    sketch.area(ornament.patch(nose, 0.1, 0.15, -0.9, 0.9), heart.fill);
    sketch.area(
      ornament.beads(nose, 0.125, 0.1251, -0.5, 1, unit * 0.014) +
        ornament.beads(nose, 0.125, 0.1251, 0, 1, unit * 0.014),
      inks.light,
    );
  }
  saddleCloth(carver, params, trunk, 0.16, 0.86, 0.62);
  carver.cornered(
    inks.light,
    [
      [0.62, 0.0],
      [0.78, 0.2],
      [0.99, 0.1],
    ],
    [
      [0.99, 0.1],
      [0.82, 0.1],
      [0.7, -0.06],
    ],
  );
  // The ear hangs like a leaf over the neck.
  const ear: readonly Point[] = [
    [0.42, -0.5],
    [0.28, -0.52],
    [0.13, -0.36],
    [0.1, -0.14],
    [0.2, 0.06],
    [0.3, 0.14],
    [0.38, 0.0],
    [0.48, -0.16],
    [0.5, -0.36],
  ];
  carver.area(body.bright, ear);
  const [ex, ey] = [0.31, -0.22];
  const within = (share: number) => ear.map(([x, y]): Point => [ex + (x - ex) * share, ey + (y - ey) * share]);
  if (isFine) carver.area(second.fill, within(0.72));
  if (isRich) {
    carver.area(heart.fill, within(0.42));
    for (const [k, [x, y]] of within(0.86).entries()) if (k > 1) carver.disc(inks.contour, x, y, 0.014);
  }
  // The frontlet with its pendant.
  carver.cornered(
    heart.fill,
    [
      [0.38, -0.6],
      [0.54, -0.61],
      [0.66, -0.48],
    ],
    [
      [0.66, -0.48],
      [0.57, -0.42],
      [0.52, -0.46],
    ],
    [
      [0.52, -0.46],
      [0.48, -0.54],
      [0.38, -0.6],
    ],
  );
  if (isFine)
    for (const [x, y] of [
      [0.5, -0.56],
      [0.56, -0.54],
      [0.59, -0.48],
    ] as const)
      carver.disc(inks.light, x, y, 0.018);
  carver.eye(0.59, -0.27, 0.055);
  for (const limb of legs) {
    sketch.area(ornament.patch(limb, 0.72, 0.84, -0.98, 0.98), heart.fill);
    for (const t of [0.71, 0.85]) sketch.line(ornament.ring(limb, t, 0.02, 0.98), inks.contour, pen.fine);
    if (isFine)
      sketch.area(
        ornament.beads(limb, 0.78, 0.781, 0, 1, unit * 0.018) +
          ornament.beads(limb, 0.78, 0.781, 0.6, 1, unit * 0.014) +
          ornament.beads(limb, 0.78, 0.781, -0.6, 1, unit * 0.014),
        inks.light,
      );
    if (isFine)
      for (const s of [-0.62, 0, 0.62]) {
        const [x, y] = limb.at(1, s);
        carver.disc(inks.light, x / unit, y / unit + 0.055, 0.032, true);
      }
  }
  if (hasRider) {
    carver.line(
      inks.contour,
      [
        [-0.34, -0.4],
        [-0.34, -0.98],
      ],
      1.2,
    );
    carver.cornered(
      heart.fill,
      [
        [-0.6, -0.84],
        [-0.5, -1],
        [-0.34, -1.05],
        [-0.18, -1],
        [-0.08, -0.84],
      ],
      [
        [-0.08, -0.84],
        [-0.34, -0.88],
        [-0.6, -0.84],
      ],
    );
    carver.mass(third.fill, carver.limb([-0.08, -0.42, 0.13], [-0.06, -0.58, 0.1], [-0.05, -0.64, 0.06]));
    carver.line(
      inks.contour,
      [
        [-0.02, -0.58],
        [0.12, -0.5],
        [0.22, -0.56],
      ],
      2.6,
    );
    carver.line(
      third.fill,
      [
        [-0.02, -0.58],
        [0.12, -0.5],
        [0.22, -0.56],
      ],
      1.2,
    );
    carver.disc(inks.heart === 'a2' ? 'a2' : 'light>a1:0.4', -0.04, -0.74, 0.085, true);
    carver.cornered(
      heart.fill,
      [
        [-0.14, -0.76],
        [-0.1, -0.9],
        [0.04, -0.86],
        [0.05, -0.77],
      ],
      [
        [0.05, -0.77],
        [-0.04, -0.79],
        [-0.14, -0.76],
      ],
    );
  } else if (isFine) {
    carver.cornered(
      second.fill,
      [
        [-0.3, -0.46],
        [-0.24, -0.62],
        [-0.12, -0.66],
        [0, -0.62],
        [0.06, -0.46],
      ],
      [
        [0.06, -0.46],
        [-0.12, -0.44],
        [-0.3, -0.46],
      ],
    );
    carver.line(
      inks.light,
      [
        [-0.24, -0.52],
        [-0.12, -0.53],
        [0, -0.52],
      ],
      0.5,
    );
  }
  return carver.done();
};
