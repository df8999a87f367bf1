import type { TorusGrid } from '../grid-of.ts';
import { cellIndex, gridOf } from '../grid-of.ts';
import type { Torus } from '../torus.ts';

/** Values at the cells' corners of a raster over a torus, row by row. Everything made from it closes over the edges. */
export interface TorusField {
  readonly torus: Torus;
  readonly grid: TorusGrid;
  readonly values: Float64Array;
}

/** A field with cells of about `cell` units, all zero. */
export function createField(torus: Torus, cell: number): TorusField {
  const grid = gridOf(torus, cell);
  return { torus, grid, values: new Float64Array(grid.columns * grid.rows) };
}

/** The value between corners, at any place of the plane. */
export function sampleField({ grid, values }: TorusField, x: number, y: number): number {
  const u = x / grid.cellW;
  const v = y / grid.cellH;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const fx = u - column;
  const fy = v - row;
  const at = (i: number, j: number) => values[cellIndex(grid, column + i, row + j)] ?? 0;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
  return upper + (lower - upper) * fy;
}

/** A field computed at every corner. */
export function mapField(field: TorusField, value: (x: number, y: number, old: number) => number): TorusField {
  const { grid } = field;
  const values = new Float64Array(field.values.length);
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const at = row * grid.columns + column;
      values[at] = value(column * grid.cellW, row * grid.cellH, field.values[at] ?? 0);
    }
  }
  return { ...field, values };
}
