import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** The fighting kite of Uttarayan: four papers, bowed spar, a cut tail. */
export const kite: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine } = carver;
  const { inks } = params;
  const bow = rng.between(0.06, 0.16);
  const [top, right, foot, left, mid] = [
    [0, -0.94],
    [0.74, -0.22],
    [0, 0.56],
    [-0.74, -0.22],
    [0, -0.22],
  ] as const;
  const tail = rng.between(-0.16, 0.16);
  carver.line(
    inks.contour,
    [
      [0, 0.62],
      [tail, 0.76],
      [-tail, 0.88],
      [tail, 0.98],
    ],
    0.7,
  );
  carver.cornered(
    heart.fill,
    [foot, [-0.2, 0.8]],
    [
      [-0.2, 0.8],
      [0, 0.74],
      [0.2, 0.8],
    ],
    [[0.2, 0.8], foot],
  );
  for (const [ink, a, b] of [
    [body.fill, top, right],
    [third.fill, right, foot],
    [second.fill, foot, left],
    [heart.fill, left, top],
  ] as const)
    carver.cornered(ink, [a, b], [b, mid], [mid, a]);
  carver.line(inks.contour, [top, mid, foot], 1.2);
  carver.line(
    inks.contour,
    [left, [-0.38, -0.22 - bow * 1.6], [0, -0.24 - bow * 2], [0.38, -0.22 - bow * 1.6], right],
    1,
  );
  carver.disc(inks.light, 0, -0.22, 0.17, true);
  carver.disc(body.fill, 0, -0.22, 0.1, true);
  if (isFine)
    for (const [x, y] of [
      [0.3, -0.42],
      [-0.3, -0.42],
      [0.28, 0.05],
      [-0.28, 0.05],
    ] as const) {
      carver.disc(inks.light, x, y, 0.07);
      carver.disc(inks.contour, x, y, 0.03);
    }
  return carver.done();
};
