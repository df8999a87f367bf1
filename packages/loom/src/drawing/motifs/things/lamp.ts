import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** A diya: shallow bowl on a foot, three-fold flame with its glow of dots. */
export const lamp: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  const sway = rng.between(-0.05, 0.05);
  const flame = (scale: number, ink: typeof body.fill) =>
    carver.cornered(
      ink,
      [
        [0, 0.1],
        [-0.26 * scale, 0.02 - 0.12 * scale],
        [-0.16 * scale, -0.48 * scale],
        [sway, -0.92 * scale + 0.04],
      ],
      [
        [sway, -0.92 * scale + 0.04],
        [0.2 * scale, -0.42 * scale],
        [0.26 * scale, 0.02 - 0.12 * scale],
        [0, 0.1],
      ],
    );
  if (isFine)
    for (let k = 0; k < 7; k++) {
      const x = -0.54 + k * 0.18;
      carver.disc(third.fill, x, -0.62 + x * x * 1.3, 0.035);
    }
  flame(1, third.fill);
  flame(0.68, heart.fill);
  flame(0.36, inks.light);
  carver.cornered(
    second.fill,
    [
      [-0.2, 0.62],
      [0, 0.66],
      [0.2, 0.62],
    ],
    [
      [0.2, 0.62],
      [0.26, 0.8],
      [0.4, 0.86],
    ],
    [
      [0.4, 0.86],
      [0, 0.92],
      [-0.4, 0.86],
    ],
    [
      [-0.4, 0.86],
      [-0.26, 0.8],
      [-0.2, 0.62],
    ],
  );
  carver.cornered(
    body.fill,
    [
      [-0.86, 0.04],
      [-0.6, 0.14],
      [0, 0.17],
      [0.6, 0.14],
      [0.86, 0.04],
    ],
    [
      [0.86, 0.04],
      [0.72, 0.4],
      [0.36, 0.64],
      [0, 0.7],
      [-0.36, 0.64],
      [-0.72, 0.4],
      [-0.86, 0.04],
    ],
  );
  if (isFine) {
    carver.line(
      body.bright,
      [
        [-0.7, 0.24],
        [-0.35, 0.32],
        [0, 0.34],
        [0.35, 0.32],
        [0.7, 0.24],
      ],
      0.8,
    );
    for (let k = 0; k < 7; k++) {
      const x = -0.54 + k * 0.18;
      carver.cornered(
        k % 2 === 0 ? heart.fill : third.fill,
        [
          [x - 0.075, 0.38 - x * x * 0.18],
          [x, 0.41 - x * x * 0.18],
          [x + 0.075, 0.38 - x * x * 0.18],
        ],
        [
          [x + 0.075, 0.38 - x * x * 0.18],
          [x * 0.9, 0.58 - x * x * 0.55],
          [x - 0.075, 0.38 - x * x * 0.18],
        ],
      );
    }
  }
  if (isRich)
    for (let k = 0; k < 9; k++) carver.disc(inks.light, -0.56 + k * 0.14, 0.24 - (-0.56 + k * 0.14) ** 2 * 0.2, 0.02);
  return carver.done();
};
