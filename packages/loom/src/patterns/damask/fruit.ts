import { circle } from '../../geometry/circle.ts';
import { closedCurve } from '../../geometry/closed-curve.ts';
import { curve } from '../../geometry/curve.ts';
import { place } from '../../geometry/place.ts';
import type { Point } from '../../geometry/point.ts';
import { petalOutline } from '../../motifs/petal-outline.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';

interface FruitAsk {
  readonly radius: number;
  readonly fill: Ink;
  readonly cut: Ink;
  readonly stroke: number;
  readonly rng: Rng;
}

/** The pomegranate of velvets and damasks: a scaled fruit with a crown, opened in the middle, in a wreath of pointed petals. */
export function fruit({ radius, fill, cut, stroke, rng }: FruitAsk): SceneSymbol {
  const sketch = createSketch();
  const petals = rng.pick([13, 15, 17]);
  const wide = radius * rng.between(0.38, 0.46);
  for (let k = 0; k < petals; k++) {
    // Outer petals first, so that the middle one lies on top.
    const side = k % 2 === 0 ? 1 : -1;
    const step = Math.ceil((petals - 1 - k) / 2);
    const turn = side * step * (2.5 / ((petals - 1) / 2));
    const outline = petalOutline('ogee', radius * (0.98 - 0.04 * step), wide, side * 0.08).map((part) =>
      place(part, 0, radius * 0.22, turn),
    );
    sketch.outlined(closedCurve(outline), fill, cut, stroke);
    const vein = petalOutline('point', radius * 0.8, wide * 0.22).map((part) => place(part, 0, radius * 0.22, turn));
    sketch.area(closedCurve(vein), cut);
  }
  const body = (scale: number): Point[] =>
    Array.from({ length: 28 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 28;
      const y = -steady.cos(angle);
      const swell = 1 - 0.16 * y;
      return [steady.sin(angle) * radius * 0.46 * scale * swell, radius * 0.16 + y * radius * 0.5 * scale];
    });
  sketch.outlined(curve(body(1.1), true), cut, cut, stroke);
  sketch.area(curve(body(1), true), fill);
  sketch.area(curve(body(0.86), true), cut);
  sketch.area(curve(body(0.8), true), fill);
  let seeds = '';
  const pitch = radius * 0.135;
  for (let row = -4; row <= 4; row++) {
    for (let k = -4; k <= 4; k++) {
      const x = (k + (row & 1) / 2) * pitch;
      const y = radius * 0.18 + row * pitch * 0.86;
      const far = steady.hypot(x / (radius * 0.34), (y - radius * 0.18) / (radius * 0.37));
      if (far < 1)
        seeds += closedCurve(
          petalOutline('ogee', pitch * 0.92, pitch * 0.7, 0, 4).map((part) => place(part, x, y + pitch * 0.4, 0)),
        );
    }
  }
  sketch.area(seeds, cut);
  for (const turn of [-0.62, 0.62, -0.3, 0.3, 0]) {
    const crown = petalOutline('point', radius * 0.36, radius * 0.16, turn * 0.3).map((part) =>
      place(part, 0, -radius * 0.26, turn),
    );
    sketch.outlined(closedCurve(crown), fill, cut, stroke);
  }
  sketch.area(circle(0, -radius * 0.3, radius * 0.05), cut);
  return sketch.done(radius * 1.05);
}
