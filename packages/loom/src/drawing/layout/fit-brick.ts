import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import { brickLattice, type Lattice } from './lattice.ts';

const tries = [1, 0.93, 1.07, 0.86, 1.15, 0.8, 1.24, 0.74];

/** A brick of about the wanted step whose rows alternate, sized so that stepY / stepX comes near to `aspect`. */
export function fitBrick(torus: Torus, stepX: number, aspect: number): Lattice {
  let best: Lattice | undefined;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const factor of tries) {
    const step = stepX * factor;
    const lattice = brickLattice(torus, { stepX: step, stepY: step * aspect, evenRows: true });
    const shape = Math.abs(steady.log(lattice.stepY / lattice.stepX / aspect));
    const size = Math.abs(steady.log(lattice.stepX / stepX));
    if (1.6 * shape + size < leastCost - 1e-9) [best, leastCost] = [lattice, 1.6 * shape + size];
  }
  return best ?? brickLattice(torus, { stepX, stepY: stepX * aspect, evenRows: true });
}
