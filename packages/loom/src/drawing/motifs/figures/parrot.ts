import type { Motif } from '../motif.ts';
import { createCarver } from './carver.ts';
import { ornament } from './ornament.ts';

/** A ring-necked parakeet on a twig, facing right, the long tail hanging; some bend down to the fruit. */
export const parrot: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich } = carver;
  const { inks } = params;
  const lean = rng.between(-0.05, 0.06);
  const tails = [
    carver.limb([-0.12, 0.28, 0.1], [-0.3, 0.58, 0.07], [-0.5, 0.93, 0.015]),
    carver.limb([-0.06, 0.3, 0.09], [-0.2, 0.62, 0.06], [-0.28, 0.92, 0.015]),
  ];
  carver.mass(second.fill, ...tails);
  if (isFine) for (const tail of tails) sketch.line(ornament.along(tail, 0.1, 0.95, 0), second.vein, pen.inner);
  carver.line(
    tonesLeaf(inks.leaf),
    [
      [-0.72, 0.5],
      [-0.2, 0.42],
      [0.3, 0.46],
      [0.86, 0.3],
    ],
    3.2,
  );
  carver.line(
    inks.contour,
    [
      [-0.72, 0.54],
      [-0.2, 0.46],
      [0.3, 0.5],
      [0.86, 0.34],
    ],
    0.7,
  );
  for (const [x, y, dx, dy] of [
    [0.62, 0.4, 0.3, 0.22],
    [-0.55, 0.47, -0.26, 0.16],
    [0.7, 0.34, 0.16, -0.26],
  ] as const) {
    const nx = -dy * 0.36;
    const ny = dx * 0.36;
    carver.cornered(
      inks.leaf,
      [
        [x, y],
        [x + dx * 0.5 + nx, y + dy * 0.5 + ny],
        [x + dx, y + dy],
      ],
      [
        [x + dx, y + dy],
        [x + dx * 0.5 - nx, y + dy * 0.5 - ny],
        [x, y],
      ],
    );
    if (isFine)
      carver.line(
        `${inks.leaf}>dark:0.5`,
        [
          [x, y],
          [x + dx * 0.85, y + dy * 0.85],
        ],
        0.5,
      );
  }
  const beak = heart.fill;
  carver.cornered(
    beak,
    [
      [0.5, -0.66 + lean],
      [0.66, -0.62 + lean],
      [0.66, -0.42 + lean],
    ],
    [
      [0.66, -0.42 + lean],
      [0.58, -0.5 + lean],
      [0.5, -0.48 + lean],
    ],
  );
  carver.cornered(
    `${inks.heart}>dark:0.4`,
    [
      [0.5, -0.47 + lean],
      [0.57, -0.46 + lean],
      [0.58, -0.38 + lean],
    ],
    [
      [0.58, -0.38 + lean],
      [0.51, -0.39 + lean],
      [0.47, -0.42 + lean],
    ],
  );
  const bird = carver.limb(
    [0.36, -0.56 + lean, 0.2],
    [0.3, -0.34 + lean * 0.5, 0.19],
    [0.18, -0.06, 0.26],
    [0.02, 0.18, 0.22],
    [-0.12, 0.36, 0.1],
  );
  carver.mass(body.fill, bird);
  if (isFine)
    sketch.line(ornament.scales(bird, 0.34, 0.8, isRich ? 7 : 4, isRich ? 6 : 4, 0.86), body.bright, pen.fine * 1.1);
  sketch.area(ornament.patch(bird, 0.22, 0.275, -0.98, 0.98), heart.fill);
  for (const t of [0.215, 0.28]) sketch.line(ornament.ring(bird, t, 0.04, 0.98), inks.contour, pen.inner);
  if (isRich) sketch.area(ornament.beads(bird, 0.315, 0.316, 0, 1, pen.inner), inks.light);
  const wing = carver.limb([0.1, -0.18, 0.13], [-0.04, 0.04, 0.16], [-0.2, 0.32, 0.09], [-0.32, 0.58, 0.015]);
  carver.mass(third.fill, wing);
  if (isFine) {
    sketch.area(ornament.patch(wing, 0, 0.36, -0.86, 0.86), second.fill);
    sketch.line(ornament.scales(wing, 0.02, 0.34, isRich ? 4 : 2, 4, 0.84), second.vein, pen.fine);
    sketch.line(ornament.ring(wing, 0.38, 0.05), inks.contour, pen.inner);
    for (const s of [-0.6, -0.2, 0.2, 0.6]) sketch.line(ornament.along(wing, 0.43, 0.93, s), third.vein, pen.inner);
  }
  for (const x of [0.06, 0.16]) {
    carver.line(
      inks.contour,
      [
        [x, 0.38],
        [x + 0.02, 0.46],
        [x + 0.05, 0.54],
      ],
      1.1,
    );
    carver.line(
      inks.contour,
      [
        [x, 0.38],
        [x - 0.02, 0.46],
        [x - 0.01, 0.55],
      ],
      1.1,
    );
  }
  carver.eye(0.4, -0.6 + lean, 0.062, 1, 0.1);
  return carver.done();
};

function tonesLeaf<T extends string>(leaf: T): `${T}>dark:0.25` {
  return `${leaf}>dark:0.25`;
}
