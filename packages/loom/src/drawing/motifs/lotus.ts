import { calyx } from './calyx.ts';
import type { Motif } from './motif.ts';
import { drawPetal, type Fan, petalFan } from './petal.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** The lotus seen from the side: three depths of broad pointed petals that pale towards the front. */
export const lotus: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const foot = radius * 0.62;
  const isHero = radius > 40;
  const body = tonesOf(inks.body, inks.second);
  const mix = (share: number) => (inks.body === 'light' ? inks.body : (`${inks.body}>light:${share}` as const));
  const common = { contour: inks.contour, light: inks.light, pen, detail, shape: 'ogee' as const };
  const wide = rng.between(1.3, 1.5);
  const count = isHero ? rng.pick([7, 9]) : 7;
  const fan = (shares: Pick<Fan, 'count' | 'spread' | 'reach' | 'width'>): Fan => ({
    ...shares,
    foot,
    curl: 0.2,
    shorten: (side) => 1 - 0.06 * side,
  });
  petalFan(
    sketch,
    { ...common, tones: tonesOf(inks.third, inks.second), pattern: 'plain', covered: 0.5 },
    fan({ count: count + 1, spread: wide + 0.1, reach: radius * 0.97, width: 1.15 }),
    rng.fork('far'),
  );
  petalFan(
    sketch,
    { ...common, tones: body, pattern: 'edge', covered: 0.45 },
    fan({ count, spread: wide + 0.15, reach: radius * 0.95, width: 1.5 }),
    rng.fork('back'),
  );
  if (isHero) {
    petalFan(
      sketch,
      { ...common, tones: { ...body, fill: mix(0.36) }, pattern: 'edge', covered: 0.36 },
      fan({ count: count - 3, spread: wide * 0.86, reach: radius * 0.68, width: 1.35 }),
      rng.fork('middle'),
    );
  }
  const pale = { ...body, fill: mix(0.62), blush: mix(0.2) };
  petalFan(
    sketch,
    { ...common, tones: pale, pattern: 'veins', covered: 0.1 },
    fan({ count: 4, spread: wide, reach: radius * 0.38, width: 0.95 }),
    rng.fork('front'),
  );
  drawPetal(sketch, {
    ...common,
    tones: { ...pale, fill: mix(0.74) },
    pattern: 'veins',
    x: 0,
    y: foot,
    turn: 0,
    length: radius * 0.84,
    width: radius * 0.62,
    covered: 0.1,
  });
  calyx(sketch, params, pen, foot, 'curl');
  return sketch.done(radius * 1.05 + pen.contour);
};
