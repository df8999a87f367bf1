import { resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { type LeafMaker, leafMaker } from '../layout/collar.ts';
import { tangentAt } from '../layout/stalk.ts';
import type { Easel } from './easel.ts';
import { flowerOf } from './set-flower.ts';

interface Foliage {
  readonly longest: number;
  /** Along the stem between one leaf and the next, units. */
  readonly step: number;
  readonly air: number;
  /** Angle to the stem, radians. */
  readonly angle: number;
  /** Share of the stem, from its root, on which nothing grows; likewise to its tip. */
  readonly bareRoot?: number;
  readonly bareTip?: number;
}

/** Leaves left and right along a stem, wherever there is room. Each bends towards the stem's tip. */
export function growLeaves(easel: Easel, stem: readonly Point[], foliage: Foliage, rng: Rng): void {
  if (!easel.cast.has('leaf')) return;
  const maker = leavesOf(easel, foliage.longest, foliage.air);
  // Wanted leaves stand closer, not larger: larger ones would find no room.
  const points = resample(
    stem,
    foliage.step / Math.min(2, Math.max(0.6, steady.power(easel.cast.weight('leaf'), 0.4))),
  );
  const last = points.length - 1;
  for (let i = 0; i <= last; i++) {
    const share = i / last;
    if (share < (foliage.bareRoot ?? 0) || share > 1 - (foliage.bareTip ?? 0)) continue;
    const at = points[i];
    if (!at) continue;
    const own = rng.fork(i);
    // Mostly alternate, now and then a pair.
    for (const side of own.chance(0.3) ? [-1, 1] : [i % 2 === 0 ? 1 : -1]) {
      const heading = tangentAt(points, i) + side * foliage.angle * own.between(0.8, 1.2);
      const leaf = maker.place(easel.occupancy, at, heading, own.fork(side), foliage.longest * own.between(0.72, 1));
      if (leaf) easel.drawn.leaves.push({ ...leaf, flip: side > 0 });
    }
  }
}

/** A maker of leaves up to a length, in this cloth's leaf colours. */
export function leavesOf(easel: Easel, longest: number, air: number): LeafMaker {
  const { hand, recipe } = easel;
  return leafMaker({
    longest,
    shortest: Math.max(hand.smallest * 1.4, longest * 0.24, 15 - recipe.detail * 1.6),
    slim: 0.42,
    air,
    make: (radius, rng) => flowerOf(easel, 'leaf', rng.pick(hand.leaves), radius, rng),
  });
}
