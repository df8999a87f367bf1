import { poissonPoints } from '../../layout/poisson.ts';
import { shadowSprig } from '../../motifs/shadow-sprig.ts';
import type { Item, SceneLayer } from '../../scene/scene.ts';
import type { Easel } from '../botanical/easel.ts';

/** A layer of pale sprays behind everything: depth as in water colour. None where leaves are not wanted. */
export function shadows(easel: Easel, radius: number): SceneLayer[] {
  if (!easel.cast.has('leaf') || easel.recipe.detail < 2) return [];
  const rng = easel.rng.fork('shadows');
  const items: Item[] = poissonPoints(easel.plot.torus, rng.fork('places'), radius * 1.7, 60).map(({ x, y }, i) => {
    const own = rng.fork(i);
    const ink = own.pick(['leaf3>ground:0.72', 'leaf1>ground:0.8'] as const);
    const { symbol, scale } = easel.stock.take(
      `shadow/${ink}`,
      radius,
      (drawn, fork) => shadowSprig(drawn, ink, fork),
      own,
    );
    return { symbol, x, y, turn: own.between(-Math.PI, Math.PI), scale: scale * own.between(0.75, 1.1) };
  });
  return [{ id: 'shadows', name: 'Pale leaves', kind: 'leaves', items }];
}
