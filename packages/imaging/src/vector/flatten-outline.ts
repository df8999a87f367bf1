import type { Outline } from './drawing.ts';

/** How far a chord may lie from its curve, in units. */
const near = 1;

/** An outline as points without curves: x and y in turn, the first not repeated at the end. */
export function flattenOutline(outline: Outline): number[] {
  let x = outline[0] ?? 0;
  let y = outline[1] ?? 0;
  const points = [x, y];
  for (let at = 2; at + 5 < outline.length; at += 6) {
    const [ax, ay, bx, by] = [outline[at] ?? 0, outline[at + 1] ?? 0, outline[at + 2] ?? 0, outline[at + 3] ?? 0];
    const [ex, ey] = [outline[at + 4] ?? 0, outline[at + 5] ?? 0];
    const isStraight = ax === x && ay === y && bx === ex && by === ey;
    // The second differences bound how far a chord of 1/n of the curve is off: 6/8 of them by n².
    const bend = Math.max(Math.hypot(x - 2 * ax + bx, y - 2 * ay + by), Math.hypot(ax - 2 * bx + ex, ay - 2 * by + ey));
    const count = isStraight ? 1 : Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / near)));
    for (let i = 1; i <= count; i++) {
      const t = i / count;
      const u = 1 - t;
      const [w0, w1, w2, w3] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
      points.push(w0 * x + w1 * ax + w2 * bx + w3 * ex, w0 * y + w1 * ay + w2 * by + w3 * ey);
    }
    x = ex;
    y = ey;
  }
  if (points.length > 2 && points.at(-2) === points[0] && points.at(-1) === points[1]) points.splice(-2);
  return points;
}
