import { circle } from '../../numbers/geometry/path.ts';
import type { Motif } from './motif.ts';
import { ringOf } from './ring-of.ts';
import { createSketch } from './sketch.ts';

/** A dot; from five units of radius a dotted rosette with a centre of the second colour. */
export const dot: Motif = ({ radius, inks }, rng) => {
  const sketch = createSketch();
  if (radius < 4.5) {
    sketch.area(circle(0, 0, radius), inks.body);
    return sketch.done(radius + 1);
  }
  const count = rng.pick([5, 6]);
  sketch.area(ringOf(count, radius * 0.66, radius * 0.31), inks.body);
  sketch.area(circle(0, 0, radius * 0.28), inks.second);
  return sketch.done(radius + 1);
};
