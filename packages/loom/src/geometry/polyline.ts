import { fixed } from './fixed.ts';
import type { Point } from './point.ts';

/** Path data of straight lines through points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
  return isClosed ? `${d}Z` : d;
}
