import type { Occupancy } from '../../../drawing/layout/occupancy.ts';
import { createOccupancy } from '../../../drawing/layout/occupancy.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { discsOf, type Layout, occupyAmbi, type Placed } from '../arrangement.ts';
import { type Ambi, ambiHabit, buildAmbi, guestsOf, withGuest } from '../build-ambi.ts';
import { colourwaysBy } from '../dyes.ts';
import type { PaisleyTask } from '../task.ts';

const tries = 70;
const goldenAngle = 2.399963;

/** Large and small ambis tossed in all directions. */
export const twoScaleToss: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const { torus, hero } = plot;
  const wayOf = colourwaysBy(rng.fork('ways'));
  const guests = guestsOf(recipe);
  const build = (name: string, way: number, radius: number): Ambi => {
    const habit = withGuest(ambiHabit(rng.fork(`habit-${name}`), recipe.freedom), guests[way % guests.length]);
    return buildAmbi(task, habit, wayOf(way), radius, rng.fork(name));
  };
  const large = [build('first', 0, hero / 2), build('second', 1, hero / 2)];
  const small = [build('third', 1, hero * 0.21), build('fourth', 2, hero * 0.21), build('fifth', 0, hero * 0.21)];
  // Coarser than the ground's: only distances to whole ambis are asked of it.
  const occupancy = createOccupancy(torus, 8);
  const area = torus.w * torus.h;
  const placed: Placed[] = [];
  const share = 0.32 + 0.24 * recipe.density;
  const many = Math.max(2, Math.round((area * share) / (hero * hero * 0.62)));
  toss(task, occupancy, placed, large, many, 'hero', rng.fork('large'), hero * 0.05);
  toss(task, occupancy, placed, small, many * 3, 'secondary', rng.fork('small'), hero * 0.045);
  return { placed };
};

/** Sets each where, of many tries, it keeps farthest from the others; gives up where there is no room. */
function toss(
  { plot }: PaisleyTask,
  occupancy: Occupancy,
  placed: Placed[],
  ambis: readonly Ambi[],
  count: number,
  rank: Placed['rank'],
  rng: Rng,
  air: number,
): void {
  const start = rng.between(0, Math.PI * 2);
  for (let i = 0; i < count; i++) {
    const ambi = ambis[i % ambis.length];
    if (!ambi) return;
    const own = rng.fork(i);
    let best: Placed | undefined;
    let most = air;
    for (let k = 0; k < tries; k++) {
      // Turns go round by the golden angle, so that no direction prevails.
      const turn = start + i * goldenAngle + own.normal() * 0.35;
      const one: Placed = {
        ambi,
        x: own.between(0, plot.torus.w),
        y: own.between(0, plot.torus.h),
        turn,
        flip: own.chance(0.5),
        rank,
      };
      const room = Math.min(...discsOf(ambi, one, 4).map(({ x, y, r }) => occupancy.at(x, y) - r));
      if (room > most) [best, most] = [one, room];
    }
    if (!best) continue;
    placed.push(best);
    occupyAmbi(occupancy, best, 0);
  }
}
