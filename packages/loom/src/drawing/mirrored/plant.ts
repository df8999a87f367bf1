import { steady } from '../../numbers/steady.ts';
import type { MotifInks } from '../motifs/motif.ts';
import type { ClothLayer, Place, Planner } from '../planner.ts';
import type { Ink, SceneSymbol } from '../scene.ts';

/** How a mirrored cloth is drawn: its motifs' inks by rank, its stems' and net's. */
export interface Looks {
  /** The n-th kind of flower: the cloth's own metal or silk first, then small areas of colour. */
  inks(n: number): MotifInks;
  readonly stem: Ink;
  /** Lines that part what overlaps: the ground's colour. */
  readonly cut: Ink;
  readonly detail: number;
  readonly line: number;
  /** A last change of every symbol: damask has two tones only. */
  finish(symbol: SceneSymbol): SceneSymbol;
}

interface Part {
  readonly layer: ClothLayer;
  readonly symbol: SceneSymbol;
  readonly at: Place;
  /** Its name and size for whoever asks what stands where; nothing for stems and leaves of little weight. */
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

/** Sets a plant at each site, mirrored, turned and scaled where the site says so. Equal symbols are stored once. */
export function setPlant(planner: Planner, plant: Plant, sites: readonly Place[]): void {
  const grouped = new Map<SceneSymbol, { layer: ClothLayer; places: Place[] }>();
  for (const { layer, symbol, at } of plant.parts) {
    const group = grouped.get(symbol) ?? { layer, places: [] };
    grouped.set(symbol, group);
    for (const site of sites) {
      const side = site.flip === true ? -1 : 1;
      const { turn = 0, scale = 1, flip = false } = at;
      group.places.push({
        ...carried(site, at),
        turn: side * turn + (site.turn ?? 0),
        scale: scale * (site.scale ?? 1),
        flip: flip !== side < 0,
      });
    }
  }
  for (const [symbol, { layer, places }] of grouped) planner.set(layer, symbol, places);
  for (const { at, note } of plant.parts) {
    if (note === undefined) continue;
    for (const site of sites) planner.note({ ...note, ...carried(site, at), r: note.r * (site.scale ?? 1) });
  }
}

/** Where a place of a plant comes to lie at a site. */
function carried({ x, y, turn = 0, scale = 1, flip = false }: Place, at: Place): { x: number; y: number } {
  const [dx, dy] = [at.x * scale * (flip ? -1 : 1), at.y * scale];
  if (turn === 0) return { x: x + dx, y: y + dy };
  const [c, s] = [steady.cos(turn), steady.sin(turn)];
  return { x: x + dx * c - dy * s, y: y + dx * s + dy * c };
}
