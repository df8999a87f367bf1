import { isolines } from '../geometry/isolines.ts';
import { fixed } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { cellIndex } from '../grid-of.ts';
import { steady } from '../steady.ts';
import type { TorusField } from './torus-field.ts';

/** A part of the regions above a level, about its own middle. */
export interface RegionPart {
  readonly x: number;
  readonly y: number;
  readonly d: string;
  readonly radius: number;
}

/** Regions are cut into parts of about this many units, so that each is drawn only where it shows. */
const side = 230;
const outside = -1e6;

/**
 * Where a field lies above `level`, as smooth outlines: fill them (non-zero or even-odd alike). Parts overlap their
 * neighbours by a cell, so that opaque colour joins without a hairline.
 */
export function regionPaths(field: TorusField, level: number): RegionPart[] {
  const { grid, torus } = field;
  const across = Math.max(1, Math.round(torus.w / side));
  const down = Math.max(1, Math.round(torus.h / side));
  const parts: RegionPart[] = [];
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const first = { column: Math.floor((i * grid.columns) / across), row: Math.floor((j * grid.rows) / down) };
      const last = {
        column: Math.floor(((i + 1) * grid.columns) / across),
        row: Math.floor(((j + 1) * grid.rows) / down),
      };
      const part = partOf(field, level, first, last);
      if (part.d !== '') parts.push(part);
    }
  }
  return parts;
}

interface Corner {
  readonly column: number;
  readonly row: number;
}

function partOf({ grid, values }: TorusField, level: number, first: Corner, last: Corner): RegionPart {
  // One cell more on each side, and round it a rim that closes all outlines.
  const columns = last.column - first.column + 5;
  const rows = last.row - first.row + 5;
  const heights = new Float64Array(columns * rows).fill(outside);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      heights[row * columns + column] =
        values[cellIndex(grid, first.column + column - 2, first.row + row - 2)] ?? outside;
    }
  }
  const x = ((first.column + last.column) / 2) * grid.cellW;
  const y = ((first.row + last.row) / 2) * grid.cellH;
  const middleColumn = (columns - 1) / 2;
  const middleRow = (rows - 1) / 2;
  const d = isolines({ left: 0, top: 0, step: 1, columns, rows, values: heights }, level)
    .map((line) =>
      rounded(
        line.map(([u, v]): Point => [(u - middleColumn) * grid.cellW, (v - middleRow) * grid.cellH]),
        line.map(([u, v]) => u < 1.01 || v < 1.01 || u > columns - 2.01 || v > rows - 2.01),
      ),
    )
    .join('');
  return { x, y, d, radius: Math.ceil(steady.hypot(middleColumn * grid.cellW, middleRow * grid.cellH)) + 1 };
}

/** A closed line rounded between the middles of its steps; straight where it is `cut`. */
function rounded(line: readonly Point[], cut: readonly boolean[]): string {
  const n = line.length;
  const at = (i: number): Point => line[(i + n) % n] ?? [0, 0];
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const [mx, my] = middle(-1);
  let d = `M${fixed(mx)} ${fixed(my)}`;
  for (let i = 0; i < n; i++) {
    const [px, py] = at(i);
    const [x, y] = middle(i);
    const isStraight = cut[i] === true;
    // Along a straight cut only its ends matter.
    if (isStraight && cut[(i + 1) % n] === true && cut[(i + n - 1) % n] === true && !turns(at(i - 1), at(i), at(i + 1)))
      continue;
    d += isStraight
      ? `L${fixed(px)} ${fixed(py)}L${fixed(x)} ${fixed(y)}`
      : `Q${fixed(px)} ${fixed(py)} ${fixed(x)} ${fixed(y)}`;
  }
  return `${d}Z`;
}

function turns([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  // At a corner of the cut two crossings coincide: then a neighbour says nothing about the direction.
  if (Math.abs(bx - ax) + Math.abs(by - ay) < 1e-3 || Math.abs(cx - bx) + Math.abs(cy - by) < 1e-3) return true;
  return Math.abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-3;
}
