import { curve } from '../../geometry/curve.ts';
import { place } from '../../geometry/place.ts';
import type { Point } from '../../geometry/point.ts';
import type { Motif } from '../../motifs/motif.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { tonesOf } from '../../motifs/tones.ts';

/** The frangipani: five petals like the blades of a windmill, warm at the throat. */
export const plumeria: Motif = ({ radius, inks, detail }, rng) => {
  const sketch = createSketch();
  const start = rng.between(0, 1.2);
  const tones = tonesOf(inks.body, inks.heart);
  const petal = (k: number): Point[] => [
    [0, 0],
    [0.3 * k, -0.22],
    [0.52 * k, -0.6],
    [0.4 * k, -0.92],
    [0.08, -1],
    [-0.2 * k, -0.72],
    [-0.16 * k, -0.3],
  ];
  for (let k = 0; k < 5; k++) {
    const turn = start + (k * 2 * Math.PI) / 5;
    sketch.outlined(
      curve(place(petal(1), 0, 0, turn, radius), true),
      inks.body,
      inks.contour,
      Math.max(0.5, radius * 0.012),
    );
    sketch.area(curve(place(petal(0.72), 0, 0, turn, radius * 0.66), true), inks.heart, 0.5);
    if (detail >= 2) sketch.area(curve(place(petal(0.6), 0, 0, turn, radius * 0.42), true), inks.heart, 0.85);
    if (detail >= 3) {
      sketch.line(
        curve(
          place(
            [
              [0.44, -0.4],
              [0.47, -0.66],
              [0.34, -0.9],
            ],
            0,
            0,
            turn,
            radius,
          ),
        ),
        tones.blush,
        Math.max(0.6, radius * 0.03),
        0.7,
      );
    }
  }
  return sketch.done(radius * 1.05);
};
