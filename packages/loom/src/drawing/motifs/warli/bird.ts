import { circle, curve, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';

/** A peacock of two triangles, its train a sheaf of lines ending in dots. */
export const warliPeacock: Motif = ({ radius, inks, line }, rng) => {
  const sketch = createSketch();
  const thick = Math.max(1, radius * 0.045) * line;
  const at = ([x, y]: Point): Point => [x * radius, y * radius];
  const through = (points: readonly Point[], isClosed = false) => polyline(points.map(at), isClosed);
  sketch.area(
    through(
      [
        [0.42, -0.16],
        [0.08, 0.34],
        [-0.06, 0.02],
      ],
      true,
    ),
    inks.body,
  );
  let lines = curve([at([0.36, -0.1]), at([0.34, -0.36]), at([0.44, -0.58])]);
  lines +=
    polyline([at([0.12, 0.3]), at([0.1, 0.76]), at([0.24, 0.8])]) +
    polyline([at([0.2, 0.2]), at([0.28, 0.74]), at([0.42, 0.78])]);
  let dots = circle(...at([0.46, -0.62]), radius * 0.075);
  const count = radius > 26 ? 8 : 6;
  for (let k = 0; k < count; k++) {
    const a = -2.5 + (k / (count - 1)) * rng.between(1.55, 1.7);
    const end: Point = [0.02 + steady.sin(a) * -0.2 - 0.9 * steady.cos(a + 1.2), 0.1 + steady.sin(a + 1.0) * 0.8];
    lines += curve([at([0, 0.08]), at([end[0] * 0.5, end[1] * 0.5 - 0.04]), at(end)]);
    dots += circle(...at(end), radius * 0.055);
  }
  for (const x of [-0.08, 0, 0.08]) lines += polyline([at([0.46, -0.66]), at([0.46 + x, -0.84])]);
  sketch.line(lines, inks.body, thick);
  sketch.area(polyline([at([0.5, -0.66]), at([0.68, -0.58]), at([0.5, -0.56])], true), inks.body);
  sketch.area(dots, inks.body);
  return sketch.done(radius * 1.3 + thick);
};

/** A small bird walking or with its wings up. */
export const warliBird: Motif = ({ radius, inks, line }, rng) => {
  const sketch = createSketch();
  const thick = Math.max(1, radius * 0.07) * line;
  const at = ([x, y]: Point): Point => [x * radius, y * radius];
  const through = (points: readonly Point[], isClosed = false) => polyline(points.map(at), isClosed);
  const isFlying = rng.chance(0.5);
  sketch.area(
    through(
      [
        [-0.7, -0.1],
        [0.36, -0.2],
        [0.1, 0.34],
      ],
      true,
    ),
    inks.body,
  );
  sketch.area(
    circle(...at([0.46, -0.36]), radius * 0.17) +
      polyline([at([0.58, -0.44]), at([0.9, -0.32]), at([0.58, -0.26])], true),
    inks.body,
  );
  let lines = polyline([at([0.3, -0.1]), at([0.44, -0.34])]);
  if (isFlying) for (const x of [-0.3, -0.1, 0.1]) lines += polyline([at([x, -0.12]), at([x - 0.2, -0.7])]);
  else
    lines +=
      polyline([at([0.04, 0.3]), at([0, 0.74]), at([0.16, 0.78])]) +
      polyline([at([0.16, 0.28]), at([0.22, 0.74]), at([0.36, 0.78])]);
  for (const y of [-0.24, -0.1, 0.04]) lines += polyline([at([-0.6, -0.08]), at([-0.94, y])]);
  sketch.line(lines, inks.body, thick);
  return sketch.done(radius * 1.08 + thick);
};
