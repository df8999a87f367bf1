import { circle, curve, fixed, polyline } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';

/** A tree of single strokes: trunk, boughs to both sides, every bough a comb of leaves. Foot at (0, radius). */
export const warliTree: Motif = ({ radius, inks, line, detail }, rng) => {
  const sketch = createSketch();
  const thick = Math.max(1, radius * 0.028) * line;
  const lean = rng.between(-0.08, 0.08);
  const trunk = Array.from({ length: 6 }, (_, i): Point => [radius * lean * steady.sin(i), radius * (0.96 - i * 0.34)]);
  sketch.line(curve(trunk), inks.body, thick * 2.2);
  let boughs = '';
  let leaves = '';
  const pairs = radius > 40 ? 5 : 4;
  const spread = rng.pick([1, 1.6, 2.2]);
  const isBare = rng.chance(0.35);
  for (let k = 0; k < pairs; k++) {
    for (const side of [-1, 1]) {
      const t = 0.3 + (0.66 * (k + (side > 0 ? 0.4 : 0))) / pairs;
      const y = radius * (0.96 - 1.7 * t);
      const reach =
        radius * (0.86 - 0.5 * Math.abs(t - 0.5)) * (1 - 0.4 * Math.max(0, t - 0.6)) * rng.between(0.9, 1.05);
      const rise = reach * rng.between(0.3, 0.55);
      const at = (f: number): Point => [
        side * reach * f,
        Math.max(-radius * 0.98, y - rise * steady.exp(steady.log(Math.max(f, 1e-6)) * spread)),
      ];
      boughs += curve([at(0), at(0.35), at(0.7), at(1)]);
      const count = Math.round(reach / Math.max(6.4 - detail * 0.4, radius * 0.08));
      for (let i = 1; i <= count; i++) {
        const [x, ly] = at(i / count);
        const size = radius * (isBare ? 0.055 : 0.075);
        for (const up of [-1, 1])
          leaves += `M${fixed(x)} ${fixed(ly)}L${fixed(x + side * size * 0.7)} ${fixed(ly + up * size)}`;
      }
    }
  }
  sketch.line(boughs, inks.body, thick * 1.15);
  sketch.line(leaves, inks.body, thick * 0.8);
  let roots = '';
  for (const x of [-0.16, 0, 0.16]) roots += `M0 ${fixed(radius * 0.86)}L${fixed(x * radius)} ${fixed(radius)}`;
  sketch.line(roots, inks.body, thick * 1.5);
  return sketch.done(radius * 1.1 + thick);
};

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
