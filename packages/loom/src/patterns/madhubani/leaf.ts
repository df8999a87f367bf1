import { closedCurve } from '../../geometry/closed-curve.ts';
import { fixed } from '../../geometry/fixed.ts';
import type { Point } from '../../geometry/point.ts';
import type { Motif } from '../../motifs/motif.ts';
import { penFor } from '../../motifs/pen.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';

/** A pipal-like leaf: one half filled, the other hatched by the nib. Foot at (0, radius). */
export const mithilaLeaf: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const wide = radius * rng.between(0.4, 0.5);
  const bend = radius * rng.between(-0.16, 0.16);
  const half = (t: number) => wide * steady.sin(Math.PI * Math.sqrt(t) * Math.sqrt(Math.sqrt(t)));
  const mid = (t: number): Point => [bend * steady.sin(Math.PI * t), radius * (1 - 2 * t)];
  const edge = (side: number): Point[] =>
    [0, 0.15, 0.35, 0.55, 0.78, 1].map((t) => [mid(t)[0] + side * half(t), mid(t)[1]]);
  const spine = [0, 0.35, 0.7, 1].map(mid);
  sketch.outlined(closedCurve([edge(1), edge(-1).reverse()]), inks.light, inks.contour, pen.contour);
  sketch.outlined(closedCurve([edge(1), [...spine].reverse()]), inks.body, inks.contour, pen.inner);
  const count = Math.round(Math.max(4, radius / 2.6)) + detail;
  let hatching = '';
  for (let k = 1; k < count; k++) {
    const t = k / count;
    const [x, y] = mid(t);
    hatching += `M${fixed(x)} ${fixed(y)}L${fixed(x - half(t) * 0.96)} ${fixed(y - half(t) * 0.35)}`;
  }
  sketch.line(hatching, inks.second === 'light' ? inks.contour : inks.second, pen.fine);
  return sketch.done(radius * 1.02 + pen.contour);
};
