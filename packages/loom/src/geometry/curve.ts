import { fixed } from './fixed.ts';
import type { Point } from './point.ts';

/**
 * Path data of a smooth curve through points (uniform Catmull–Rom written as cubic Béziers). Handles on both sides of a
 * point mirror each other, so all but the first need not be written.
 */
export function curve(points: readonly Point[], isClosed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const [x0, y0] = at(0);
  let d = `M${fixed(x0)} ${fixed(y0)}`;
  const last = isClosed ? n : n - 1;
  for (let i = 0; i < last; i++) {
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    if (i === 0) {
      const before = at(-1);
      d += `C${fixed(from[0] + (to[0] - before[0]) / 6)} ${fixed(from[1] + (to[1] - before[1]) / 6)} `;
    } else d += 'S';
    d += `${fixed(to[0] - (after[0] - from[0]) / 6)} ${fixed(to[1] - (after[1] - from[1]) / 6)} ${fixed(to[0])} ${fixed(to[1])}`;
  }
  return isClosed ? `${d}Z` : d;
}
