import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Easel } from '../botanical/easel.ts';
import { flowerOf } from '../botanical/flower-of.ts';
import type { Colourway } from '../botanical/hand.ts';
import type { BunchPlace } from './set-bunch.ts';

/** Barbs of the leaves' greens, an eye of the dyes: as the bird wears them. */
const ways: readonly Colourway[] = [
  { body: 'a1', second: 'leaf2', third: 'a3', heart: 'a4' },
  { body: 'a4', second: 'leaf1', third: 'a2', heart: 'a1' },
  { body: 'a2', second: 'leaf3', third: 'a1', heart: 'a4' },
];
/** From the middle of the place to the foot; half a feather's length and its lean: the outer ones are drawn first. */
const reach = 0.76;
const fan: readonly (readonly [size: number, lean: number])[] = [
  [0.62, -0.6],
  [0.62, 0.6],
  [0.76, 0],
];

/** Three peacock feathers from one foot, the longest before the others. */
export function setPlumes(easel: Easel, { x, y, radius, facing, turn }: BunchPlace, rng: Rng): void {
  const { drawn, occupancy, census, heroes } = easel;
  const foot: Point = [x - steady.sin(turn) * radius * reach, y + steady.cos(turn) * radius * reach];
  const first = rng.fork('way').whole(0, ways.length - 1);
  for (const [k, [size, lean]] of fan.entries()) {
    const way = ways[(first + k) % ways.length] ?? easel.hand.flowers[0];
    const half = radius * size * rng.fork(k).between(0.94, 1.06);
    const angle = turn + lean * facing + 0.07 * rng.fork('lean').fork(k).between(-1, 1);
    const [dx, dy] = [steady.sin(angle), -steady.cos(angle)];
    const made = flowerOf(easel, 'feather', way, half, rng.fork('feather').fork(k));
    const [cx, cy] = [foot[0] + dx * half, foot[1] + dy * half];
    drawn.heroes.push({ symbol: made.symbol, x: cx, y: cy, turn: angle, scale: made.scale });
    for (const t of [0.5, 0.9, 1.3, 1.65]) occupancy.add(foot[0] + dx * half * t, foot[1] + dy * half * t, half * 0.26);
    const eye = { x: foot[0] + dx * half * 1.36, y: foot[1] + dy * half * 1.36, r: half * 0.4 };
    census.push({ ...eye, motif: 'feather', rank: lean === 0 ? 'hero' : 'secondary' });
    if (lean === 0) heroes.push({ x, y, tint: way.body });
  }
}
