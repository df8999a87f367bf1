import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** The sun with a face, flames and rays in turn about it. */
export const sun: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  const count = rng.pick([12, 16]);
  const on = (angle: number, r: number): Point => [steady.sin(angle) * r, -steady.cos(angle) * r];
  const step = (2 * Math.PI) / count;
  for (let k = 0; k < count; k++) {
    const a = k * step;
    if (k % 2 === 0)
      carver.cornered(
        body.fill,
        [on(a - step * 0.55, 0.52), on(a - step * 0.3, 0.76), on(a, 1)],
        [on(a, 1), on(a + step * 0.3, 0.76), on(a + step * 0.55, 0.52)],
      );
  }
  for (let k = 1; k < count; k += 2) {
    const a = k * step;
    carver.cornered(
      third.fill,
      [on(a - step * 0.42, 0.52), on(a - step * 0.5, 0.7), on(a + step * 0.1, 0.76), on(a + step * 0.05, 0.92)],
      [on(a + step * 0.05, 0.92), on(a + step * 0.55, 0.72), on(a + step * 0.1, 0.62), on(a + step * 0.42, 0.52)],
    );
  }
  if (isFine) for (let k = 0; k < count; k += 2) carver.line(body.vein, [on(k * step, 0.58), on(k * step, 0.86)], 0.5);
  carver.disc(second.fill, 0, 0, 0.58, true);
  if (isFine) for (let k = 0; k < count * 2; k++) carver.disc(inks.light, ...on(k * step * 0.5, 0.515), 0.024);
  carver.disc(heart.fill === second.fill ? third.fill : heart.fill, 0, 0, 0.45, true);
  if (isRich)
    for (let k = 0; k < 5; k++)
      carver.line(
        inks.contour,
        [
          [-0.07 + k * 0.035, -0.42],
          [-0.09 + k * 0.045, -0.3],
        ],
        0.4,
      );
  for (const side of [-1, 1] as const) {
    carver.eye(side * 0.17, -0.08, 0.1, side);
    carver.line(
      inks.contour,
      [
        [side * 0.05, -0.17],
        [side * 0.18, -0.24],
        [side * 0.32, -0.15],
      ],
      0.9,
    );
    carver.disc(body.fill, side * 0.26, 0.1, 0.05);
  }
  carver.line(
    inks.contour,
    [
      [0.0, -0.06],
      [0.05, 0.08],
      [-0.02, 0.1],
    ],
    0.8,
  );
  carver.cornered(
    body.fill,
    [
      [-0.12, 0.2],
      [-0.05, 0.17],
      [0, 0.19],
      [0.05, 0.17],
      [0.12, 0.2],
    ],
    [
      [0.12, 0.2],
      [0, 0.27],
      [-0.12, 0.2],
    ],
  );
  return carver.done();
};
