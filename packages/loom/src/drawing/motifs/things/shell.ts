import { createCarver } from '../figures/carver.ts';
import { ornament } from '../figures/ornament.ts';
import type { Motif } from '../motif.ts';

/** The conch, spire up, lip open to the right. */
export const shell: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich } = carver;
  const { inks } = params;
  const lean = rng.between(-0.06, 0.06);
  carver.cornered(
    second.fill,
    [
      [0.1, -0.5],
      [0.66, -0.5],
      [0.86, -0.12],
      [0.62, 0.4],
      [0.14, 0.94],
    ],
    [
      [0.14, 0.94],
      [0.06, 0.3],
      [0.1, -0.5],
    ],
  );
  carver.cornered(
    heart.fill,
    [
      [0.26, -0.34],
      [0.58, -0.34],
      [0.68, -0.08],
      [0.46, 0.34],
      [0.22, 0.66],
    ],
    [
      [0.22, 0.66],
      [0.2, 0.2],
      [0.26, -0.34],
    ],
  );
  const horn = carver.limb(
    [lean, -0.96, 0.01],
    [lean * 0.5, -0.76, 0.12],
    [-0.02, -0.5, 0.33],
    [-0.12, -0.16, 0.44],
    [-0.12, 0.26, 0.32],
    [0.02, 0.66, 0.14],
    [0.12, 0.92, 0.03],
  );
  carver.mass(body.fill, horn);
  for (const t of [0.12, 0.2, 0.3, 0.42]) sketch.line(ornament.ring(horn, t, 0.05, 0.97), inks.contour, pen.inner);
  if (isFine) {
    sketch.area(ornament.patch(horn, 0.46, 0.53, -0.97, 0.97), third.fill);
    for (const t of [0.455, 0.535]) sketch.line(ornament.ring(horn, t, 0.02, 0.97), inks.contour, pen.inner);
    for (const s of [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75])
      sketch.line(ornament.along(horn, 0.56, 0.95, s), body.vein, pen.fine);
  }
  if (isRich)
    for (const [t, n] of [
      [0.36, 7],
      [0.25, 5],
      [0.495, 8],
    ] as const)
      for (let k = 0; k < n; k++)
        sketch.area(ornament.beads(horn, t, t + 0.001, -0.8 + (1.6 * k) / (n - 1), 1, pen.fine), inks.light);
  return carver.done();
};
