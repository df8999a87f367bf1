import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import { polygonsOf } from './polygons.ts';

const known = new WeakMap<Outline, number>();

/** How far below its middle a thing ends, in radii. */
export function footOf(outline: Outline): number {
  const ready = known.get(outline);
  if (ready !== undefined) return ready;
  const ys = outline.regions.flatMap(({ d }) => polygonsOf(d).flatMap((points) => points.map(([, y]) => y)));
  const foot = Math.max(...ys) / outlineReach;
  known.set(outline, foot);
  return foot;
}
