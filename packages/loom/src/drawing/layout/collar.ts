import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Item } from '../scene.ts';
import type { FreeCircle, Occupancy } from './occupancy.ts';

/** Makes leaves where there is room. */
export interface LeafMaker {
  /** A leaf growing from a foot in a direction, or none where it would not fit. Occupies what it takes. */
  place(occupancy: Occupancy, foot: Point, heading: number, rng: Rng, longest?: number): Item | undefined;
}

/** Where no leaves are wanted. */
export const leafless: LeafMaker = { place: () => undefined };

export interface LeafHabit {
  /** Longest and shortest leaf, units. */
  readonly longest: number;
  readonly shortest: number;
  /** Width as a share of the length. */
  readonly slim: number;
  /** Air that must remain, units. */
  readonly air: number;
  /** The leaf's symbol drawn within the disc of a radius of half its length, foot at (0, radius). */
  readonly make: (radius: number, rng: Rng) => { readonly symbol: number; readonly scale: number };
}

const tries = [1, 0.78, 0.6, 0.45];

/** A maker that tries its longest leaf, then shorter ones. Only the half away from the foot must be free: a leaf may touch its own stem. */
export function leafMaker(habit: LeafHabit): LeafMaker {
  return {
    place: (occupancy, foot, heading, rng, longest = habit.longest) => {
      const wished = Math.min(longest, habit.longest) * rng.between(0.82, 1);
      for (const share of tries) {
        const length = wished * share;
        if (length < habit.shortest) return undefined;
        if (!hasRoom(occupancy, foot, heading, length, habit)) continue;
        const made = habit.make(length / 2, rng.fork('leaf'));
        const along = (t: number): Point => [
          foot[0] + steady.cos(heading) * length * t,
          foot[1] + steady.sin(heading) * length * t,
        ];
        const stations = [0.15, 0.5, 0.95];
        occupancy.chain(
          stations.map(along),
          (i) => halfWidth(stations[i] ?? 0) * length * habit.slim + habit.air * 0.5,
        );
        const [x, y] = along(0.5);
        return { symbol: made.symbol, x, y, turn: heading + Math.PI / 2, scale: made.scale };
      }
      return undefined;
    },
  };
}

/** Half the width at a place along the leaf as a share of its full width. */
function halfWidth(t: number): number {
  return 0.5 * steady.power(steady.sin(Math.PI * steady.power(t, 0.8)), 0.8);
}

function hasRoom(occupancy: Occupancy, foot: Point, heading: number, length: number, habit: LeafHabit): boolean {
  for (let k = 4; k <= 8; k++) {
    const t = k / 8;
    const x = foot[0] + steady.cos(heading) * length * t;
    const y = foot[1] + steady.sin(heading) * length * t;
    if (occupancy.at(x, y) < halfWidth(Math.min(t, 0.98)) * length * habit.slim + habit.air) return false;
  }
  return true;
}

/** Six to nine leaves round a flower, each only where it fits; none where the stalk arrives. */
export function placeCollar(
  occupancy: Occupancy,
  leaf: LeafMaker,
  flower: FreeCircle,
  radius: number,
  rng: Rng,
  stalkFrom?: number,
): Item[] {
  const count = rng.whole(6, 9);
  const start = rng.between(0, Math.PI * 2);
  const placed: Item[] = [];
  for (let i = 0; i < count; i++) {
    const angle = start + (i * Math.PI * 2) / count + rng.between(-0.12, 0.12);
    if (stalkFrom !== undefined && steady.cos(angle - stalkFrom) > 0.94) continue;
    const foot: Point = [flower.x + steady.cos(angle) * radius * 0.86, flower.y + steady.sin(angle) * radius * 0.86];
    const item = leaf.place(occupancy, foot, angle + rng.between(-0.3, 0.3), rng.fork(i), radius * 1.25);
    if (item) placed.push(item);
  }
  return placed;
}
