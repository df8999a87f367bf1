import { createCarver } from '../figures/carver.ts';
import { ornament } from '../figures/ornament.ts';
import type { Motif } from '../motif.ts';

/** A date palm: ringed trunk, fronds combed and falling, fruit in bunches. */
export const palm: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich } = carver;
  const { inks } = params;
  const lean = rng.between(-0.1, 0.1);
  const [cx, cy] = [lean, -0.34];
  const trunk = carver.limb([-lean * 0.4, 0.94, 0.1], [0, 0.5, 0.065], [lean * 0.7, 0, 0.055], [cx, cy, 0.06]);
  carver.mass(third.deep, trunk);
  if (isFine)
    for (let k = 0; k < 11; k++)
      sketch.line(ornament.ring(trunk, 0.08 + k * 0.085, k % 2 === 0 ? 0.04 : -0.02), inks.contour, pen.fine * 1.2);
  carver.area(second.fill, [
    [-0.34, 0.94],
    [-0.2, 0.86],
    [0, 0.9],
    [0.18, 0.85],
    [0.34, 0.94],
    [0, 0.98],
  ]);
  const fronds = [
    [-0.86, 0.12],
    [0.86, 0.12],
    [-0.88, -0.42],
    [0.88, -0.42],
    [-0.56, -0.82],
    [0.56, -0.82],
    [0, -0.98],
    [-0.52, 0.36],
    [0.52, 0.36],
  ] as const;
  for (const [i, [fx, fy]] of fronds.entries()) {
    const tip = [fx * 0.98 + lean * 0.5, fy] as const;
    const rise = fy > -0.2 ? -0.34 : -0.14;
    const frond = carver.limb(
      [cx, cy, 0.03],
      [cx + (tip[0] - cx) * 0.5, (cy + tip[1]) / 2 + rise, 0.115],
      [cx + (tip[0] - cx) * 0.86, tip[1] + rise * 0.3, 0.085],
      [tip[0], tip[1], 0.012],
    );
    const tones = i % 2 === 0 ? body : second;
    carver.mass(tones.fill, frond);
    sketch.line(ornament.along(frond, 0.02, 0.96, 0), inks.contour, pen.inner);
    if (isFine) sketch.area(ornament.barbs(frond, 0.08, 0.9, isRich ? 13 : 8, 0.92, pen.fine * 1.5), tones.vein);
  }
  for (const [x, y] of [
    [-0.1, 0.02],
    [0.1, 0.02],
    [0, 0.1],
    [-0.05, -0.05],
    [0.06, -0.06],
  ] as const)
    carver.disc(heart.fill, cx + x * 0.9, cy + 0.08 + y, 0.052, true);
  return carver.done();
};
