import type { MotifId } from '../../recipe/recipe.ts';

/** A disc that a motif of radius 1 really covers: its centre below the motif's, and its radius. */
export interface Seat {
  readonly y: number;
  readonly r: number;
}

const whole: readonly [Seat, ...Seat[]] = [{ y: 0, r: 1 }];

/** Flowers seen from the side leave the corners beside their foot free. The first disc is the flower proper. */
const seats: Partial<Record<MotifId, readonly [Seat, ...Seat[]]>> = {
  carnation: [
    { y: -0.1, r: 0.88 },
    { y: 0.62, r: 0.3 },
  ],
  lotus: [
    { y: -0.06, r: 0.92 },
    { y: 0.62, r: 0.38 },
  ],
  palmette: [{ y: -0.03, r: 0.95 }],
  paisley: [
    { y: 0.26, r: 0.7 },
    { y: -0.44, r: 0.5 },
  ],
  bud: [
    { y: 0.05, r: 0.6 },
    { y: -0.55, r: 0.4 },
    { y: 0.68, r: 0.32 },
  ],
};

export function seatsOf(motif: MotifId): readonly [Seat, ...Seat[]] {
  return seats[motif] ?? whole;
}
