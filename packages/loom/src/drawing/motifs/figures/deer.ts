import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Motif } from '../motif.ts';
import { createCarver, farLegs, shoes, slender } from './carver.ts';
import type { Knot } from './limb.ts';
import { ornament } from './ornament.ts';

/** A spotted deer, at a walk or leaping, looking ahead or back over its shoulder. */
export const deer: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, third, heart, sketch, pen, isFine, isRich, unit } = carver;
  const { inks } = params;
  const looksBack = rng.fork('look').chance(0.4);
  const leaps = rng.fork('gait').chance(0.4);
  const legsAt: Record<'far' | 'near', Knot[][]> = leaps
    ? {
        far: [
          [
            [-0.4, 0.12, 0.11],
            [-0.58, 0.3, 0.055],
            [-0.72, 0.38, 0.035],
            [-0.82, 0.58, 0.026],
            [-0.86, 0.62, 0.032],
          ],
          [
            [0.26, 0.1, 0.09],
            [0.5, 0.18, 0.045],
            [0.62, 0.34, 0.03],
            [0.54, 0.5, 0.026],
            [0.5, 0.54, 0.032],
          ],
        ],
        near: [
          [
            [-0.42, 0.1, 0.14],
            [-0.48, 0.34, 0.07],
            [-0.64, 0.5, 0.04],
            [-0.68, 0.74, 0.03],
            [-0.72, 0.78, 0.036],
          ],
          [
            [0.24, 0.1, 0.1],
            [0.42, 0.28, 0.05],
            [0.48, 0.46, 0.032],
            [0.36, 0.58, 0.028],
            [0.33, 0.62, 0.034],
          ],
        ],
      }
    : {
        far: [
          [
            [-0.36, 0.12, 0.11],
            [-0.27, 0.36, 0.055],
            [-0.36, 0.54, 0.036],
            [-0.3, 0.84, 0.026],
            [-0.27, 0.88, 0.032],
          ],
          [
            [0.26, 0.12, 0.09],
            [0.44, 0.28, 0.045],
            [0.5, 0.44, 0.03],
            [0.42, 0.58, 0.026],
            [0.4, 0.62, 0.032],
          ],
        ],
        near: [
          [
            [-0.42, 0.1, 0.14],
            [-0.42, 0.36, 0.07],
            [-0.54, 0.54, 0.04],
            [-0.48, 0.84, 0.03],
            [-0.45, 0.88, 0.036],
          ],
          [
            [0.22, 0.12, 0.1],
            [0.25, 0.42, 0.05],
            [0.23, 0.58, 0.036],
            [0.24, 0.84, 0.03],
            [0.27, 0.88, 0.036],
          ],
        ],
      };
  farLegs(carver, legsAt.far.map(slender), body.blush);
  const facing = looksBack ? -1 : 1;
  const [hx, hy]: Point = looksBack ? [0.36, -0.52] : [0.52, -0.5];
  const face = (points: readonly Point[]): Point[] =>
    place(
      points.map(([x, y]): Point => [x * facing, y]),
      hx,
      hy,
      0,
    );
  for (const [lean, size] of [
    [-0.06, 0.9],
    [0.05, 1],
  ] as const) {
    const beam = face([
      [lean, -0.08],
      [lean - 0.12 * size, -0.2],
      [lean - 0.1 * size, -0.34],
      [lean + 0.02, -0.46 * size],
    ]);
    const tines = [
      face([
        [lean - 0.08, -0.15],
        [lean + 0.02, -0.22],
        [lean + 0.08, -0.3],
      ]),
      face([
        [lean - 0.12 * size, -0.26],
        [lean - 0.22, -0.32],
        [lean - 0.25, -0.42],
      ]),
    ];
    for (const [line, width] of [[beam, 3.4], ...tines.map((tine) => [tine, 2.8])] as [Point[], number][])
      carver.line(inks.contour, line, width);
    for (const [line, width] of [[beam, 1.6], ...tines.map((tine) => [tine, 1.1])] as [Point[], number][])
      carver.line(third.fill, line, width);
  }
  const legs = legsAt.near.map((knots) => carver.limb(...slender(knots)));
  const trunk = carver.limb([-0.46, 0.0, 0.165], [-0.22, 0.0, 0.125], [0.04, 0.0, 0.135], [0.25, -0.02, 0.175]);
  const neck = looksBack
    ? carver.limb([0.27, -0.04, 0.165], [0.42, -0.16, 0.1], [0.47, -0.34, 0.072], [0.38, -0.5, 0.078])
    : carver.limb([0.27, -0.04, 0.165], [0.41, -0.14, 0.105], [0.43, -0.32, 0.072], [0.5, -0.48, 0.078]);
  const head = carver.limb(
    ...(
      [
        [-0.02, 0, 0.09],
        [0.12, 0.05, 0.068],
        [0.24, 0.12, 0.042],
        [0.28, 0.14, 0.038],
      ] as Knot[]
    ).map(([x, y, r]): Knot => [hx + x * facing, hy + y, r]),
  );
  carver.cornered(
    body.fill,
    face([
      [-0.06, -0.03],
      [-0.18, -0.12],
      [-0.28, -0.08],
    ]),
    face([
      [-0.28, -0.08],
      [-0.18, 0.02],
      [-0.06, 0.03],
    ]),
  );
  const scut: Point[] = [
    [-0.56, -0.06],
    [-0.68, -0.14],
    [-0.7, -0.02],
    [-0.6, 0.06],
  ];
  carver.mass(body.fill, trunk, neck, head, scut, ...legs);
  if (isFine) {
    const rows = isRich
      ? [
          [-0.68, 9],
          [-0.3, 8],
          [0.1, 7],
          [0.46, 6],
        ]
      : [
          [-0.5, 6],
          [0, 5],
        ];
    for (const [s = 0, count = 0] of rows)
      sketch.area(ornament.beads(trunk, 0.02, 0.94, s, count, unit * (isRich ? 0.02 : 0.03)), inks.light);
    if (isRich) sketch.area(ornament.strokes(trunk, 0.05, 0.95, 0.97, 0.24, 14, pen.fine * 1.3), body.vein);
    sketch.area(ornament.patch(neck, 0.46, 0.6, -0.95, 0.95), heart.fill);
    for (const t of [0.45, 0.61]) sketch.line(ornament.ring(neck, t, 0.03), inks.contour, pen.fine);
    if (isRich) {
      sketch.area(ornament.beads(neck, 0.53, 0.531, 0, 1, pen.inner), inks.light);
      // A garland hangs on the breast, a bell at its end.
      sketch.area(ornament.patch(neck, 0.16, 0.24, -0.96, 0.96), third.fill);
      for (const t of [0.15, 0.25]) sketch.line(ornament.ring(neck, t, 0.04), inks.contour, pen.fine);
      for (const side of [-0.6, 0, 0.6]) sketch.area(ornament.beads(neck, 0.2, 0.201, side, 1, pen.inner), inks.light);
      const [bx, by] = neck.at(0.1, facing * 0.98);
      carver.disc(heart.fill, bx / unit, by / unit + 0.03, 0.034, true);
      sketch.line(ornament.along(trunk, 0.02, 0.98, -0.86), third.fill, pen.inner * 1.6);
    }
  }
  const [nose = [0, 0]] = face([[0.295, 0.13]]);
  carver.disc(inks.contour, nose[0], nose[1], 0.026);
  shoes(carver, params, legs, 0.9);
  const [eye = [0, 0]] = face([[0.04, -0.005]]);
  carver.eye(eye[0], eye[1], 0.045, facing);
  return carver.done();
};
