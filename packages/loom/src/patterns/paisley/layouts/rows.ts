import type { Point } from '../../../geometry/point.ts';
import { gridLattice } from '../../../layout/lattice.ts';
import { steady } from '../../../number/steady.ts';
import type { Layout } from '../arrangement.ts';
import { borderStrips } from '../border-strip.ts';
import { ambiPair, buildAmbi } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';
import type { Placed } from '../placed.ts';

/** Share of a row's height that its border strip takes. */
const stripShare = 0.17;

/** Rows of upright ambis as in a pallu, each row looking the other way, parted by border strips; a sprig between two. */
export const rows: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const { torus, hero } = plot;
  const air = 1.16 - 0.24 * recipe.density;
  const lattice = gridLattice(torus, {
    stepX: hero * 0.84 * air,
    stepY: (hero * 1.1 * air) / (1 - stripShare),
    evenRows: true,
  });
  const { stepX, stepY } = lattice;
  const strip = stepY * stripShare;
  const room = stepY - strip * 1.4;
  const radius = Math.min(room * 0.49, stepX * 0.62);

  const way = colourwaysBy(rng.fork('ways'));
  const [habit, other] = ambiPair(rng, recipe);
  const even = buildAmbi(task, habit, way(0), radius, rng.fork('even'));
  const odd = buildAmbi(task, other, way(1), radius, rng.fork('odd'));
  const placed = lattice.sites.map(({ x, y, row }): Placed => {
    const flip = row % 2 === 1;
    return { ambi: flip ? odd : even, x, y: y + strip / 2, turn: (flip ? -1 : 1) * 0.1, flip, rank: 'hero' };
  });

  const middles = Array.from({ length: lattice.rows }, (_, row) => row * stepY + strip / 2);
  const items = borderStrips(task, way(0), middles, strip, rng.fork('strip'));
  const fringe = strip * 0.2;
  const shoots = lattice.sites.map(({ x, y }): Point[] => {
    const foot = y + stepY / 2 - fringe;
    return Array.from(
      { length: 12 },
      (_, k): Point => [x + stepX / 2 + steady.sin(k * 0.5) * stepX * 0.02, foot - (k / 11) * room * 0.55],
    );
  });
  return {
    placed,
    shoots,
    under: [{ id: 'strips', name: 'Border strips', kind: 'lines', items }],
    taken: middles.map((y) => [y - strip / 2 - fringe, y + strip / 2 + fringe] as const),
  };
};
