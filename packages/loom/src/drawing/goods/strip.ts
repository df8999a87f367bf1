import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Side } from '../../vocabulary/border.ts';
import type { Item } from '../scene.ts';
import type { Cutting } from './cut-motif.ts';

/** A side of the tile: `along` runs clockwise or against it, `deep` inwards from the edge; both in units. */
export interface Edge {
  readonly side: Side;
  /** Length of the side. */
  readonly length: number;
  /** Places on the tile. */
  readonly at: (along: number, deep: number) => Point;
  /** Radians by which a motif is turned that stands on this side with its head to the field. */
  readonly turn: number;
}

/** The side of a tile of `w` × `h` units. */
export function edgeOf(side: Side, w: number, h: number): Edge {
  const quarter = Math.PI / 2;
  switch (side) {
    case 'bottom':
      return { side, length: w, at: (u, v) => [u, h - v], turn: 0 };
    case 'top':
      return { side, length: w, at: (u, v) => [w - u, v], turn: 2 * quarter };
    case 'left':
      return { side, length: h, at: (u, v) => [v, u], turn: quarter };
    case 'right':
      return { side, length: h, at: (u, v) => [w - v, h - u], turn: -quarter };
  }
}

/** A motif set on a side: its middle `along` and `deep`, by the factor `k`. `first` is the number of its first drawing in the scene. */
export function standing(
  { items }: Pick<Cutting, 'items'>,
  edge: Edge,
  place: {
    readonly along: number;
    readonly deep: number;
    readonly k: number;
    readonly isFlipped?: boolean;
    readonly isUpright?: boolean;
  },
  first: number,
): Item[] {
  const [x, y] = edge.at(place.along, place.deep);
  // A beast stands on its feet on every side of a cloth that has one way up.
  const turn = place.isUpright === true ? 0 : edge.turn;
  return turned(items, { x, y, turn, k: place.k, isFlipped: place.isFlipped === true }, first);
}

/** Items about an origin, set at a place of the tile and turned there. */
export function turned(
  items: readonly Item[],
  at: {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
    readonly k: number;
    readonly isFlipped: boolean;
  },
  first: number,
): Item[] {
  const cos = steady.cos(at.turn);
  const sin = steady.sin(at.turn);
  const side = at.isFlipped ? -1 : 1;
  return items.map(({ flip = false, ...item }) => {
    const x = side * item.x * at.k;
    const y = item.y * at.k;
    return {
      ...item,
      symbol: item.symbol + first,
      x: round(at.x + x * cos - y * sin),
      y: round(at.y + x * sin + y * cos),
      turn: round(side * item.turn + at.turn, 1e4),
      scale: round(item.scale * at.k, 1e4),
      ...(flip !== at.isFlipped ? { flip: true } : {}),
    };
  });
}

function round(value: number, by = 100): number {
  return Math.round(value * by) / by;
}
