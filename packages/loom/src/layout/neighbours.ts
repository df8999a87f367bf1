import { cellIndex, gridOf } from './grid-of.ts';
import type { Torus } from './torus.ts';
import { delta, wrap } from './torus.ts';

export interface Placed<T> {
  readonly x: number;
  readonly y: number;
  readonly value: T;
}

export interface Neighbour<T> extends Placed<T> {
  readonly distance: number;
  /** From the asked place to the neighbour, over the joined edges. */
  readonly dx: number;
  readonly dy: number;
}

/** Points on a torus which can be asked for what is near. */
export interface Neighbours<T> {
  add(x: number, y: number, value: T): void;
  /** All within a distance in units, in the order of adding within each cell. */
  within(x: number, y: number, distance: number): Neighbour<T>[];
  /** The nearest within a distance, if any. */
  nearest(x: number, y: number, distance: number): Neighbour<T> | undefined;
}

/** An empty set of points; `cell` (units) should be about the distance that will be asked for. */
export function createNeighbours<T>(torus: Torus, cell: number): Neighbours<T> {
  const grid = gridOf(torus, cell);
  const cells = new Map<number, Placed<T>[]>();

  const within = (x: number, y: number, distance: number): Neighbour<T>[] => {
    const [cx, cy] = wrap(torus, x, y);
    const indices = new Set<number>();
    for (let row = Math.floor((cy - distance) / grid.cellH); row <= Math.floor((cy + distance) / grid.cellH); row++) {
      for (
        let column = Math.floor((cx - distance) / grid.cellW);
        column <= Math.floor((cx + distance) / grid.cellW);
        column++
      ) {
        indices.add(cellIndex(grid, column, row));
      }
    }
    const found: Neighbour<T>[] = [];
    for (const index of indices) {
      for (const placed of cells.get(index) ?? []) {
        const [dx, dy] = delta(torus, cx, cy, placed.x, placed.y);
        const away = Math.hypot(dx, dy);
        if (away <= distance) found.push({ ...placed, distance: away, dx, dy });
      }
    }
    return found;
  };

  return {
    add: (x, y, value) => {
      const [cx, cy] = wrap(torus, x, y);
      const index = cellIndex(grid, Math.floor(cx / grid.cellW), Math.floor(cy / grid.cellH));
      const list = cells.get(index);
      if (list) list.push({ x: cx, y: cy, value });
      else cells.set(index, [{ x: cx, y: cy, value }]);
    },
    within,
    nearest: (x, y, distance) => {
      let best: Neighbour<T> | undefined;
      for (const neighbour of within(x, y, distance)) if (!best || neighbour.distance < best.distance) best = neighbour;
      return best;
    },
  };
}
