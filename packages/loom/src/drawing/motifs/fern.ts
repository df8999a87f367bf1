import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { curve } from '../../numbers/geometry/path.ts';
import { place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** A bending spray of small leaflets in pairs. */
export const fern: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const bend = rng.between(0.3, 1.1);
  const pairs = Math.max(3, Math.min(7, Math.round(radius / 5)));
  const raw = clothoid(1, 0, bend * 2, pairs * 2);
  const [endX, endY] = raw.at(-1) ?? [0, -1];
  const spine = place(raw, 0, radius, -steady.atan2(endX, -endY), (1.8 * radius) / steady.hypot(endX, endY));
  const sides = normals(spine);
  sketch.line(curve(spine), tones.deep, Math.max(0.8, radius * 0.045));
  const common = {
    fill: tones.fill,
    tones,
    edge: tones.deep,
    edgeWidth: 0.6 * line,
    ruffle: 0,
    base: 0.3,
    detail: radius < 60 ? 1 : Math.min(detail, 2),
  };
  for (let k = 1; k <= pairs * 2; k++) {
    const [x, y] = spine[k] ?? [0, 0];
    const [nx, ny] = sides[k] ?? [1, 0];
    const heading = steady.atan2(ny, nx);
    const length = radius * 0.5 * (1 - 0.5 * (k / (pairs * 2))) * rng.between(0.9, 1.1);
    const side = k % 2 === 0 ? 1 : -1;
    drawSoftPetal(sketch, { ...common, x, y, turn: heading + side * 0.8, length, width: length * 0.46 }, rng.fork(k));
  }
  const tip = spine.at(-1) ?? [0, -radius];
  drawSoftPetal(
    sketch,
    {
      ...common,
      x: tip[0],
      y: tip[1],
      turn: steady.atan2(sides.at(-1)?.[1] ?? 0, sides.at(-1)?.[0] ?? 1),
      length: radius * 0.32,
      width: radius * 0.15,
    },
    rng.fork('tip'),
  );
  return sketch.done(radius * 1.15);
};
