import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';
import { leaflet } from './leaf-pair.ts';

/** A pomegranate on its twig, crowned, cut open to show the seeds. */
export const pomegranate: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  const lean = rng.between(-0.05, 0.05);
  carver.line(
    inks.contour,
    [
      [0.02, 0.98],
      [0.04, 0.8],
      [0, 0.6],
    ],
    3,
  );
  for (const [side, y, turn, length] of [
    [-1, 0.82, 1.15, 0.62],
    [1, 0.82, 1.15, 0.62],
    [-1, 0.72, 1.9, 0.4],
    [1, 0.72, 1.9, 0.4],
  ] as const)
    leaflet(carver, turn > 1.5 ? 'leaf3' : inks.leaf, 0.02, y, side * turn, length, length * 0.42);
  for (const [x, dx] of [
    [-0.14, -0.2],
    [0.14, 0.2],
    [-0.05, -0.07],
    [0.05, 0.07],
  ] as const)
    carver.cornered(
      second.fill,
      [
        [x - 0.11, -0.46],
        [x + dx - 0.06, -0.68],
        [x + dx + lean, -0.94],
      ],
      [
        [x + dx + lean, -0.94],
        [x + dx + 0.08, -0.68],
        [x + 0.11, -0.46],
      ],
    );
  const globe = carver.limb([0, -0.44, 0.2], [0, -0.2, 0.5], [0, 0.12, 0.6], [0, 0.4, 0.42]);
  carver.mass(body.fill, globe);
  if (isFine) {
    for (const side of [-1, 1]) {
      carver.line(
        body.bright,
        [
          [side * 0.16, -0.52],
          [side * 0.42, -0.26],
          [side * 0.56, 0.1],
          [side * 0.46, 0.46],
          [side * 0.2, 0.68],
        ],
        0.8,
      );
      for (let k = 0; k < 6; k++)
        carver.line(
          body.vein,
          [
            [side * 0.6, -0.1 + k * 0.09],
            [side * 0.5, -0.08 + k * 0.09],
          ],
          0.5,
        );
    }
    // The rind's flecks, in rows that follow its bulge.
    for (const side of [-1, 1])
      for (const [row, x] of (isRich ? [0.33, 0.44] : [0.4]).entries())
        for (let k = 0; k < 6; k++) {
          const t = k / 5 - 0.5;
          carver.disc(inks.light, side * x * (1 - 0.7 * t * t), 0.08 + t * (0.76 - 0.1 * row), 0.024);
        }
  }
  carver.cornered(
    inks.light,
    [
      [0.02, -0.38],
      [-0.2, -0.16],
      [-0.26, 0.14],
      [-0.16, 0.4],
      [0, 0.54],
    ],
    [
      [0, 0.54],
      [0.22, 0.42],
      [0.3, 0.14],
      [0.2, -0.18],
      [0.02, -0.38],
    ],
  );
  const rows = isRich
    ? [
        [-0.2, 1],
        [-0.07, 2],
        [0.06, 3],
        [0.19, 3],
        [0.32, 2],
        [0.43, 1],
      ]
    : [
        [-0.16, 1],
        [0.04, 2],
        [0.24, 2],
        [0.42, 1],
      ];
  for (const [y = 0, n = 0] of rows)
    for (let k = 0; k < n; k++)
      carver.disc(
        k % 2 === 0 ? heart.fill : third.fill,
        (k - (n - 1) / 2) * (isRich ? 0.155 : 0.2),
        y,
        isRich ? 0.066 : 0.09,
        true,
      );
  return carver.done();
};
