import { fixed } from '../../geometry/fixed.ts';
import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';

/** A thatched hut: hatched roof, walls of woven sticks, a dark doorway. */
export const warliHut: Motif = ({ radius, inks, line }, rng) => {
  const sketch = createSketch();
  const thick = Math.max(1, radius * 0.035) * line;
  const eave = rng.between(0.86, 0.94);
  const at = ([x, y]: Point): Point => [x * radius, y * radius];
  const outline = (points: readonly Point[]) => polyline(points.map(at), true);
  let lines = outline([
    [-0.64, -0.06],
    [0.64, -0.06],
    [0.64, 0.74],
    [-0.64, 0.74],
  ]);
  lines += outline([
    [-eave, -0.06],
    [0, -0.86],
    [eave, -0.06],
  ]);
  let fine = '';
  const straws = Math.round(10 + radius / 12);
  for (let k = 1; k < straws; k++) {
    const x = -eave + (2 * eave * k) / straws;
    fine += `M${fixed(x * 0.08 * radius)} ${fixed(-0.8 * radius)}L${fixed(x * radius)} ${fixed(-0.08 * radius)}`;
  }
  const posts = Math.round(8 + radius / 16);
  for (let k = 1; k < posts; k++) {
    const x = -0.64 + (1.28 * k) / posts;
    if (Math.abs(x) < 0.2) continue;
    const slant = k % 2 === 0 ? 0.05 : -0.05;
    fine += `M${fixed((x - slant) * radius)} ${fixed(-0.04 * radius)}L${fixed((x + slant) * radius)} ${fixed(0.72 * radius)}`;
  }
  sketch.line(lines, inks.body, thick);
  sketch.line(fine, inks.body, thick * 0.75);
  sketch.area(
    outline([
      [-0.15, 0.2],
      [0.15, 0.2],
      [0.15, 0.74],
      [-0.15, 0.74],
    ]),
    inks.body,
  );
  return sketch.done(radius * 1.1 + thick);
};
