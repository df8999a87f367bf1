import type { SceneSymbol } from '../../scene/scene.ts';
import type { Place, Stage, StageLayer } from '../stage.ts';

export interface Part {
  readonly layer: StageLayer;
  readonly symbol: SceneSymbol;
  readonly at: Place;
  /** Its name and size for who asks what stands where; nothing for stems and leaves of little weight. */
  readonly note?: { readonly motif: string; readonly r: number; readonly rank: 'hero' | 'secondary' | 'filler' };
}

/** A design that is alike left and right of x = 0; parts off the axis are given once and stand twice. */
export interface Plant {
  add(part: Part): void;
  /** Off the axis, with its mirror image. */
  pair(part: Part): void;
  readonly parts: readonly Part[];
}

export function createPlant(): Plant {
  const parts: Part[] = [];
  return {
    parts,
    add: (part) => {
      parts.push(part);
    },
    pair: (part) => {
      const { x, y, turn = 0, scale = 1, flip = false } = part.at;
      parts.push(part, { ...part, at: { x: -x, y, turn: -turn, scale, flip: !flip } });
    },
  };
}

/** Sets a plant at each site, upright, mirrored where the site says so. Equal symbols are stored once. */
export function setPlant(stage: Stage, plant: Plant, sites: readonly Place[]): void {
  const grouped = new Map<SceneSymbol, { layer: StageLayer; places: Place[] }>();
  for (const { layer, symbol, at } of plant.parts) {
    const group = grouped.get(symbol) ?? { layer, places: [] };
    grouped.set(symbol, group);
    for (const site of sites) {
      const side = site.flip === true ? -1 : 1;
      const { x, y, turn = 0, scale = 1, flip = false } = at;
      group.places.push({ x: site.x + side * x, y: site.y + y, turn: side * turn, scale, flip: flip !== side < 0 });
    }
  }
  for (const [symbol, { layer, places }] of grouped) stage.set(layer, symbol, places);
  for (const { at, note } of plant.parts) {
    if (note === undefined) continue;
    for (const site of sites)
      stage.note({ ...note, x: site.x + (site.flip === true ? -at.x : at.x), y: site.y + at.y });
  }
}
