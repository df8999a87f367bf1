import { brickLattice } from '../../../drawing/layout/lattice.ts';
import type { Layout, Placed } from '../arrangement.ts';
import { ambiPair, buildAmbi } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';

/** Kani of Kashmir: tall cones upright in brick, close together and all one way, the ground between them full of flowers. */
export const kani: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const air = 1.08 - 0.16 * recipe.density;
  const lattice = brickLattice(plot.torus, {
    stepX: plot.hero * 0.84 * air,
    stepY: plot.hero * 0.78 * air,
    evenRows: true,
  });
  const radius = Math.min(lattice.stepX * 0.6, lattice.stepY * 0.66);
  const way = colourwaysBy(rng.fork('ways'));
  const [habit, other] = ambiPair(rng, recipe);
  const even = buildAmbi(task, habit, way(0), radius, rng.fork('even'));
  const odd = buildAmbi(task, other, way(1), radius, rng.fork('odd'));
  const placed = lattice.sites.map(
    ({ x, y, row }): Placed => ({ ambi: row % 2 === 1 ? odd : even, x, y, turn: 0.08, flip: false, rank: 'hero' }),
  );
  return { placed };
};
