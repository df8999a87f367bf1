import { steady } from '../number/steady.ts';
import type { Point } from './point.ts';

/** Unit normals of a polyline, at each point, to the right-hand side of its direction (on screen, y down). */
export function normals(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = steady.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
}
