import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** The eight-pointed star of two squares, interlaced, nested to its heart. */
export const star: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine, isRich } = carver;
  const { inks } = params;
  const on = (k: number, r: number): Point => [steady.sin((k * Math.PI) / 8) * r, -steady.cos((k * Math.PI) / 8) * r];
  const dent = rng.pick([0.765, 0.62, 0.7]);
  const pointed = (r: number, inner: number, ink: typeof body.fill) => {
    const rim = Array.from({ length: 16 }, (_, k) => on(k, k % 2 === 0 ? r : r * inner));
    carver.cornered(ink, ...rim.map((point, i): Point[] => [point, rim[(i + 1) % 16] ?? point]));
  };
  pointed(1, dent, body.fill);
  if (isFine)
    for (let k = 0; k < 16; k += 2) {
      carver.line(body.vein, [on(k, 0.62), on(k, 0.88)], 0.6);
      carver.disc(inks.light, ...on(k, 0.9), 0.022);
    }
  pointed(0.76, dent, inks.light);
  pointed(0.7, dent, second.fill);
  pointed(0.46, dent, third.fill);
  if (isRich)
    for (let k = 0; k < 16; k++)
      carver.disc(inks.light, ...on(k + 0.0, k % 2 === 0 ? 0.58 : 0.58 * dent + 0.03), 0.028);
  carver.disc(heart.fill, 0, 0, 0.22, true);
  carver.disc(inks.light, 0, 0, 0.1, true);
  return carver.done();
};
