import type { Torus } from './torus.ts';

/** A raster over a torus whose joined edges fall on whole cells. */
export interface TorusGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cellW: number;
  readonly cellH: number;
  /** Rows by which the torus shifts over its right edge, columns over its lower edge; whole numbers. */
  readonly dropRows: number;
  readonly brickColumns: number;
}

/**
 * Divides a torus into cells of about `cell` units. `multiple` forces the counts to be multiples of it, and the shifts
 * of a half-drop or half-brick too, so that blocks of `multiple` cells also meet at the edges. Cells are not exactly
 * square.
 */
export function gridOf(torus: Torus, cell: number, multiple = 1): TorusGrid {
  const columns = countOf(torus.w, cell, torus.brickX, multiple);
  const rows = countOf(torus.h, cell, torus.dropY, multiple);
  const cellW = torus.w / columns;
  const cellH = torus.h / rows;
  return {
    columns,
    rows,
    cellW,
    cellH,
    dropRows: Math.round(torus.dropY / cellH),
    brickColumns: Math.round(torus.brickX / cellW),
  };
}

/** The index, row by row, of the cell at a column and row which may lie over an edge. */
export function cellIndex(grid: TorusGrid, column: number, row: number): number {
  const overX = Math.floor(column / grid.columns);
  const overY = Math.floor(row / grid.rows);
  const x = column - overX * grid.columns - overY * grid.brickColumns;
  const y = row - overY * grid.rows - overX * grid.dropRows;
  return mod(y, grid.rows) * grid.columns + mod(x, grid.columns);
}

function mod(value: number, n: number): number {
  const rest = value % n;
  return rest < 0 ? rest + n : rest;
}

function countOf(length: number, cell: number, shift: number, multiple: number): number {
  if (shift === 0) return Math.max(1, Math.round(length / cell / multiple)) * multiple;
  const halves = Math.max(1, Math.round(length / cell / multiple / 2));
  return 2 * halves * multiple;
}
