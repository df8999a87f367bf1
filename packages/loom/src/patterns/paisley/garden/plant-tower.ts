import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { FlowerId } from '../shelf.ts';
import { type Bed, endOf, flowerOf, layStem, leafFlower, setFlower } from './bed.ts';
import { fillBed } from './fill-bed.ts';

const storeys: readonly (readonly FlowerId[])[] = [
  ['palmette', 'lotus', 'rosette'],
  ['rosette'],
  ['carnation', 'lotus'],
  ['blossom'],
  ['bud'],
];

/** Flowers stacked along the spine, each smaller than the last, on one stem with leaves to both sides. */
export function plantTower(bed: Bed): void {
  const { rng, onSpine } = bed;
  const end = endOf(bed, 4);
  const path: Point[] = [];
  for (let k = 0; k <= 16; k++) path.push(onSpine((end * k) / 16).at);
  layStem(bed, path, bed.stemWidth * 1.2);
  const set: { at: Point; radius: number }[] = [];
  for (let t = 0.1; t < end && set.length < storeys.length; t += 0.02) {
    const { at, room, heading } = onSpine(t);
    const storey = set.length;
    const radius = room * (storey === 0 ? 0.72 : 0.66);
    if (radius < 4) break;
    const below = set.at(-1);
    if (below && steady.hypot(at[0] - below.at[0], at[1] - below.at[1]) < below.radius + radius * 1.05) continue;
    const habit = storeys[storey] ?? ['bud'];
    const id = storey < 2 ? flowerOf(bed, rng.fork(storey), habit) : (habit[0] ?? 'bud');
    setFlower(bed, id, at, radius, heading, storey, rng.fork(`flower${storey}`));
    set.push({ at, radius });
  }
  for (const [storey, { at, radius }] of set.slice(0, 3).entries())
    leafFlower(bed, at, radius, rng.fork(`collar${storey}`));
  fillBed(bed);
}
