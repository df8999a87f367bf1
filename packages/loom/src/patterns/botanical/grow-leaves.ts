import type { Point } from '../../geometry/point.ts';
import { resample } from '../../geometry/resample.ts';
import { tangentAt } from '../../layout/stalk.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Easel } from './easel.ts';
import { leavesOf } from './leaves-of.ts';

export interface Foliage {
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
