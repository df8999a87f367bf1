import { circle } from '../../numbers/geometry/path.ts';
import { stamens } from './flower-heart.ts';
import type { Motif } from './motif.ts';
import { createSketch } from './sketch.ts';
import { drawSoftPetal, tint } from './soft-petal.ts';
import { tonesOf } from './tones.ts';

/** An open flower of five or six broad petals round a dark eye. */
export const anemone: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const count = rng.pick([5, 5, 6]);
  const edgeWidth = Math.min(1.3, 0.5 + radius * 0.008) * line;
  const rings = radius > 34 ? 2 : 1;
  for (let ring = 0; ring < rings; ring++) {
    const offset = rng.between(0, 1);
    for (let i = 0; i < count; i++) {
      const own = rng.fork(ring).fork(i);
      drawSoftPetal(
        sketch,
        {
          length: radius * (ring === 0 ? 0.98 : 0.74) * own.between(0.93, 1.02),
          width: radius * (count === 5 ? 1.02 : 0.88) * (ring === 0 ? 1 : 0.74) * own.between(0.95, 1.06),
          x: 0,
          y: 0,
          turn: ((i + offset) * 2 * Math.PI) / count + 0.05 * own.normal(),
          fill: tint(inks.body, ring === 0 ? 0.2 : 0.06, inks.second),
          tones,
          edge: inks.contour,
          edgeWidth,
          ruffle: 0.8,
          base: 0.24,
          detail,
        },
        own,
      );
    }
  }
  const heart = tonesOf(inks.heart, inks.second);
  const eye = radius * 0.15;
  if (radius > 13) {
    const threads = stamens(radius > 30 ? 22 : 12, eye, radius * 0.34, {
      contour: 1,
      inner: 0.6,
      fine: Math.max(0.45, radius * 0.011),
    });
    sketch.area(threads.strokes, tones.vein, 0.75);
    sketch.area(threads.anthers, heart.fill);
  }
  sketch.area(circle(0, 0, eye), heart.deep);
  sketch.area(circle(0, 0, eye * 0.62), heart.fill);
  return sketch.done(radius * 1.05);
};
