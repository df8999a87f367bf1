import type { Easel } from '../../drawing/botanical/easel.ts';
import { poissonPoints } from '../../drawing/layout/poisson.ts';
import { petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Ink, Item, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { closedCurve, curve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

/** A layer of pale sprays behind everything: depth as in water colour. None where leaves are not wanted. */
export function shadows(easel: Easel, radius: number): SceneLayer[] {
  if (!easel.cast.has('leaf') || easel.recipe.detail < 2) return [];
  const rng = easel.rng.fork('shadows');
  const items: Item[] = poissonPoints(easel.plot.torus, rng.fork('places'), radius * 1.7, 60).map(({ x, y }, i) => {
    const own = rng.fork(i);
    const ink = own.pick(['leaf3>ground:0.72', 'leaf1>ground:0.8'] as const);
    const { symbol, scale } = easel.take(`shadow/${ink}`, radius, (drawn, fork) => shadowSprig(drawn, ink, fork), own);
    return { symbol, x, y, turn: own.between(-Math.PI, Math.PI), scale: scale * own.between(0.75, 1.1) };
  });
  return [{ id: 'shadows', name: 'Pale leaves', kind: 'leaves', items }];
}

/** A spray of leaves as one pale silhouette, for the depth behind a cloth of plants. */
function shadowSprig(radius: number, ink: Ink, rng: Rng): SceneSymbol {
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
