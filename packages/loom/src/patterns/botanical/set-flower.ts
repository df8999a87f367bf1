import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { MotifDisc } from '../../scene/scene.ts';
import type { Easel } from './easel.ts';
import { flowerOf } from './flower-of.ts';
import type { Colourway } from './hand.ts';
import { seatsOf } from './seats.ts';

export interface Flower {
  readonly motif: MotifId;
  readonly colourway: Colourway;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly rank: MotifDisc['rank'];
  /** Air kept round it, units. */
  readonly air: number;
}

/** Sets a flower in its place, in front of all stems and leaves. */
export function setFlower(easel: Easel, flower: Flower, rng: Rng): void {
  const { motif, colourway, x, y, radius, turn, rank, air } = flower;
  const { symbol, scale } = flowerOf(easel, motif, colourway, radius, rng);
  easel.drawn[rank === 'hero' ? 'heroes' : 'seconds'].push({ symbol, x, y, turn, scale });
  const discs = seatsOf(motif).map((seat) => ({
    x: x - steady.sin(turn) * seat.y * radius,
    y: y + steady.cos(turn) * seat.y * radius,
    r: seat.r * radius,
  }));
  for (const disc of discs) easel.occupancy.add(disc.x, disc.y, disc.r + air);
  const [proper] = discs;
  if (proper) easel.census.push({ ...proper, motif, rank });
  if (rank === 'hero') easel.heroes.push({ x, y, tint: colourway.body });
}
