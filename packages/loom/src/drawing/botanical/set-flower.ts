import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Made } from '../layout/gap-fill.ts';
import type { Motif } from '../motifs/motif.ts';
import type { MotifDisc } from '../scene.ts';
import type { Easel } from './easel.ts';
import type { Colourway } from './hand.ts';

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

/** Flowers that are never of another colour: always of the first dye, which is theirs where none was named. */
const ofOneColour: readonly MotifId[] = ['sunflower'];

/** The drawing of a flower in a colourway at a radius, by the hand's own motif or another. */
export function flowerOf(
  easel: Easel,
  motif: MotifId,
  wished: Colourway,
  radius: number,
  rng: Rng,
  other?: Motif,
): Made {
  const { hand, recipe } = easel;
  const colourway = ofOneColour.includes(motif) ? hand.flowers[0] : wished;
  const draw = other ?? hand.motifs[motif];
  if (!draw) throw new RangeError(`Expected a motif of this cloth's hand but received ${motif}`);
  const inks = { ...colourway, leaf: 'leaf1' as const, contour: hand.contour(colourway.body), light: 'light' as const };
  const kind = `${other ? 'other/' : ''}${motif}/${colourway.body}/${colourway.second}/${colourway.third}`;
  const made = easel.take(
    kind,
    radius,
    (drawn, fork) => ({ ...draw({ radius: drawn, inks, detail: recipe.detail, line: recipe.line }, fork), motif }),
    rng,
  );
  return { ...made, tint: colourway.body };
}

/** A disc that a motif of radius 1 really covers: its centre below the motif's, and its radius. */
interface Seat {
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

function seatsOf(motif: MotifId): readonly [Seat, ...Seat[]] {
  return seats[motif] ?? whole;
}
