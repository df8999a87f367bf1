import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Lattice, LatticeAsk } from '../layout/lattice.ts';

const tries = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.12, 1.25, 1.4, 1.6, 1.9];

const usualShape = 0.7;

/** Empty cloth is a worse miss than motifs drawn a little smaller. */
const tooWide = 1.7;

/**
 * The lattice whose steps come nearest to the asked ones, judged by the area of a cell first and its shape second: whole
 * counts alone may miss both. `shape` is the weight of the shape: motifs as wide as their cell leave lanes where it is missed.
 */
export function fitLattice(
  lay: (torus: Torus, ask: LatticeAsk) => Lattice,
  torus: Torus,
  ask: LatticeAsk,
  shape = usualShape,
): Lattice {
  let best = lay(torus, ask);
  const miss = ({ stepX, stepY }: Lattice) => {
    const area = steady.log((stepX * stepY) / (ask.stepX * ask.stepY));
    return area * (area > 0 ? tooWide : -1) + shape * Math.abs(steady.log(stepX / stepY / (ask.stepX / ask.stepY)));
  };
  for (const x of tries) {
    for (const y of tries) {
      const lattice = lay(torus, { ...ask, stepX: ask.stepX * x, stepY: ask.stepY * y });
      if (miss(lattice) < miss(best) - 1e-9) best = lattice;
    }
  }
  return best;
}
