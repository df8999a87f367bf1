import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';

/** A closed outline of straight sides moved inwards by `by` units; too narrow tips are kept at three times that. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const n = outline.length;
  const at = (i: number): Point => outline[((i % n) + n) % n] ?? [0, 0];
  const winding = Math.sign(area(outline)) || 1;
  return outline.map((point, i) => {
    const a = normal(at(i - 1), point, winding);
    const b = normal(point, at(i + 1), winding);
    const x = a[0] + b[0];
    const y = a[1] + b[1];
    const square = x * x + y * y || 1;
    const reach = Math.min(3, 2 / Math.sqrt(square));
    const length = Math.sqrt(square);
    return [point[0] + (x / length) * by * reach, point[1] + (y / length) * by * reach];
  });
}

function normal(a: Point, b: Point, winding: number): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = steady.hypot(dx, dy) || 1;
  return [(-dy / length) * winding, (dx / length) * winding];
}

function area(outline: readonly Point[]): number {
  let total = 0;
  let previous = outline.at(-1) ?? [0, 0];
  for (const point of outline) {
    total += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return total / 2;
}
