import { brickLattice, type Lattice, type LatticeAsk } from '../../drawing/layout/lattice.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';

const mostRounds = 12;

/**
 * Rows, every other one shifted by half a step, in whole rounds of `kinds`: after the last kind the first follows over every edge, and
 * rows by turns face each other. As near to the asked steps in units as that allows, the size of a cell before the height of a row.
 */
export function wholeRows(torus: Torus, { stepX, stepY }: LatticeAsk, kinds: number): Lattice {
  const round = (kinds % 2 === 0 ? kinds : 2 * kinds) * (torus.dropY === 0 ? 1 : 2);
  const rounds = Array.from({ length: mostRounds }, (_, n) => {
    const high = torus.h / ((n + 1) * round);
    // Lower rows hold smaller things, which then stand closer.
    const wide = high < stepY ? stepX * (0.3 + (0.7 * high) / stepY) : stepX;
    return { high, lattice: brickLattice(torus, { stepX: wide, stepY: high, evenRows: true }) };
  });
  const miss = (high: number) => Math.abs(steady.log(high / stepY)) * (high > stepY ? 1.3 : 1);
  const fits = rounds.filter(({ lattice }) => lattice.rows % round === 0);
  const [first, ...others] = fits.length > 0 ? fits : rounds;
  if (first === undefined) throw new RangeError('Expected rows');
  return others.reduce((best, next) => (miss(next.high) < miss(best.high) ? next : best), first).lattice;
}
