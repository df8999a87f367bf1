import type { Torus } from '../layout/torus.ts';
import type { Item, SceneSymbol } from '../scene/scene.ts';
import { createDiscIndex } from './disc-index.ts';
import type { Instance } from './instance.ts';

/** Whether an item may lie in or near one of some motifs: all others need not be measured. */
export type Region = (symbol: SceneSymbol, item: Item) => boolean;

/** What stands in a motif's room reaches at most so much farther than the motif, and is looked round so far in units. */
const roomy = 1.5;
const round = 40;

export function regionOf(torus: Torus, symbols: readonly SceneSymbol[], instances: readonly Instance[]): Region {
  const index = createDiscIndex<Instance>(torus);
  for (const instance of instances) {
    const reach = Math.max(
      instance.r,
      ...instance.parts.map(({ item }) => (symbols[item.symbol]?.radius ?? 0) * item.scale),
    );
    index.add({ x: instance.x, y: instance.y, r: reach * roomy + round }, instance);
  }
  return (symbol, item) => {
    let isNear = false;
    index.near(item.x, item.y, symbol.radius * item.scale, () => {
      isNear = true;
    });
    return isNear;
  };
}
