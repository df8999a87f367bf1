import type { Motif } from '../motif.ts';
import { createCarver } from './carver.ts';
import { ornament } from './ornament.ts';

/** The hamsa: a goose whose tail breaks into foliage, neck in an S; some carry a sprig. */
export const swan: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich } = carver;
  const { inks } = params;
  const lift = rng.between(-0.05, 0.05);
  for (const x of [-0.06, 0.12]) {
    carver.line(
      inks.contour,
      [
        [x, 0.46],
        [x + 0.01, 0.66],
      ],
      2,
    );
    carver.cornered(
      heart.fill,
      [
        [x - 0.02, 0.64],
        [x + 0.08, 0.7],
        [x + 0.14, 0.78],
      ],
      [
        [x + 0.14, 0.78],
        [x + 0.04, 0.77],
        [x - 0.06, 0.78],
      ],
      [
        [x - 0.06, 0.78],
        [x - 0.03, 0.7],
        [x - 0.02, 0.64],
      ],
    );
  }
  const plumes = [
    carver.limb([-0.42, 0.2, 0.06], [-0.66, 0.16, 0.12], [-0.86, 0.04 + lift, 0.07], [-0.9, -0.1 + lift, 0.015]),
    carver.limb([-0.4, 0.14, 0.06], [-0.58, -0.02, 0.12], [-0.7, -0.22 + lift, 0.08], [-0.66, -0.4 + lift, 0.015]),
    carver.limb([-0.34, 0.08, 0.06], [-0.4, -0.14, 0.11], [-0.46, -0.36 + lift, 0.08], [-0.38, -0.54 + lift, 0.015]),
  ];
  for (const [k, plume] of plumes.entries()) {
    carver.mass((k === 1 ? heart : third).fill, plume);
    if (!isFine) continue;
    sketch.line(ornament.along(plume, 0.05, 0.92, 0), (k === 1 ? heart : third).vein, pen.inner);
    if (isRich) sketch.area(ornament.barbs(plume, 0.15, 0.8, 7, 0.85, pen.fine * 1.3), (k === 1 ? heart : third).vein);
  }
  const trunk = carver.limb(
    [-0.5, 0.2, 0.1],
    [-0.26, 0.22, 0.24],
    [0.06, 0.2, 0.31],
    [0.32, 0.1, 0.24],
    [0.42, -0.06, 0.14],
  );
  const neck = carver.limb(
    [0.38, -0.02, 0.17],
    [0.46, -0.22, 0.1],
    [0.36, -0.42, 0.075],
    [0.36, -0.62, 0.075],
    [0.48, -0.74, 0.085],
  );
  const head = carver.limb([0.48, -0.74, 0.1], [0.58, -0.7, 0.085]);
  carver.cornered(
    heart.fill,
    [
      [0.62, -0.76],
      [0.78, -0.72],
      [0.9, -0.6],
    ],
    [
      [0.9, -0.6],
      [0.74, -0.62],
      [0.6, -0.63],
    ],
  );
  carver.mass(body.fill, trunk, neck, head);
  if (isFine) {
    for (const t of [0.3, 0.38]) sketch.line(ornament.ring(neck, t, 0.03), inks.contour, pen.fine);
    sketch.area(ornament.patch(neck, 0.3, 0.38, -0.95, 0.95), heart.fill);
    sketch.line(ornament.scales(trunk, 0.66, 0.96, isRich ? 4 : 3, isRich ? 7 : 4, 0.9), body.vein, pen.fine);
    if (isRich) sketch.area(ornament.strokes(trunk, 0.05, 0.66, 0.97, 0.2, 14, pen.fine * 1.4), body.vein);
  }
  const wing = carver.limb([0.26, 0.06, 0.15], [0.02, 0.1, 0.19], [-0.26, 0.06, 0.14], [-0.5, -0.06, 0.02]);
  carver.mass(second.fill, wing);
  if (isFine) {
    sketch.area(ornament.patch(wing, 0, 0.32, -0.9, 0.9), third.fill);
    sketch.line(ornament.scales(wing, 0, 0.3, isRich ? 4 : 2, 5, 0.86), inks.contour, pen.fine);
    sketch.line(ornament.ring(wing, 0.34, 0.05), inks.contour, pen.inner);
    for (const s of [-0.62, -0.2, 0.2, 0.62]) sketch.line(ornament.along(wing, 0.38, 0.94, s), second.vein, pen.inner);
  }
  if (rng.fork('sprig').chance(0.5)) {
    carver.line(
      inks.contour,
      [
        [0.84, -0.62],
        [0.86, -0.44],
        [0.8, -0.26],
      ],
      1.2,
    );
    for (const [x, y, dx] of [
      [0.855, -0.5, 0.13],
      [0.85, -0.42, -0.14],
      [0.81, -0.3, 0.12],
    ] as const)
      carver.cornered(
        inks.leaf,
        [
          [x, y],
          [x + dx * 0.6, y - 0.02],
          [x + dx, y + 0.1],
        ],
        [
          [x + dx, y + 0.1],
          [x + dx * 0.3, y + 0.1],
          [x, y],
        ],
      );
  }
  carver.eye(0.54, -0.74, 0.048);
  return carver.done();
};
