import { steady } from '../../numbers/steady.ts';
import { flowerHeart } from './flower-heart.ts';
import type { Motif } from './motif.ts';
import { petalRing } from './petal.ts';
import { ringOf } from './ring-of.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** The small open flower of five or six petals. */
export const blossom: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const count = rng.pick([5, 5, 6]);
  const body = tonesOf(inks.body, inks.second);
  const common = { contour: inks.contour, light: inks.light, pen, detail };
  if (radius > 11) {
    const sepal = {
      ...common,
      shape: 'point' as const,
      length: radius * 0.99,
      width: radius * 0.4,
      tones: tonesOf(inks.leaf, inks.second),
      pattern: 'plain' as const,
    };
    petalRing(sketch, sepal, count, 0.5, rng.fork('sepals'));
  }
  const shape = rng.pick(['notch', 'round', 'ogee'] as const);
  const width = 2 * 0.82 * radius * steady.tan(Math.PI / (count + 0.6));
  petalRing(
    sketch,
    {
      ...common,
      shape,
      length: radius * 0.96,
      width,
      tones: body,
      pattern: radius > 24 ? 'edge' : 'veins',
      covered: 0.24,
    },
    count,
    0,
    rng.fork('petals'),
  );
  if (radius > 16) sketch.area(ringOf(count, radius * 0.36, pen.fine, 0.5), body.vein);
  flowerHeart(sketch, radius * 0.24, inks, pen, detail);
  return sketch.done(radius + pen.contour);
};
