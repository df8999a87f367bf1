import type { Point } from '../../geometry/point.ts';
import { wedge } from '../../geometry/wedge.ts';
import type { Motif } from '../../motifs/motif.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { tonesOf } from '../../motifs/tones.ts';
import { steady } from '../../number/steady.ts';
import { blade } from './blade.ts';

/** The bird of paradise: a crest of pointed petals and a blue tongue over the beak of its sheath, on a stalk. */
export const strelitzia: Motif = ({ radius, inks, detail }, rng) => {
  const sketch = createSketch();
  const crest = tonesOf(inks.body, inks.second);
  const tongue = tonesOf(inks.second, inks.body);
  const green = tonesOf(inks.leaf, inks.second);
  const neck: Point = [-radius * 0.16, radius * 0.22];
  sketch.area(wedge([-radius * 0.3, radius], [-radius * 0.34, radius * 0.5], neck, radius * 0.1), green.fill);
  const petal = (angle: number, long: number, wide: number, bow: number, own: typeof rng) => {
    const from: Point = [neck[0] + radius * own.between(0.05, 0.3), neck[1] - radius * 0.05];
    const to: Point = [from[0] + steady.sin(angle) * long, from[1] - steady.cos(angle) * long];
    return { from, to, wide, bow };
  };
  const spears = [
    { angle: -0.85, long: 0.92 },
    { angle: -0.3, long: 1.18 },
    { angle: 0.34, long: 1.12 },
    { angle: 0.82, long: 0.86 },
  ];
  for (const [k, { angle, long }] of spears.entries()) {
    const own = rng.fork(k);
    const { from, to, wide, bow } = petal(
      angle + 0.06 * own.normal(),
      radius * long * own.between(0.95, 1.05),
      radius * 0.26,
      radius * 0.05 * (angle > 0 ? 1 : -1),
      own,
    );
    sketch.area(blade(from, to, wide, bow), k % 2 === 0 ? crest.blush : crest.fill);
    sketch.area(blade(from, to, wide, bow, 1), k % 2 === 0 ? crest.fill : crest.bright);
    if (detail >= 3)
      sketch.area(
        wedge(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to, Math.max(0.7, radius * 0.015)),
        crest.deep,
        0.6,
      );
    if (k === 1) {
      const lance: Point = [neck[0] + radius * 0.62, neck[1] - radius * 0.86];
      sketch.area(blade([neck[0] + radius * 0.2, neck[1]], lance, radius * 0.16, -radius * 0.05), tongue.fill);
      sketch.area(blade([neck[0] + radius * 0.2, neck[1]], lance, radius * 0.16, -radius * 0.05, 1), tongue.deep);
    }
  }
  const tip: Point = [radius * 0.98, radius * 0.02];
  sketch.area(blade(neck, tip, radius * 0.3, radius * 0.06), green.fill);
  sketch.area(blade(neck, tip, radius * 0.3, radius * 0.06, -1), crest.blush);
  if (detail >= 2)
    sketch.area(wedge(neck, [radius * 0.4, radius * 0.14], tip, Math.max(0.9, radius * 0.022)), green.deep);
  return sketch.done(radius * 1.16);
};
