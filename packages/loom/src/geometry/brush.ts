import { normals } from './normals.ts';
import type { Point } from './point.ts';

/** The outline of a brush stroke along a spine; `width` is the full width in units at a share 0 … 1 of the way. */
export function brush(spine: readonly Point[], width: (t: number) => number): Point[] {
  const sides = normals(spine);
  const last = Math.max(1, spine.length - 1);
  const right: Point[] = [];
  const left: Point[] = [];
  for (const [i, [x, y]] of spine.entries()) {
    const [nx, ny] = sides[i] ?? [0, 0];
    const half = width(i / last) / 2;
    right.push([x + nx * half, y + ny * half]);
    left.push([x - nx * half, y - ny * half]);
  }
  return [...right, ...left.reverse()];
}
