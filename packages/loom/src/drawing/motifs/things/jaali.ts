import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** One opening of a stone screen: octagon of straps round a star, kites of light between. */
export const jaali: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine } = carver;
  const { inks } = params;
  const dent = rng.between(0.26, 0.37);
  const sides = rng.pick([6, 8, 8]);
  const on = (k: number, r: number): Point => [
    steady.sin((k * Math.PI) / sides) * r,
    -steady.cos((k * Math.PI) / sides) * r,
  ];
  const polygon = (r: number, ink: typeof body.fill, offset: number) => {
    const rim = Array.from({ length: sides }, (_, k) => on(2 * k + offset, r));
    carver.cornered(ink, ...rim.map((point, i): Point[] => [point, rim[(i + 1) % sides] ?? point]));
  };
  polygon(1, body.fill, 1);
  polygon(0.9, second.fill, 1);
  for (let k = 0; k < sides * 2; k += 2) {
    const [tip, a, b, root] = [on(k + 1, 0.82), on(k + 0.3, 0.6), on(k + 1.7, 0.6), on(k + 1, 0.44)];
    carver.cornered(third.fill, [tip, a], [a, root], [root, b], [b, tip]);
    if (isFine) carver.disc(inks.light, ...on(k + 1, 0.62), 0.035);
    const [outer, l, r] = [on(k, 0.78), on(k - 0.42, 0.76), on(k + 0.42, 0.76)];
    carver.cornered(inks.light, [l, outer], [outer, r], [r, on(k, 0.56)], [on(k, 0.56), l]);
  }
  const rim = Array.from({ length: sides * 2 }, (_, k) => on(k, k % 2 === 0 ? 0.5 : dent));
  carver.cornered(heart.fill, ...rim.map((point, i): Point[] => [point, rim[(i + 1) % rim.length] ?? point]));
  carver.disc(inks.light, 0, 0, 0.18, true);
  carver.disc(body.fill, 0, 0, 0.09, true);
  return carver.done();
};
