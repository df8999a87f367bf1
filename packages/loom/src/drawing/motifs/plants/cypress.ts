import { createCarver } from '../figures/carver.ts';
import { ornament } from '../figures/ornament.ts';
import type { Motif } from '../motif.ts';
import { leaflet } from './leaf-pair.ts';

/** The cypress of Mughal gardens: a flame of scales on a short trunk between two leaves, its tip sometimes bent. */
export const cypress: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, heart, sketch, pen, isFine, isRich } = carver;
  const { inks } = params;
  const bent = rng.chance(0.4) ? rng.pick([-0.16, 0.16]) : 0;
  carver.cornered(
    second.deep,
    [
      [-0.05, 0.5],
      [-0.07, 0.9],
    ],
    [
      [-0.07, 0.9],
      [0.07, 0.9],
    ],
    [
      [0.07, 0.9],
      [0.05, 0.5],
    ],
    [
      [0.05, 0.5],
      [-0.05, 0.5],
    ],
  );
  carver.area(second.fill, [
    [-0.3, 0.9],
    [-0.16, 0.82],
    [0, 0.86],
    [0.16, 0.82],
    [0.3, 0.9],
    [0, 0.96],
  ]);
  const flame = carver.limb(
    [bent, -0.98, 0.01],
    [bent * 0.4, -0.8, 0.07],
    [0, -0.46, 0.2],
    [0, -0.04, 0.31],
    [0, 0.34, 0.29],
    [0, 0.56, 0.1],
  );
  carver.mass(body.fill, flame);
  if (isFine) {
    sketch.line(ornament.scales(flame, 0.12, 0.9, isRich ? 12 : 8, isRich ? 6 : 4, 0.86), body.bright, pen.fine * 1.1);
    sketch.area(ornament.strokes(flame, 0.1, 0.95, 0.97, 0.2, isRich ? 18 : 10, pen.fine * 1.4), body.vein);
    for (const [t, s] of [
      [0.36, 0.2],
      [0.5, -0.4],
      [0.62, 0.36],
      [0.74, -0.1],
      [0.86, 0.4],
    ] as const) {
      const [x, y] = flame.at(t, s);
      carver.disc(heart.fill, x / carver.unit, y / carver.unit, 0.045, true);
    }
  }
  for (const side of [-1, 1]) leaflet(carver, inks.leaf, side * 0.06, 0.76, side * 1.1, 0.36, 0.2);
  return carver.done();
};
