import type { Item, Scene } from '../scene/scene.ts';
import type { Instance } from './instance.ts';

/** Small filling that nobody asked for gives way to what is asked for: by its items. */
export function yieldingOf(
  { layers, symbols }: Scene,
  instances: readonly Instance[],
  ask: { readonly motif: string; readonly wanted: ReadonlySet<string> },
): Map<Item, Instance> {
  const yielding = new Map<Item, Instance>();
  const owned = new Set<Item>();
  for (const instance of instances) {
    for (const { item } of instance.parts) owned.add(item);
    if (instance.rank !== 'filler' || instance.motif === ask.motif || ask.wanted.has(instance.motif)) continue;
    for (const { item } of instance.parts) yielding.set(item, instance);
  }
  for (const [layer, { items, kind }] of layers.entries()) {
    if (kind !== 'fill') continue;
    for (const [index, item] of items.entries()) {
      if (owned.has(item)) continue;
      // Stalks of the filling.
      const r = (symbols[item.symbol]?.radius ?? 0) * item.scale;
      yielding.set(item, { x: item.x, y: item.y, r, motif: '', rank: 'filler', parts: [{ layer, index, item }] });
    }
  }
  return yielding;
}
