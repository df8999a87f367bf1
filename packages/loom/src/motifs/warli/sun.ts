import { circle } from '../../geometry/circle.ts';
import { polyline } from '../../geometry/polyline.ts';
import { steady } from '../../number/steady.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';

/** The sun: rings, rays and dots in rice paste. */
export const warliSun: Motif = ({ radius, inks, line }, rng) => {
  const sketch = createSketch();
  const thick = Math.max(1, radius * 0.05) * line;
  const count = rng.pick([14, 18, 22]);
  let rays = '';
  let dots = '';
  for (let k = 0; k < count; k++) {
    const a = (k / count) * 2 * Math.PI;
    const [s, c] = [steady.sin(a), -steady.cos(a)];
    rays += polyline([
      [s * radius * 0.56, c * radius * 0.56],
      [s * radius * 0.84, c * radius * 0.84],
    ]);
    dots += circle(s * radius * 0.95, c * radius * 0.95, Math.max(0.8, radius * 0.045));
  }
  sketch.line(circle(0, 0, radius * 0.52), inks.body, thick);
  sketch.line(circle(0, 0, radius * 0.38), inks.body, thick);
  sketch.area(circle(0, 0, radius * 0.22), inks.body);
  sketch.line(rays, inks.body, thick);
  sketch.area(dots, inks.body);
  return sketch.done(radius * 1.03 + thick);
};
