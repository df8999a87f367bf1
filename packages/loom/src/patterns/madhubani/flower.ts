import { circle } from '../../geometry/circle.ts';
import { fixed } from '../../geometry/fixed.ts';
import type { Motif } from '../../motifs/motif.ts';
import { penFor } from '../../motifs/pen.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { tonesOf } from '../../motifs/tones.ts';
import { steady } from '../../number/steady.ts';
import type { Role } from '../../scene/scene.ts';

/** A round flower in flat colour: petals with a hatched rim, double ring, dotted eye. */
export const mithilaFlower: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const on = (angle: number, r: number) => [steady.sin(angle) * r, -steady.cos(angle) * r] as const;
  const ring = (reach: number, count: number, ink: Role, offset: number) => {
    const petal = reach * 0.94 * steady.sin(Math.PI / count);
    let petals = '';
    let hatching = '';
    for (let k = 0; k < count; k++) {
      const angle = ((k + offset) / count) * 2 * Math.PI;
      const [x, y] = on(angle, reach - petal);
      petals += circle(x, y, petal);
      for (const off of [-0.55, -0.2, 0.2, 0.55]) {
        const side = angle + (off * petal) / reach;
        const [ax, ay] = on(side, reach * 0.6);
        const [bx, by] = on(side, reach * (0.95 - 0.1 * Math.abs(off)));
        if (reach > 9) hatching += `M${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}`;
      }
    }
    sketch.outlined(petals, ink, inks.contour, pen.contour);
    sketch.area(circle(0, 0, reach - petal), ink);
    sketch.line(hatching, tonesOf(ink, inks.body).vein, pen.fine);
  };
  ring(radius, radius > 16 ? rng.pick([10, 12, 14]) : rng.pick([6, 7]), inks.body, 0);
  // A large one has a second ring before its heart.
  const inner = radius > 16 ? radius * 0.62 : 0;
  if (inner > 0) ring(inner, rng.pick([7, 8, 9]), inks.second, 0.5);
  const heart = inner > 0 ? inner * 0.42 : radius * 0.4;
  sketch.outlined(circle(0, 0, heart), inks.light, inks.contour, pen.inner);
  sketch.outlined(circle(0, 0, heart * 0.74), inks.third, inks.contour, pen.inner);
  sketch.area(circle(0, 0, heart * 0.34), inks.heart);
  return sketch.done(radius + pen.contour);
};
