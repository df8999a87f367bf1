import type { Point } from '../geometry/point.ts';
import type { TorusGrid } from './grid-of.ts';
import { cellIndex } from './grid-of.ts';

/** A mask, 1 for cells whose centres lie inside a closed outline (even-odd), which may cross the torus's edges. */
export function fillOutline(grid: TorusGrid, outline: readonly Point[]): Uint8Array {
  const inside = new Uint8Array(grid.columns * grid.rows);
  const ys = outline.map(([, y]) => y);
  const firstRow = Math.floor(Math.min(...ys) / grid.cellH);
  const lastRow = Math.floor(Math.max(...ys) / grid.cellH);
  for (let row = firstRow; row <= lastRow; row++) {
    const crossings = crossingsAt((row + 0.5) * grid.cellH, outline);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.ceil((crossings[k] ?? 0) / grid.cellW - 0.5);
      const to = Math.floor((crossings[k + 1] ?? 0) / grid.cellW - 0.5);
      for (let column = from; column <= to; column++) inside[cellIndex(grid, column, row)] = 1;
    }
  }
  return inside;
}

function crossingsAt(y: number, outline: readonly Point[]): number[] {
  const found: number[] = [];
  let previous = outline.at(-1);
  for (const point of outline) {
    if (previous && previous[1] > y !== point[1] > y) {
      found.push(previous[0] + ((point[0] - previous[0]) * (y - previous[1])) / (point[1] - previous[1]));
    }
    previous = point;
  }
  return found.sort((a, b) => a - b);
}
