import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Lattice, LatticeSite } from './lattice.ts';

/** How much more a cell that isn't square is minded than one of another size than wished. */
const squareness = 5;
/** Cells smaller or larger than the wish by more than this factor are not tried. */
const farthest = 1.6;

/**
 * A grid of nearly square cells of about `cell` units whose rows and columns are whole and meet over every joined edge.
 * With `checker` column + row is even or odd for a cell from whichever side it is counted.
 */
export function squareLattice(torus: Torus, cell: number, checker: boolean): Lattice {
  let best = { columns: 2, rows: 2 };
  let leastCost = Number.POSITIVE_INFINITY;
  const most = (length: number) => Math.max(4, Math.ceil((length / cell) * farthest));
  for (let columns = 1; columns <= most(torus.w); columns++) {
    for (let rows = 1; rows <= most(torus.h); rows++) {
      if (!meets(torus, columns, rows, checker)) continue;
      const stepX = torus.w / columns;
      const stepY = torus.h / rows;
      const cost =
        squareness * Math.abs(steady.log(stepX / stepY)) + Math.abs(steady.log(Math.sqrt(stepX * stepY) / cell));
      if (cost < leastCost - 1e-9) [best, leastCost] = [{ columns, rows }, cost];
    }
  }
  const { columns, rows } = best;
  const stepX = torus.w / columns;
  const stepY = torus.h / rows;
  const sites: LatticeSite[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      sites.push({ x: (column + 0.5) * stepX, y: (row + 0.5) * stepY, column, row });
    }
  }
  return { sites, stepX, stepY, columns, rows };
}

/** Whether the grid and, if wanted, its checker continue over both edges, skewed ones included. */
function meets({ dropY, brickX }: Torus, columns: number, rows: number, checker: boolean): boolean {
  if (dropY !== 0) return rows % 2 === 0 && (!checker || (columns + rows / 2) % 2 === 0);
  if (brickX !== 0) return columns % 2 === 0 && (!checker || (rows + columns / 2) % 2 === 0);
  return !checker || (columns % 2 === 0 && rows % 2 === 0);
}
