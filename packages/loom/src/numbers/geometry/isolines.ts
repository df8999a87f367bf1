import type { Point } from './point.ts';

/** Values at the crossings of a square raster, row by row. */
export interface Heights {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/**
 * The closed lines on which a field has the value `level`, by marching squares. Each begins anywhere; its last point
 * does not repeat the first. A saddle is cut so that the two high corners stay apart.
 */
export function isolines({ left, top, step, columns, rows, values }: Heights, level: number): Point[][] {
  const at = (column: number, row: number) => (values[row * columns + column] ?? -1) - level;
  // A crossing is named by the raster edge it lies on: even names for edges to the right, odd ones for edges downwards.
  const next = new Map<number, number>();
  const edge = (column: number, row: number, side: number): number => {
    if (side === 0) return 2 * (row * columns + column);
    if (side === 1) return 2 * (row * columns + column + 1) + 1;
    if (side === 2) return 2 * ((row + 1) * columns + column);
    return 2 * (row * columns + column) + 1;
  };
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = at(column, row) > 0;
      const b = at(column + 1, row) > 0;
      const c = at(column + 1, row + 1) > 0;
      const d = at(column, row + 1) > 0;
      const corners = [a, b, c, d];
      // Walking round the cell, the line enters where the corners turn high and leaves where they turn low again.
      for (let side = 0; side < 4; side++) {
        if (corners[side] === true || corners[(side + 1) % 4] !== true) continue;
        let out = (side + 1) % 4;
        while (corners[(out + 1) % 4] === true) out = (out + 1) % 4;
        next.set(edge(column, row, side), edge(column, row, out));
      }
    }
  }
  const place = (name: number): Point => {
    const cell = name >> 1;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const isDown = name % 2 === 1;
    const from = at(column, row);
    const to = isDown ? at(column, row + 1) : at(column + 1, row);
    const t = from / (from - to);
    return [left + (column + (isDown ? 0 : t)) * step, top + (row + (isDown ? t : 0)) * step];
  };
  const lines: Point[][] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const line: Point[] = [];
    let name: number | undefined = start;
    while (name !== undefined && next.has(name)) {
      line.push(place(name));
      const following: number | undefined = next.get(name);
      next.delete(name);
      name = following;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}
