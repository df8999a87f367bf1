import type { Point } from './point.ts';

/** Whether a place lies inside a closed outline (even-odd). */
export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isIn = !isIn;
    ax = bx;
    ay = by;
  }
  return isIn;
}
