import type { Point } from '../../../geometry/point.ts';
import { tangentAt } from '../../../layout/stalk.ts';
import { steady } from '../../../number/steady.ts';
import { type Bed, bellyAt, endOf, flowerOf, layStem, leafFlower, setFlower } from './bed.ts';
import { fillBed } from './fill-bed.ts';

const points = 22;

/** A great flower in the belly; from behind it a creeper winds up the spine with leaves, side flowers and buds. */
export function plantVine(bed: Bed): void {
  const { rng, occupancy, onSpine } = bed;
  const belly = onSpine(bellyAt);
  const radius = belly.room * 0.62;
  const id = flowerOf(bed, rng.fork('hero'), ['rosette', 'rosette', 'palmette', 'lotus']);
  setFlower(bed, id, belly.at, radius, belly.heading, 0, rng.fork('hero'));
  const end = endOf(bed, 4.5);
  const sway = rng.pick([-1, 1]);
  const winds = rng.between(2.1, 2.9);
  const path: Point[] = [];
  for (let k = 0; k <= points; k++) {
    const share = k / points;
    const { at, room, heading } = onSpine(bellyAt + (end - bellyAt) * share);
    const off = sway * room * 0.52 * steady.sin(share * winds * Math.PI) * Math.min(1, k / 4);
    path.push([at[0] - steady.sin(heading) * off, at[1] + steady.cos(heading) * off]);
  }
  layStem(bed, path, bed.stemWidth);
  leafFlower(bed, belly.at, radius, rng.fork('collar'));
  for (let k = 6; k < points; k += 2) {
    const at = path[k];
    if (!at) continue;
    const side = k % 4 === 2 ? 1 : -1;
    const leaf = bed.leaf.place(occupancy, at, tangentAt(path, k) + side * 0.85, rng.fork(`leaf${k}`));
    if (leaf) bed.leaves.push(leaf);
  }
  fillBed(bed);
}
