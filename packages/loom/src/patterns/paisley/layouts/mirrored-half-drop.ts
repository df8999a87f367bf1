import type { Point } from '../../../geometry/point.ts';
import { brickLattice, halfDropLattice } from '../../../layout/lattice.ts';
import type { Layout } from '../arrangement.ts';
import { ambiHabit, buildAmbi } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';
import type { Placed } from '../placed.ts';

/** Columns of ambis, every other one mirrored and dropped by half a step; vines run between. Rows, on a half-brick. */
export const mirroredHalfDrop: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const { torus, hero } = plot;
  const air = 1.32 - 0.36 * recipe.density;
  const isBrick = torus.brickX !== 0;
  const ask = { stepX: hero * air * (isBrick ? 0.96 : 1.0), stepY: hero * air * 1.02 };
  const lattice = isBrick ? brickLattice(torus, ask) : halfDropLattice(torus, { ...ask, evenColumns: true });
  // Whole counts leave more or less room than asked for: the ambis take part of the difference.
  const natural = Math.min(lattice.stepX / ask.stepX, lattice.stepY / ask.stepY);
  const radius = (hero / 2) * Math.max(0.6, Math.min(1.16, natural));

  const way = colourwaysBy(rng.fork('ways'));
  const habit = ambiHabit(rng.fork('habit'), recipe.freedom);
  const other = ambiHabit(rng.fork('other'), recipe.freedom);
  const a = buildAmbi(task, habit, way(0), radius, rng.fork('a'));
  const b = buildAmbi(task, { ...other, form: habit.form }, way(1), radius, rng.fork('b'));

  const tilt = rng.fork('tilt').between(-0.15, 0.5);
  const waver = rng.fork('waver');
  const placed = lattice.sites.map((site): Placed => {
    const isSecond = (isBrick ? site.row : site.column) % 2 === 1;
    const turn = (isSecond ? -tilt : tilt) + waver.normal() * 0.05 * recipe.freedom;
    return { ambi: isSecond ? b : a, x: site.x, y: site.y, turn, flip: isSecond, rank: 'hero' };
  });
  return { placed, channels: isBrick ? across(lattice.rows) : down(lattice.columns) };

  function down(columns: number): Point[][] {
    return Array.from({ length: columns }, (_, c) =>
      wave(torus.h, lattice.stepY, (along, off) => [c * lattice.stepX + (c % 2 === 0 ? off : -off), along]),
    );
  }
  function across(rows: number): Point[][] {
    return Array.from({ length: rows }, (_, r) =>
      wave(torus.w, lattice.stepX, (along, off) => [along, r * lattice.stepY + (r % 2 === 0 ? off : -off)]),
    );
  }
};

/** A first guess: a wave of the lattice's period. */
function wave(length: number, period: number, point: (along: number, off: number) => Point): Point[] {
  const count = Math.max(12, Math.round(length / 14));
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (length * i) / count;
    return point(along, period * 0.08 * Math.sin((along / period) * 2 * Math.PI));
  });
}
