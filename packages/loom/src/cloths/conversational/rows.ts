import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import type { Planner } from '../../drawing/planner.ts';
import { type Player, settingOf } from './cast.ts';
import { fillGround, setPlayer } from './set-out.ts';

/** Row above row, one way up: each row of one thing, the rows shifted and turned about, little between. */
export function rows(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng, origin } = planner;
  const airy = 1 - recipe.density;
  const radius = (plot.hero / 2) * rng.between(0.8, 0.95);
  const ask = { stepX: radius * (2.1 + 0.9 * airy), stepY: radius * (1.95 + 0.7 * airy), evenRows: true };
  const lattice = fitLattice(brickLattice, plot.torus, ask, 2);
  const fit = Math.min(radius, lattice.stepX * 0.48, lattice.stepY * 0.54);
  const occupancy = createOccupancy(plot.torus);
  const air = fit * 0.13;
  for (const { x, y, column, row } of lattice.sites) {
    const player = players[row % players.length];
    if (player === undefined) continue;
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x: x + origin.x,
        y: y + origin.y,
        radius: fit,
        dress: (column + row * 2) % 4,
        flip: row % 2 === 1,
        rank: 'hero',
      },
      air,
    );
  }
  fillGround(planner, occupancy, {
    setting: settingOf(players),
    radius: fit * 0.22,
    air,
    least: Math.max(2.4, fit * 0.05),
  });
}
