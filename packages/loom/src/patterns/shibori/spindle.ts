import { brush } from '../../geometry/brush.ts';
import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { steady } from '../../number/steady.ts';

/** Path of a streak that the dye did not reach: widest in its middle, running out at both ends. */
export function spindle(course: readonly Point[], width: number): string {
  return polyline(
    brush(course, (t) => width * (0.12 + 0.88 * steady.sin(Math.PI * Math.min(0.999, t)))),
    true,
  );
}
