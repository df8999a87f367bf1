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
    carver.limb([x, 0.12, r * 1.25], [x + dx * 0.4, 0.36, r], [x + dx, foot - 0.1, r * 0.92], [x + dx, foot, r * 0.98]);
  carver.mass(body.blush, leg(-0.32, 0.08 - stride, 0.12), leg(0.32, -0.06 - stride, 0.12));
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
  const trunk = carver.limb([-0.54, -0.02, 0.26], [-0.3, -0.12, 0.34], [0.02, -0.12, 0.34], [0.28, -0.1, 0.28]);
  const head = carver.limb([0.34, -0.32, 0.17], [0.46, -0.28, 0.22], [0.58, -0.16, 0.17]);
  const nose = carver.limb(
    [0.58, -0.14, 0.17],
    [0.72, 0.1, 0.12],
    [0.75, 0.34, 0.085],
    [0.73, 0.52, 0.07],
    [0.82, 0.62, 0.055],
    [0.92, 0.55, 0.045],
  );
  const legs = [leg(-0.58, -0.02 + stride, 0.135), leg(0.16, 0.06 + stride, 0.13)];
  carver.mass(body.fill, trunk, head, nose, ...legs);
  if (isRich) {
    sketch.area(ornament.strokes(trunk, 0.02, 0.98, 0.96, 0.24, 16, pen.fine * 1.4), body.vein);
    for (let k = 0; k < 9; k++) sketch.line(ornament.ring(nose, 0.3 + k * 0.075, 0.03, 0.55), body.vein, pen.fine);
  }
  saddleCloth(carver, params, trunk, 0.16, 0.86, 0.62);
  carver.cornered(
    inks.light,
    [
      [0.6, 0.06],
      [0.76, 0.2],
      [0.94, 0.16],
    ],
    [
      [0.94, 0.16],
      [0.78, 0.13],
      [0.66, 0.0],
    ],
  );
  // The ear hangs like a leaf over the neck.
  carver.area(body.bright, [
    [0.34, -0.44],
    [0.22, -0.42],
    [0.12, -0.22],
    [0.2, 0.06],
    [0.32, 0.08],
    [0.44, -0.12],
    [0.44, -0.34],
  ]);
  if (isFine) {
    carver.area(second.fill, [
      [0.34, -0.36],
      [0.26, -0.35],
      [0.19, -0.2],
      [0.24, -0.02],
      [0.31, -0.03],
      [0.38, -0.16],
      [0.38, -0.3],
    ]);
    for (const [dx, dy] of [
      [-0.08, -0.1],
      [-0.05, 0.06],
      [0.03, -0.02],
    ] as const)
      carver.disc(inks.light, 0.31 + dx, -0.18 + dy, 0.016);
  }
  // The frontlet with its pendant.
  carver.cornered(
    heart.fill,
    [
      [0.36, -0.5],
      [0.52, -0.51],
      [0.64, -0.38],
    ],
    [
      [0.64, -0.38],
      [0.55, -0.32],
      [0.5, -0.36],
    ],
    [
      [0.5, -0.36],
      [0.46, -0.44],
      [0.36, -0.5],
    ],
  );
  if (isFine)
    for (const [x, y] of [
      [0.48, -0.46],
      [0.54, -0.44],
      [0.57, -0.38],
    ] as const)
      carver.disc(inks.light, x, y, 0.018);
  carver.eye(0.53, -0.24, 0.05);
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
