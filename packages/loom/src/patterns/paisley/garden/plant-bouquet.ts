import { bezier } from '../../../geometry/bezier.ts';
import type { Point } from '../../../geometry/point.ts';
import { tangentAt } from '../../../layout/stalk.ts';
import { steady } from '../../../number/steady.ts';
import type { FlowerId } from '../shelf.ts';
import { type Bed, endOf, flowerOf, layStem, leafFlower, type SpinePlace, setFlower } from './bed.ts';
import { fillBed } from './fill-bed.ts';

interface Bloom {
  readonly along: number;
  /** Share of the room to one side, −1 … 1. */
  readonly side: number;
  /** Share of the room. */
  readonly size: number;
  readonly habit: readonly FlowerId[];
}

const blooms: readonly Bloom[] = [
  { along: 0.3, side: 0, size: 0.54, habit: ['palmette', 'rosette', 'lotus'] },
  { along: 0.17, side: -0.58, size: 0.36, habit: ['carnation', 'rosette'] },
  { along: 0.17, side: 0.58, size: 0.36, habit: ['carnation', 'rosette'] },
  { along: 0.44, side: -0.52, size: 0.36, habit: ['blossom', 'lotus'] },
  { along: 0.46, side: 0.52, size: 0.34, habit: ['blossom', 'lotus'] },
  { along: 0.58, side: 0, size: 0.58, habit: ['lotus', 'carnation'] },
  { along: 0.02, side: -0.62, size: 0.2, habit: ['bud'] },
  { along: 0.02, side: 0.62, size: 0.2, habit: ['bud'] },
];

/** The flowering plant from which the ambi came: from one foot stems rise and part, each with its flower. */
export function plantBouquet(bed: Bed): void {
  const { rng, onSpine } = bed;
  const belly = onSpine(0);
  const foot: Point = beside(belly, 0, -0.8);
  const end = endOf(bed, 5);
  const standing = blooms.flatMap((bloom, i) => {
    if (bloom.along > end) return [];
    const place = onSpine(bloom.along);
    const radius = place.room * bloom.size;
    const at = beside(place, bloom.side, 0);
    if (radius < 4 || bed.occupancy.at(at[0], at[1]) < radius + 1) return [];
    const id = flowerOf(bed, rng.fork(`kind${bloom.habit.join()}`), bloom.habit);
    // Flowers lean outwards, away from the foot.
    const heading = place.heading + bloom.side * 0.9;
    setFlower(bed, bloom.habit.includes('bud') ? 'bud' : id, at, radius, heading, i, rng.fork(`flower${id}`));
    return [{ at, radius, heading, bloom }];
  });
  for (const { at, radius, heading, bloom } of standing) {
    const back: Point = [at[0] - steady.cos(heading) * radius * 0.8, at[1] - steady.sin(heading) * radius * 0.8];
    const length = steady.hypot(back[0] - foot[0], back[1] - foot[1]);
    const rise: Point = [
      foot[0] + steady.cos(belly.heading) * length * 0.45,
      foot[1] + steady.sin(belly.heading) * length * 0.45,
    ];
    const arrive: Point = [
      back[0] - steady.cos(heading) * length * 0.35,
      back[1] - steady.sin(heading) * length * 0.35,
    ];
    const path = bezier(foot, rise, arrive, back, 12);
    layStem(bed, path, bed.stemWidth * (bloom.side === 0 ? 1.15 : 0.9));
    for (let k = 4; k < 11; k += 3) {
      const at = path[k];
      const side = k % 2 === 0 ? 1 : -1;
      const leaf =
        at &&
        bed.leaf.place(
          bed.occupancy,
          at,
          tangentAt(path, k) + side * 0.9,
          rng.fork(`leaf${bloom.along}${bloom.side}${k}`),
        );
      if (leaf) bed.leaves.push(leaf);
    }
  }
  for (const [i, { at, radius }] of standing.slice(0, 3).entries()) leafFlower(bed, at, radius, rng.fork(`collar${i}`));
  fillBed(bed);
}

/** A place off the spine by shares of the room there: to the right of its direction, and onwards. */
function beside({ at, room, heading }: SpinePlace, side: number, onwards: number): Point {
  return [
    at[0] + (steady.cos(heading) * onwards - steady.sin(heading) * side) * room,
    at[1] + (steady.sin(heading) * onwards + steady.cos(heading) * side) * room,
  ];
}
