import type { Motif } from '../motif.ts';
import { createCarver, farLegs, shoes } from './carver.ts';
import { ornament } from './ornament.ts';

/** The dromedary of Marwar: long neck in a bow, tasselled cloth over the hump. */
export const camel: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, third, heart, sketch, pen, isFine, isRich, unit } = carver;
  const { inks } = params;
  const step = rng.between(-0.03, 0.06);
  farLegs(
    carver,
    [
      [
        [-0.36, 0.08, 0.11],
        [-0.28 - step, 0.38, 0.055],
        [-0.32, 0.56, 0.045],
        [-0.26 - step, 0.86, 0.032],
        [-0.21 - step, 0.9, 0.045],
      ],
      [
        [0.22, 0.1, 0.1],
        [0.34 + step, 0.4, 0.05],
        [0.34, 0.56, 0.042],
        [0.4 + step, 0.86, 0.032],
        [0.45 + step, 0.9, 0.045],
      ],
    ],
    body.blush,
  );
  carver.cord(
    body.fill,
    [
      [-0.58, -0.06],
      [-0.7, 0.1],
      [-0.66, 0.34],
    ],
    1.5,
  );
  carver.area(third.fill, [
    [-0.7, 0.3],
    [-0.62, 0.3],
    [-0.63, 0.44],
    [-0.69, 0.44],
  ]);
  const legs = [
    carver.limb(
      [-0.48, 0.06, 0.13],
      [-0.46, 0.36, 0.06],
      [-0.5, 0.56, 0.048],
      [-0.5 + step, 0.86, 0.035],
      [-0.45 + step, 0.9, 0.048],
    ),
    carver.limb(
      [0.14, 0.1, 0.11],
      [0.15, 0.4, 0.055],
      [0.13, 0.56, 0.045],
      [0.14 - step, 0.86, 0.035],
      [0.19 - step, 0.9, 0.048],
    ),
  ];
  const trunk = carver.limb([-0.44, -0.02, 0.17], [-0.16, -0.02, 0.2], [0.16, 0.02, 0.18]);
  const neck = carver.limb(
    [0.2, 0.02, 0.15],
    [0.42, 0.12, 0.1],
    [0.6, -0.04, 0.08],
    [0.6, -0.3, 0.07],
    [0.6, -0.5, 0.068],
  );
  const head = carver.limb([0.58, -0.54, 0.08], [0.72, -0.54, 0.068], [0.84, -0.48, 0.05], [0.88, -0.46, 0.045]);
  carver.cornered(
    body.fill,
    [
      [0.5, -0.58],
      [0.44, -0.66],
      [0.47, -0.74],
    ],
    [
      [0.47, -0.74],
      [0.54, -0.7],
      [0.58, -0.6],
    ],
  );
  carver.mass(body.fill, trunk, neck, head, ...legs, [
    [-0.44, -0.14],
    [-0.3, -0.36],
    [-0.16, -0.54],
    [-0.04, -0.5],
    [0.08, -0.3],
    [0.24, -0.1],
    [-0.1, 0.06],
  ]);
  if (isRich) {
    sketch.area(ornament.strokes(trunk, 0.02, 0.98, 0.96, 0.3, 14, pen.fine * 1.4), body.vein);
    sketch.area(ornament.strokes(neck, 0.12, 0.72, 0.98, 0.5, 12, pen.fine * 1.4), body.vein);
  }
  // Cloth over the hump: three bands down its sides and a fringe.
  carver.cornered(
    heart.fill,
    [
      [-0.38, -0.24],
      [-0.28, -0.42],
      [-0.16, -0.56],
      [-0.02, -0.52],
      [0.1, -0.26],
    ],
    [
      [0.1, -0.26],
      [0.13, -0.04],
      [0.12, 0.1],
    ],
    [
      [0.12, 0.1],
      [-0.14, 0.15],
      [-0.4, 0.1],
    ],
    [
      [-0.4, 0.1],
      [-0.41, -0.08],
      [-0.38, -0.24],
    ],
  );
  if (isFine) {
    carver.cornered(
      third.fill,
      [
        [-0.33, -0.18],
        [-0.14, -0.23],
        [0.06, -0.2],
      ],
      [
        [0.06, -0.2],
        [0.08, -0.04],
        [0.07, 0.04],
      ],
      [
        [0.07, 0.04],
        [-0.14, 0.08],
        [-0.35, 0.04],
      ],
      [
        [-0.35, 0.04],
        [-0.35, -0.08],
        [-0.33, -0.18],
      ],
    );
    carver.line(
      inks.light,
      [
        [-0.3, -0.3],
        [-0.14, -0.34],
        [0.02, -0.31],
      ],
      0.8,
    );
    carver.line(
      inks.light,
      [
        [-0.25, -0.4],
        [-0.13, -0.43],
        [-0.01, -0.41],
      ],
      0.8,
    );
    for (let k = 0; k < 5; k++) carver.disc(k % 2 === 0 ? heart.fill : inks.light, -0.28 + k * 0.07, -0.07, 0.025);
    for (let k = 0; k < 7; k++) {
      const x = -0.37 + k * 0.077;
      carver.line(
        inks.contour,
        [
          [x, 0.11],
          [x, 0.2],
        ],
        0.6,
      );
      carver.disc(third.fill, x, 0.22, 0.024, true);
    }
    for (const t of [0.3, 0.44]) {
      sketch.area(ornament.patch(neck, t, t + 0.045, -0.96, 0.96), heart.fill);
      const [x, y] = neck.at(t + 0.02, 1.2);
      carver.disc(third.fill, x / unit, y / unit + 0.03, 0.03, true);
    }
    sketch.line(ornament.ring(head, 0.6, 0.02), heart.fill, pen.contour * 1.2);
    carver.line(
      heart.fill,
      [
        [0.82, -0.44],
        [0.66, -0.42],
        [0.58, -0.46],
      ],
      0.9,
    );
  }
  carver.disc(inks.contour, 0.88, -0.49, 0.013);
  carver.line(
    inks.contour,
    [
      [0.91, -0.43],
      [0.84, -0.42],
    ],
    0.7,
  );
  shoes(carver, params, legs, 0.9);
  carver.eye(0.66, -0.57, 0.042);
  return carver.done();
};
