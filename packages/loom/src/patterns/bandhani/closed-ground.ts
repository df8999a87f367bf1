import type { Point } from '../../geometry/point.ts';
import { cellIndex, gridOf } from '../../layout/grid-of.ts';
import { type Torus, wrap } from '../../layout/torus.ts';

/** Where no ground is tied because a figure lies there, on a raster over the torus. */
export interface ClosedGround {
  /** Closes the inside of an outline (even-odd) about (x, y). */
  close(outline: readonly Point[], x: number, y: number): void;
  isOpen(x: number, y: number): boolean;
}

/** Raster cells in units: about half the distance of two knots. */
const cell = 5;

export function createClosedGround(torus: Torus): ClosedGround {
  const grid = gridOf(torus, cell);
  const closed = new Uint8Array(grid.columns * grid.rows);
  return {
    close: (outline, x, y) => {
      const ys = outline.map((point) => point[1] + y);
      const last = Math.floor(Math.max(...ys) / grid.cellH);
      for (let row = Math.floor(Math.min(...ys) / grid.cellH); row <= last; row++) {
        const crossings = crossingsAt(outline, (row + 0.5) * grid.cellH - y);
        for (let k = 0; k + 1 < crossings.length; k += 2) {
          const to = Math.floor(((crossings[k + 1] ?? 0) + x) / grid.cellW - 0.5);
          for (let column = Math.ceil(((crossings[k] ?? 0) + x) / grid.cellW - 0.5); column <= to; column++) {
            closed[cellIndex(grid, column, row)] = 1;
          }
        }
      }
    },
    isOpen: (x, y) => {
      const [px, py] = wrap(torus, x, y);
      return closed[cellIndex(grid, Math.floor(px / grid.cellW), Math.floor(py / grid.cellH))] === 0;
    },
  };
}

function crossingsAt(outline: readonly Point[], y: number): number[] {
  const found: number[] = [];
  let a = outline.at(-1);
  for (const b of outline) {
    if (a !== undefined && a[1] > y !== b[1] > y) found.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    a = b;
  }
  return found.sort((p, q) => p - q);
}
