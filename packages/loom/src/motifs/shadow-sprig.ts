import { closedCurve } from '../geometry/closed-curve.ts';
import { clothoid } from '../geometry/clothoid.ts';
import { curve } from '../geometry/curve.ts';
import { normals } from '../geometry/normals.ts';
import { place } from '../geometry/place.ts';
import type { Point } from '../geometry/point.ts';
import { steady } from '../number/steady.ts';
import type { Rng } from '../random/rng.ts';
import type { Ink, SceneSymbol } from '../scene/scene.ts';
import { petalOutline } from './petal-outline.ts';
import { createSketch } from './sketch.ts';

/** A spray of leaves as one pale silhouette, for the depth behind a cloth of plants. */
export function shadowSprig(radius: number, ink: Ink, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const pairs = rng.whole(3, 5);
  const raw = clothoid(1.75 * radius, 0, rng.between(0.5, 1.4) * (rng.chance(0.5) ? 1 : -1), pairs * 2);
  const spine = place(raw, 0, radius * 0.9, 0);
  const sides = normals(spine);
  let d = '';
  for (const [k, [x, y]] of spine.entries()) {
    if (k === 0) continue;
    const [nx, ny] = sides[k] ?? [1, 0];
    const isTip = k === spine.length - 1;
    const side = isTip ? 0 : k % 2 === 0 ? 1 : -1;
    const length = radius * (isTip ? 0.46 : 0.62 - 0.05 * k) * rng.between(0.9, 1.1);
    const leaf = petalOutline('point', length, length * 0.46, 0.06 * side).map((part) =>
      place(part, x, y, steady.atan2(ny, nx) + side * 0.8),
    );
    d += closedCurve(leaf);
  }
  sketch.line(curve(spine.map(([x, y]): Point => [x, y])), ink, Math.max(1.2, radius * 0.025));
  sketch.area(d, ink);
  return sketch.done(radius * 1.3);
}
