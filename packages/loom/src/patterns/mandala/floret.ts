import { circle } from '../../geometry/circle.ts';
import { penFor } from '../../motifs/pen.ts';
import { ringOf } from '../../motifs/ring-of.ts';
import { createSketch } from '../../motifs/sketch.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';
import { anglesOf, petals } from './around.ts';

/** A flower of one ring and a heart: what stands between mandalas. */
export function drawFloret(radius: number, cast: readonly Ink[], line: number, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const pen = penFor({ radius, line });
  const [first = 'a1', second = 'a2'] = cast;
  const count = rng.pick([6, 8, 8, 10]);
  const shape = rng.pick(['round', 'ogee', 'point'] as const);
  const width = ((2 * Math.PI * radius) / count) * 0.62;
  const angles = anglesOf(count, 0);
  if (radius > 12)
    sketch.outlined(
      petals(anglesOf(count, 0.5), 0, { shape: 'point', length: radius * 0.94, width: width * 0.8 }),
      second,
      'line',
      pen.inner,
    );
  sketch.outlined(petals(angles, 0, { shape, length: radius * 0.92, width }), first, 'line', pen.inner);
  if (radius > 10) sketch.area(petals(angles, 0, { shape, length: radius * 0.6, width: width * 0.5 }), 'light');
  sketch.outlined(circle(0, 0, radius * 0.28), second, 'line', pen.inner);
  if (radius > 14) sketch.area(ringOf(6, radius * 0.16, radius * 0.045), 'light');
  return sketch.done(radius);
}
