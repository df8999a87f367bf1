import { calyx } from './calyx.ts';
import type { Motif } from './motif.ts';
import { petalFan } from './petal.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** The carnation of Mughal borders: fans of frilled petals over a cup. */
export const carnation: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const foot = radius * 0.5;
  const isHero = radius > 34;
  const common = { contour: inks.contour, light: inks.light, pen, detail, shape: 'frill' as const };
  const body = tonesOf(inks.body, inks.second);
  const spread = rng.between(0.95, 1.12);
  const tip = inks.body === 'light' ? inks.body : (`${inks.body}>light:0.3` as const);
  petalFan(
    sketch,
    { ...common, tones: body, pattern: 'edge', covered: 0.5 },
    { count: isHero ? 7 : 5, spread, foot, reach: radius * 0.95, width: 1.55, curl: 0.12 },
    rng.fork('back'),
  );
  petalFan(
    sketch,
    { ...common, tones: { ...body, fill: tip }, pattern: 'veins', covered: 0.4 },
    { count: isHero ? 4 : 3, spread: spread * 0.72, foot, reach: radius * 0.68, width: 1.15, curl: 0.1 },
    rng.fork('middle'),
  );
  petalFan(
    sketch,
    { ...common, tones: tonesOf(inks.second, inks.body), pattern: 'veins', covered: 0.2 },
    { count: 3, spread: spread * 0.55, foot, reach: radius * 0.38, width: 1.05, curl: 0.1 },
    rng.fork('front'),
  );
  calyx(sketch, params, pen, foot, 'cup');
  return sketch.done(radius * 1.04 + pen.contour);
};
