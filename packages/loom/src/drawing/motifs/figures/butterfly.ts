import type { Motif } from '../motif.ts';
import { drawPetal } from '../petal.ts';
import { createCarver } from './carver.ts';
import { ornament } from './ornament.ts';

/** A butterfly with open wings, seen from above, head up; wings veined, beaded and eyed. */
export const butterfly: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, sketch, pen, isFine, isRich, unit } = carver;
  const { inks, detail } = params;
  const open = rng.between(-0.08, 0.1);
  const lower = rng.pick(['lobe', 'round', 'notch'] as const);
  const wing = { contour: inks.contour, light: inks.light, pen, detail, covered: 0.12 } as const;
  for (const side of [-1, 1]) {
    drawPetal(sketch, {
      ...wing,
      shape: lower,
      x: side * 0.03 * unit,
      y: 0.08 * unit,
      turn: side * (2.3 + open),
      length: 0.8 * unit,
      width: 0.62 * unit,
      bend: side * 0.06,
      tones: second,
      pattern: 'tongue',
    });
    drawPetal(sketch, {
      ...wing,
      shape: 'round',
      x: side * 0.03 * unit,
      y: -0.02 * unit,
      turn: side * (0.98 - open),
      length: 1.02 * unit,
      width: 0.72 * unit,
      bend: side * -0.1,
      tones: body,
      pattern: isRich ? 'beads' : 'veins',
    });
    if (!isFine) continue;
    for (const [x, y, r] of [
      [0.62, -0.4, 0.095],
      [0.36, 0.4, 0.075],
    ] as const) {
      carver.disc(third.fill, side * x, y, r, true);
      carver.disc(heart.fill, side * x, y, r * 0.55);
      carver.disc(inks.contour, side * x, y, r * 0.25);
    }
    carver.line(
      inks.contour,
      [
        [side * 0.03, -0.3],
        [side * 0.1, -0.52],
        [side * 0.24, -0.68],
      ],
      0.8,
    );
    carver.disc(inks.contour, side * 0.25, -0.69, 0.03);
  }
  const trunk = carver.limb([0, -0.3, 0.07], [0, -0.14, 0.075], [0, 0.1, 0.07], [0, 0.48, 0.025]);
  carver.mass(heart.fill, trunk);
  if (isFine)
    for (const t of [0.36, 0.5, 0.62, 0.74, 0.86]) sketch.line(ornament.ring(trunk, t, 0.02), inks.contour, pen.fine);
  return carver.done();
};
