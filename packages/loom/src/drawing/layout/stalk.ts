import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

const samples = 14;

/**
 * A stalk as a cubic Bézier that leaves its stem along the stem's tangent and arrives at a foot in the motif's
 * direction. Angles in radians from +x, clockwise on screen. The tangent may be meant either way; the stalk takes the
 * way that leads to the foot. Answers points from the stem to the foot.
 */
export function stalkBetween(stem: Point, tangent: number, foot: Point, direction: number): Point[] {
  const dx = foot[0] - stem[0];
  const dy = foot[1] - stem[1];
  const length = steady.hypot(dx, dy);
  const way = steady.cos(tangent) * dx + steady.sin(tangent) * dy < 0 ? -1 : 1;
  const ax = stem[0] + way * steady.cos(tangent) * length * 0.5;
  const ay = stem[1] + way * steady.sin(tangent) * length * 0.5;
  const bx = foot[0] - steady.cos(direction) * length * 0.4;
  const by = foot[1] - steady.sin(direction) * length * 0.4;
  return bezier(stem, [ax, ay], [bx, by], foot, samples);
}

/** The tangent of a polyline at a point of it, in radians. */
export function tangentAt(points: readonly Point[], index: number): number {
  const a = points[Math.max(0, index - 1)];
  const b = points[Math.min(points.length - 1, index + 1)];
  return a && b ? steady.atan2(b[1] - a[1], b[0] - a[0]) : 0;
}
