import { atPitch } from '../../drawing/botanical/at-pitch.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import type { Planner } from '../../drawing/planner.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import type { Player } from './player.ts';
import { farApart, fillGround, roomOf, setPlayer } from './set-out.ts';
import { themeOf } from './themes.ts';
import { wholeRows } from './whole-rows.ts';

/** Row above row, one way up: each row of one thing, the rows shifted and turned about, little between. */
export function rows(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng, origin } = planner;
  const isLone = players.length === 1;
  const airy = 1 - recipe.density;
  const isApart = recipe.density < farApart.density;
  const radius = roomOf(planner) * rng.between(0.8, 0.95) * (isApart ? farApart.size : 1);
  const ask = isApart
    ? { stepX: radius * farApart.across, stepY: radius * farApart.down }
    : { stepX: radius * (1.8 + 1.7 * airy), stepY: radius * (1.75 + 1.3 * airy) };
  const lattice = wholeRows(plot.torus, atPitch(planner, ask), players.length);
  const fit = Math.min(radius, lattice.stepX * 0.48, lattice.stepY * 0.54);
  const occupancy = createOccupancy(plot.torus);
  const air = fit * 0.13;
  const lifts = liftsOf(players, lattice.stepY, fit);
  for (const { x, y, column, row } of lattice.sites) {
    const player = players[row % players.length];
    if (player === undefined) continue;
    setPlayer(
      planner,
      occupancy,
      player,
      {
        x: x + origin.x,
        y: y + origin.y + (lifts[row % players.length] ?? 0),
        radius: fit,
        dress: (column + row * 2) % 4,
        // A thing alone leans one way and the other, row by row and beside each other.
        turn: isLone ? lean * (row % 2 === 0 ? 1 : -1) * (column % 2 === 0 ? 1 : 0.6) : 0,
        // Neighbours of a row face each other, and the next row of the same thing begins the other way.
        flip: isLone
          ? (row + Math.floor(column / 2)) % 2 === 1
          : (column + row + Math.floor(row / players.length)) % 2 === 1,
        rank: 'hero',
      },
      air,
    );
  }
  fillGround(planner, occupancy, {
    theme: themeOf(players),
    radius: fit * 0.22,
    air,
    least: Math.max(2.4, fit * 0.05),
  });
}

/** How far a thing that is alone on its cloth leans. */
const lean = 0.07;

/** How far each row moves from an even step so that the cloth between neighbours is as high everywhere, whatever their height. */
function liftsOf(players: readonly Player[], step: number, fit: number): readonly number[] {
  const reaches = players.map((player) => {
    const ground = player.outline === undefined ? [] : groundOf(player.outline, fit * player.size);
    const usual = fit * player.size * 0.86;
    if (ground.length === 0) return { top: -usual, foot: usual };
    return { top: Math.min(...ground.map(({ y, r }) => y - r)), foot: Math.max(...ground.map(({ y, r }) => y + r)) };
  });
  const high = reaches.reduce((sum, { top, foot }) => sum + foot - top, 0);
  const between = (step * players.length - high) / players.length;
  let edge = 0;
  const middles = reaches.map(({ top, foot }) => {
    const middle = edge - top;
    edge += foot - top + between;
    return middle;
  });
  const lifts = middles.map((middle, n) => middle - n * step);
  const mean = lifts.reduce((sum, lift) => sum + lift, 0) / Math.max(1, lifts.length);
  return lifts.map((lift) => lift - mean);
}
