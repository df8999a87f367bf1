import { distance } from '../layout/torus.ts';
import type { MotifDisc, Scene } from '../scene/scene.ts';
import { createDiscIndex } from './disc-index.ts';
import type { Instance, Part } from './instance.ts';

/** A drawing of many small parts, as of knots: so many at least, each at most this large against its disc. */
const fewest = 8;
const small = 0.3;
/** Parts reach out of the disc by so much; what is nearer to another disc is that one's. */
const reach = 1.45;
/** Parts of two plans that lie in one place, units. */
const same = 0.6;

/**
 * Gives a motif that is drawn by many small parts these parts: what lies about its disc here and not in the other plan of the cloth,
 * where another figure stands. Rows and grounds that both have belong to neither.
 */
export function stippler(scene: Scene, other: Scene): (instance: Instance) => Instance {
  const twins = createDiscIndex<string>(scene.torus);
  for (const { id, items } of other.layers) for (const { x, y } of items) twins.add({ x, y, r: 0 }, id);
  const hasTwin = (id: string, x: number, y: number): boolean => {
    let found = false;
    twins.near(x, y, same, (_dx, _dy, _r, on) => {
      found ||= on === id;
    });
    return found;
  };
  const { census, layers, symbols, torus } = scene;
  const isNearest = (disc: MotifDisc, x: number, y: number): boolean => {
    const own = distance(torus, disc.x, disc.y, x, y) / disc.r;
    return census.every((each) => each.r < disc.r * small || distance(torus, each.x, each.y, x, y) / each.r >= own);
  };
  return (instance) => {
    if (instance.parts.length > 0) return instance;
    const { x, y, r } = instance;
    const parts = layers.flatMap(({ id, items, kind }, layer) =>
      kind === 'ground' || kind === 'field'
        ? []
        : items.flatMap((item, index): Part[] => {
            const isPart =
              (symbols[item.symbol]?.radius ?? 0) * item.scale < r * small &&
              distance(torus, x, y, item.x, item.y) < r * reach &&
              !hasTwin(id, item.x, item.y) &&
              isNearest(instance, item.x, item.y);
            return isPart ? [{ layer, index, item }] : [];
          }),
    );
    return parts.length < fewest ? instance : { ...instance, parts };
  };
}
