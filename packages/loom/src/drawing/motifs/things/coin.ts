import { circle } from '../../../numbers/geometry/path.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { petalRing } from '../petal.ts';
import { ringOf } from '../ring-of.ts';
import { createSketch, penFor } from '../sketch.ts';
import { tonesOf } from '../tones.ts';

/** The ashrafi: a gold coin's rings of teeth and beads about a small flower. */
export const coin: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const [body, second] = [tonesOf(inks.body, inks.second), tonesOf(inks.second, inks.body)];
  const teeth = rng.pick([24, 28, 32]);
  sketch.outlined(circle(0, 0, radius), second.fill, inks.contour, pen.contour);
  if (radius > 14 && detail >= 2) {
    let d = '';
    for (let k = 0; k < teeth; k++) {
      const [a, b, c] = [k, k + 0.5, k + 1].map((i) => (i / teeth) * 2 * Math.PI);
      const at = (angle = 0, r: number) => `${round(steady.sin(angle) * r)} ${round(-steady.cos(angle) * r)}`;
      d += `M${at(a, radius * 0.76)}L${at(b, radius * 0.95)}L${at(c, radius * 0.76)}Z`;
    }
    sketch.area(d, body.fill);
  }
  sketch.outlined(circle(0, 0, radius * 0.76), body.fill, inks.contour, pen.inner);
  if (radius > 14) sketch.area(ringOf(teeth - 6, radius * 0.66, radius * 0.042), inks.light);
  sketch.outlined(circle(0, 0, radius * 0.56), second.bright, inks.contour, pen.inner);
  petalRing(
    sketch,
    {
      shape: rng.pick(['round', 'point'] as const),
      length: radius * 0.5,
      width: radius * 0.34,
      tones: tonesOf(inks.third, inks.second),
      contour: inks.contour,
      light: inks.light,
      pen,
      detail,
      pattern: 'veins',
    },
    8,
    0,
    rng.fork('flower'),
  );
  sketch.outlined(circle(0, 0, radius * 0.14), tonesOf(inks.heart, inks.body).fill, inks.contour, pen.inner);
  return sketch.done(radius + pen.contour);
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
