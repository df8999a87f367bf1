import { circle } from '../../../numbers/geometry/path.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { drawPetal } from '../petal.ts';
import { ringOf } from '../ring-of.ts';
import { createSketch, penFor } from '../sketch.ts';
import { tonesOf } from '../tones.ts';

/** Radians from seed to seed, and share of the radius at which the seeds end. */
const golden = 2.399963;
const disc = 0.43;

/** A sunflower from the front: two rings of pointed rays round a dark disc of seeds in their spirals. */
export const sunflower: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const body = tonesOf(inks.body, inks.second);
  const isSmall = radius < 24;
  const count = isSmall ? 13 : rng.pick([19, 21, 23]);
  for (const [ring, length] of (isSmall ? [0.98] : [0.98, 0.86]).entries()) {
    for (let i = 0; i < count; i++) {
      const own = rng.fork(ring).fork(i);
      drawPetal(sketch, {
        shape: 'point',
        length: radius * length * own.between(0.92, 1.03),
        width: radius * (isSmall ? 0.34 : 0.24) * own.between(0.9, 1.1),
        bend: 0.05 * own.normal(),
        x: 0,
        y: 0,
        turn: ((i + ring / 2) / count) * 2 * Math.PI + 0.04 * own.normal(),
        tones: ring === 0 ? { ...body, fill: body.blush } : body,
        contour: inks.contour,
        light: inks.light,
        pen,
        pattern: 'veins',
        covered: disc,
        detail: isSmall ? 1 : detail,
      });
    }
  }
  const brown = 'dark>a1:0.22' as const;
  const r = radius * disc;
  sketch.outlined(circle(0, 0, r), brown, inks.contour, pen.contour);
  if (radius < 12) return sketch.done(radius);
  sketch.area(ringOf(isSmall ? 12 : 26, r * 0.93, r * 0.075), body.deep);
  const seeds = isSmall ? 16 : detail >= 3 ? 90 : 48;
  let outer = '';
  let inner = '';
  for (let k = 0; k < seeds; k++) {
    const reach = r * 0.84 * Math.sqrt((k + 0.5) / seeds);
    const at = circle(steady.sin(k * golden) * reach, -steady.cos(k * golden) * reach, r * (0.62 / Math.sqrt(seeds)));
    if (reach > r * 0.42) outer += at;
    else inner += at;
  }
  sketch.area(outer, 'dark>a1:0.5');
  sketch.area(inner, 'leaf1>dark:0.35');
  return sketch.done(radius);
};
