import { flowerHeart } from '../flower-heart.ts';
import type { Motif } from '../motif.ts';
import { petalRing } from '../petal.ts';
import { createSketch, penFor } from '../sketch.ts';
import { tonesOf } from '../tones.ts';

/** The lotus from above, as on ceilings and floors: rings of broad pointed petals about the seed pod. */
export const lotusFront: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const count = radius > 30 ? rng.pick([10, 12]) : 8;
  const rings = radius > 22 ? 3 : 2;
  const common = { shape: 'ogee', contour: inks.contour, light: inks.light, pen, detail } as const;
  const body = tonesOf(inks.body, inks.second);
  for (let ring = 0; ring < rings; ring++) {
    const length = radius * (1 - (0.62 * ring) / rings) * 0.97;
    const pale =
      inks.body === 'light'
        ? inks.body
        : (`${inks.body}>light:${Math.round((0.26 * ring + 0.0001) * 100) / 100}` as const);
    petalRing(
      sketch,
      {
        ...common,
        length,
        width: ((2 * Math.PI * length) / count) * 0.92,
        tones: ring === 0 ? body : { ...body, fill: pale },
        pattern: ring === 0 ? 'edge' : 'veins',
        covered: 0.3,
      },
      count,
      ring % 2 === 0 ? 0 : 0.5,
      rng.fork(ring),
    );
  }
  flowerHeart(sketch, radius * 0.22, inks, pen, detail);
  return sketch.done(radius * 1.05 + pen.contour);
};
