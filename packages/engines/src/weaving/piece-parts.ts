import type { PsdBox } from '@naksha/imaging';
import type { Phases, Piece, PiecePx, ZoneName, ZonePx, ZoneTile } from '@naksha/loom';

/** What one tile fills in a part of a piece. */
export interface TilePart {
  readonly name: string;
  readonly tile: number;
  /** Where it lies on the piece. */
  readonly box: PsdBox;
  /** As large as the box, with the tile's zones alone. */
  readonly piece: PiecePx;
  readonly phases: Phases;
}

/** A part of a piece as its makers call it. */
export interface PiecePart {
  readonly name: string;
  readonly tiles: readonly TilePart[];
}

const names: Readonly<Record<ZoneName, string>> = {
  body: 'Body',
  border: 'Border',
  corner: 'Corners',
  pallu: 'Pallu',
  blouse: 'Blouse piece',
  hem: 'Hem',
  yoke: 'Yoke',
  sleeve: 'Sleeves',
  cuff: 'Cuffs',
  centre: 'Centre',
};

interface Gathered {
  readonly name: ZoneName;
  readonly zones: number[];
}

/**
 * The parts of a piece from the lowest to the highest, each with the tiles that fill it. Zones of one name are one part, corners belong to
 * the border that they are in, and what lies between two parts of one name keeps them apart.
 */
export function partsOf(piece: Piece, pixels: PiecePx, phases: Phases): PiecePart[] {
  const parts: Gathered[] = [];
  for (const [index, { name }] of piece.zones.entries()) {
    const last = parts.at(-1);
    const known = parts.findLastIndex((part) => part.name === name);
    const above = parts.slice(known + 1).flatMap(({ zones }) => zones);
    const isFree = known >= 0 && !above.some((other) => overlap(pixels.zones[index], pixels.zones[other]));
    if (name === 'corner' && last !== undefined) last.zones.push(index);
    else if (isFree) parts[known]?.zones.push(index);
    else parts.push({ name, zones: [index] });
  }
  return parts.map(({ name, zones }) => ({ name: names[name], tiles: tilesOf(zones, piece, pixels, phases) }));
}

function tilesOf(indices: readonly number[], piece: Piece, pixels: PiecePx, phases: Phases): TilePart[] {
  const zones = indices.flatMap((index) => {
    const zone = pixels.zones[index];
    return zone === undefined || zone.width <= 0 || zone.height <= 0
      ? []
      : [{ zone, phase: phases[index] ?? { x: 0, y: 0 } }];
  });
  return [...new Set(zones.map(({ zone }) => zone.tile))].map((tile): TilePart => {
    const own = zones.filter(({ zone }) => zone.tile === tile);
    const left = Math.min(...own.map(({ zone }) => zone.x));
    const top = Math.min(...own.map(({ zone }) => zone.y));
    const width = Math.max(...own.map(({ zone }) => zone.x + zone.width)) - left;
    const height = Math.max(...own.map(({ zone }) => zone.y + zone.height)) - top;
    const moved = own.map(({ zone }): ZonePx => ({ ...zone, x: zone.x - left, y: zone.y - top }));
    return {
      name: nameOf(piece.tiles[tile], moved),
      tile,
      box: { left, top, width, height },
      piece: { width, height, zones: moved, tiles: pixels.tiles },
      phases: own.map(({ phase }) => phase),
    };
  });
}

function nameOf(tile: ZoneTile | undefined, zones: readonly ZonePx[]): string {
  if (tile?.kind === 'guard') return tile.isToothed === true ? 'Guard at the field' : 'Guard at the edge';
  if (tile?.kind === 'corner') return names.corner;
  return zones.some(({ strip }) => strip !== undefined) ? 'Row' : 'Field';
}

function overlap(one: ZonePx | undefined, other: ZonePx | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
