import type { Motif } from '../../drawing/motifs/motif.ts';
import { createSketch, penFor } from '../../drawing/motifs/sketch.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** The five-pointed star of a night sky, the shaded half of every ray deeper; crafts lay the eight-pointed one of their tiles. */
export const nightStar: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const lean = rng.between(-0.16, 0.16);
  const on = (k: number, r: number): Point => {
    const angle = (k * Math.PI) / 5 + lean;
    return [steady.sin(angle) * r * radius, -steady.cos(angle) * r * radius];
  };
  const [tip, dent] = [0.98, 0.45];
  const rim = Array.from({ length: 10 }, (_, k) => on(k, k % 2 === 0 ? tip : dent));
  const whole = closedCurve(rim.map((point, k): Point[] => [point, rim[(k + 1) % 10] ?? point]));
  sketch.outlined(whole, inks.body, inks.contour, penFor(params).contour);
  const shaded = [0, 2, 4, 6, 8].map((k) =>
    closedCurve([[on(k, tip * 0.96), on(k + 1, dent * 0.95), [0, 0], on(k, tip * 0.96)]]),
  );
  sketch.area(shaded.join(''), `${inks.body}>dark:0.2`);
  return sketch.done(radius);
};
