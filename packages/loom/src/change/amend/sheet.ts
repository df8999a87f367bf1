import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Instance } from './instance.ts';

interface Slot<T> {
  readonly value: T;
  isGone: boolean;
  readonly after: T[];
}

/** A scene while motifs are taken out and set in: whatever is not touched keeps its place and its order. */
export interface Sheet {
  readonly torus: Torus;
  readonly scene: Scene;
  readonly symbols: SceneSymbol[];
  readonly layers: readonly (Omit<SceneLayer, 'items'> & { readonly slots: Slot<Item>[] })[];
  readonly discs: Slot<MotifDisc>[];
}

export function openSheet(scene: Scene): Sheet {
  return {
    torus: scene.torus,
    scene,
    symbols: [...scene.symbols],
    layers: scene.layers.map(({ items, ...layer }) => ({ ...layer, slots: items.map(slotOf) })),
    discs: scene.census.map(slotOf),
  };
}

function slotOf<T>(value: T): Slot<T> {
  return { value, isGone: false, after: [] };
}

/** Takes a motif off; its place is free then. */
export function withdraw(sheet: Sheet, { parts, disc }: Instance, room: { forget(item: Item): void }): void {
  for (const { layer, index, item } of parts) {
    room.forget(item);
    const slot = sheet.layers[layer]?.slots[index];
    if (slot) slot.isGone = true;
  }
  const slot = disc === undefined ? undefined : sheet.discs[disc];
  if (slot) slot.isGone = true;
}

/** Sets an item on a layer, where `like` lay if that is on the same layer, else in front of all that is on it. */
export function setIn(sheet: Sheet, layer: number, item: Item, like: Instance | undefined): void {
  const slots = sheet.layers[layer]?.slots;
  const part = like?.parts.find((each) => each.layer === layer);
  const slot = part ? slots?.[part.index] : slots?.at(-1);
  if (slot) slot.after.push(item);
  else slots?.push(slotOf(item));
}

/** Notes a motif in the census, where `like` was. */
export function noteIn(sheet: Sheet, disc: MotifDisc, like: Instance | undefined): void {
  const slot = like?.disc === undefined ? undefined : sheet.discs[like.disc];
  if (slot) slot.after.push(disc);
  else sheet.discs.push(slotOf(disc));
}

/** The scene as it is now. Layers that have nothing left but their wash go. */
export function closeSheet({ scene, symbols, layers, discs }: Sheet): Scene {
  return {
    ...scene,
    symbols,
    layers: layers
      .map(({ slots, ...layer }): SceneLayer => ({ ...layer, items: valuesOf(slots) }))
      .filter((layer) => layer.items.length > 0 || layer.wash !== undefined),
    census: valuesOf(discs),
  };
}

function valuesOf<T>(slots: readonly Slot<T>[]): T[] {
  return slots.flatMap(({ value, isGone, after }) => (isGone ? after : [value, ...after]));
}
