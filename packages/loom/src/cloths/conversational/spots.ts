import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import type { Planner } from '../../drawing/planner.ts';
import { steady } from '../../numbers/steady.ts';
import { isLayoutAsked } from '../../recipe/colours-asked.ts';
import type { Player } from './player.ts';
import { fillGround, roomOf, setPlayer } from './set-out.ts';
import { themeOf } from './themes.ts';

/** A strict half-drop: one thing large, the next half as large below it, columns facing each other, little between. */
export function spots(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng, origin } = planner;
  const airy = 1 - recipe.density;
  const radius = roomOf(planner) * rng.between(0.92, 1.04);
  // Where the step is asked for it is seen: one size, and nothing between that stands in line with the next column.
  const isStepped = isLayoutAsked(recipe, 'half-drop');
  const ask = isStepped
    ? { stepX: radius * (1.75 + 1.1 * airy), stepY: radius * (2.05 + 1.3 * airy), evenColumns: true }
    : { stepX: radius * (1.45 + 1.5 * airy), stepY: radius * (2.9 + 2.2 * airy), evenColumns: true };
  const lattice = fitLattice(halfDropLattice, plot.torus, ask, 2);
  const fit = Math.min(
    radius,
    lattice.stepX * (isStepped ? 0.56 : 0.66),
    lattice.stepY * (isStepped ? 0.46 : 0.3),
    0.4 * steady.hypot(lattice.stepX, lattice.stepY / 2) * (isStepped ? 1.15 : 1),
  );
  const occupancy = createOccupancy(plot.torus);
  const air = fit * 0.16;
  const count = players.length;
  for (const { x, y, column, row } of lattice.sites) {
    const at = { x: x + origin.x, y: y + origin.y };
    const first = players[(column + row) % count];
    const next = players[(column + row + 1) % count];
    if (first === undefined || next === undefined) continue;
    const flip = column % 2 === 1;
    setPlayer(planner, occupancy, first, { ...at, radius: fit, dress: column + row, flip, rank: 'hero' }, air);
    if (isStepped) continue;
    const below = { x: at.x, y: at.y + lattice.stepY / 2 };
    setPlayer(
      planner,
      occupancy,
      next,
      { ...below, radius: fit * 0.48, dress: 2 + (row % 2), flip: !flip, rank: 'secondary' },
      air,
    );
  }
  fillGround(planner, occupancy, {
    theme: themeOf(players),
    radius: fit * 0.2,
    air: air * 0.9,
    least: Math.max(2.4, fit * 0.045),
  });
}
