import { gridLattice, type Lattice } from './lattice.ts';
import type { Torus } from './torus.ts';

/** How much a cell's size may leave the wish to come nearer to a square. */
const tries = [1, 0.94, 1.06, 0.88, 1.13, 0.82, 1.2, 0.76, 1.28];

/** A grid of nearly square cells of about `cell` units. With `checker` the cells alternate over every joined edge. */
export function squareLattice(torus: Torus, cell: number, checker: boolean): Lattice {
  let best: Lattice | undefined;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const factor of tries) {
    const step = cell * factor;
    const lattice = gridLattice(torus, { stepX: step, stepY: step, evenColumns: checker, evenRows: checker });
    const size = Math.sqrt(lattice.stepX * lattice.stepY);
    const cost = 4 * Math.abs(Math.log(lattice.stepX / lattice.stepY)) + Math.abs(Math.log(size / cell));
    if (cost < leastCost - 1e-9) [best, leastCost] = [lattice, cost];
  }
  return best ?? gridLattice(torus, { stepX: cell, stepY: cell });
}
