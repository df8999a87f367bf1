import { curve } from '../../geometry/curve.ts';
import { fixed } from '../../geometry/fixed.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
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
