import type { Point } from '../../../geometry/point.ts';
import { halfDropLattice, type Lattice } from '../../../layout/lattice.ts';
import type { Torus } from '../../../layout/torus.ts';
import { steady } from '../../../number/steady.ts';
import type { Layout } from '../arrangement.ts';
import { ambiPair, buildAmbi } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';
import type { Placed } from '../placed.ts';
import { smallestVined } from '../task.ts';

/** Columns of ambis, every other one mirrored and dropped by half a step; vines run between them. */
export const mirroredHalfDrop: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const { torus, hero } = plot;
  const air = 1.32 - 0.36 * recipe.density;
  // Small ones have no vine between them.
  const ask = { stepX: hero * air * (hero > smallestVined ? 0.98 : 0.8), stepY: hero * air * 1.02 };
  const lattice = halfDropLattice(torus, { ...ask, evenColumns: true });
  // Whole counts leave more or less room than asked for: the ambis take part of the difference.
  const natural = Math.min(lattice.stepX / (ask.stepX * 0.8), lattice.stepY / ask.stepY);
  const radius = (hero / 2) * Math.max(0.5, Math.min(1.16, natural));

  const way = colourwaysBy(rng.fork('ways'));
  const [habit, other] = ambiPair(rng, recipe);
  const a = buildAmbi(task, habit, way(0), radius, rng.fork('a'));
  const b = buildAmbi(task, other, way(1), radius, rng.fork('b'));

  const tilt = rng.fork('tilt').between(-0.15, 0.5);
  const waver = rng.fork('waver');
  const placed = lattice.sites.map((site): Placed => {
    const isSecond = site.column % 2 === 1;
    const turn = (isSecond ? -tilt : tilt) + waver.normal() * 0.05 * recipe.freedom;
    return { ambi: isSecond ? b : a, x: site.x, y: site.y, turn, flip: isSecond, rank: 'hero' };
  });
  return { placed, channels: channelsOf(torus, lattice) };
};

/** A first guess of a vine between any two columns: a wave of the lattice's step. */
function channelsOf(torus: Torus, { columns, stepX, stepY }: Lattice): Point[][] {
  // Where the lower edge shifts by half a module, a vine meets itself only after two.
  const turns = torus.brickX === 0 ? 1 : 2;
  const length = torus.h * turns;
  const count = Math.max(12, Math.round(length / 14));
  return Array.from({ length: columns / turns }, (_, c) =>
    Array.from({ length: count + 1 }, (_, i): Point => {
      const y = (length * i) / count;
      const sway = stepY * 0.08 * steady.sin((y / stepY) * 2 * Math.PI);
      return [c * stepX + (c % 2 === 0 ? sway : -sway), y];
    }),
  );
}
