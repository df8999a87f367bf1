import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** A crescent lying open to the right, beaded inside, a star in its arms. */
export const moon: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, heart, isFine } = carver;
  const { inks } = params;
  const tilt = rng.between(-0.3, 0.2);
  const arc = (cx: number, r: number, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const a = from + ((to - from) * i) / 8 + tilt;
      return [steady.cos(tilt) * cx + steady.cos(a) * r, steady.sin(tilt) * cx + steady.sin(a) * r];
    });
  const horns = 0.9;
  carver.cornered(body.fill, arc(0, 0.94, horns, 2 * Math.PI - horns), arc(0.3, 0.792, -1.195, -2 * Math.PI + 1.195));
  if (isFine) {
    for (let k = 0; k < 11; k++) {
      const [at = [0, 0]] = [arc(0.09, 0.86, 1.35 + k * 0.36, 9)[0]];
      carver.disc(inks.light, at[0], at[1], 0.026 + 0.012 * (1 - Math.abs(k - 5) / 5));
    }
    carver.line(second.fill, arc(0.2, 0.82, 1.25, 2 * Math.PI - 1.25), 0.6);
  }
  const star = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i * Math.PI) / 8;
    const r = i % 2 === 0 ? 0.3 : 0.13;
    return [0.34 + steady.sin(a) * r, -steady.cos(a) * r];
  });
  carver.cornered(heart.fill, ...star.map((point, i): Point[] => [point, star[(i + 1) % 16] ?? point]));
  carver.disc(inks.light, 0.34, 0, 0.07, true);
  return carver.done();
};
