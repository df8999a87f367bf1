import { cellIndex, gridOf } from '../../numbers/grid-of.ts';
import type { Torus } from '../../numbers/torus.ts';
import { delta, wrap } from '../../numbers/torus.ts';

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
    const left = Math.floor((cx - distance) / grid.cellW);
    const right = Math.floor((cx + distance) / grid.cellW);
    const top = Math.floor((cy - distance) / grid.cellH);
    const bottom = Math.floor((cy + distance) / grid.cellH);
    // A window wider than the torus meets cells twice.
    const seen = right - left >= grid.columns || bottom - top >= grid.rows ? new Set<number>() : undefined;
    const found: Neighbour<T>[] = [];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const index = cellIndex(grid, column, row);
        const placed = cells.get(index);
        if (!placed || seen?.has(index)) continue;
        seen?.add(index);
        for (const { x: px, y: py, value } of placed) {
          const [dx, dy] = delta(torus, cx, cy, px, py);
          const away = Math.sqrt(dx * dx + dy * dy);
          if (away <= distance) found.push({ x: px, y: py, value, distance: away, dx, dy });
        }
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
