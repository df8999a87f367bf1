import type { Motif } from '../motif.ts';
import { createCarver } from './carver.ts';
import { ornament } from './ornament.ts';

/** A fish in profile, facing right: banded gill, scales, combed fins. */
export const fish: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich } = carver;
  const bend = rng.between(-0.12, 0.12);
  const fat = rng.between(0.92, 1.08);
  const trunk = carver.limb(
    [0.86, 0.06 + bend, 0.05],
    [0.68, 0.02 + bend * 0.6, 0.19 * fat],
    [0.36, -0.02, 0.31 * fat],
    [0, -0.02 - bend, 0.3 * fat],
    [-0.34, -0.01 - bend * 0.8, 0.17 * fat],
    [-0.56, 0, 0.085],
  );
  const fin = (points: readonly (readonly [number, number])[]) => carver.area(third.fill, points);
  const tail = carver.limb([-0.52, 0, 0.05], [-0.72, -0.2, 0.11], [-0.86, -0.42, 0.03]);
  const tail2 = carver.limb([-0.52, 0, 0.05], [-0.72, 0.2, 0.11], [-0.86, 0.42, 0.03]);
  carver.mass(third.fill, tail, tail2);
  for (const lobe of [tail, tail2]) {
    if (isFine) for (const s of [-0.55, 0, 0.55]) sketch.line(ornament.along(lobe, 0.2, 0.92, s), third.vein, pen.fine);
  }
  fin([
    [0.42, -0.26],
    [0.2, -0.46],
    [-0.16, -0.42],
    [-0.22, -0.16 - bend],
  ]);
  fin([
    [0.3, 0.24],
    [0.2, 0.45],
    [0.04, 0.42],
    [0.06, 0.24 - bend],
  ]);
  fin([
    [-0.14, 0.16 - bend],
    [-0.22, 0.34],
    [-0.34, 0.28],
    [-0.3, 0.1 - bend],
  ]);
  if (isFine) {
    for (let k = 0; k < 7; k++)
      carver.line(
        third.vein,
        [
          [0.36 - k * 0.08, -0.26 + k * 0.006],
          [0.29 - k * 0.075, -0.34],
          [0.2 - k * 0.055, -0.4],
        ],
        0.45,
      );
    for (let k = 0; k < 4; k++)
      carver.line(
        third.vein,
        [
          [0.26 - k * 0.05, 0.26],
          [0.2 - k * 0.045, 0.33],
          [0.18 - k * 0.04, 0.4],
        ],
        0.45,
      );
  }
  carver.mass(body.fill, trunk);
  if (isFine) {
    sketch.area(ornament.patch(trunk, 0.28, 0.34, -0.97, 0.97), heart.fill);
    sketch.area(ornament.patch(trunk, 0.9, 0.96, -0.9, 0.9), heart.fill);
    const rows = isRich ? 9 : 5;
    sketch.line(ornament.scales(trunk, 0.36, 0.86, rows, isRich ? 7 : 4, 0.9), body.vein, pen.fine * 1.2);
    if (isRich)
      for (let k = 0; k < 5; k++)
        sketch.area(ornament.beads(trunk, 0.39, 0.84, -0.72 + k * 0.36, 9, pen.fine * 0.9), body.bright);
  }
  for (const t of [0.27, 0.345]) sketch.line(ornament.ring(trunk, t, -0.03, 0.98), params.inks.contour, pen.inner);
  if (isRich) sketch.area(ornament.beads(trunk, 0.31, 0.311, 0, 1, pen.inner), params.inks.light);
  sketch.area(ornament.patch(trunk, 0.1, 0.26, 0.25, 0.9), second.fill);
  carver.line(
    params.inks.contour,
    [
      [0.9, 0.07 + bend],
      [0.8, 0.11 + bend],
      [0.74, 0.09 + bend],
    ],
    0.9,
  );
  carver.eye(0.62, -0.05 + bend * 0.5, 0.075);
  return carver.done();
};
