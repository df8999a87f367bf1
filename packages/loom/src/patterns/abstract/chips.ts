import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';

/** Path data of a broken stone about the origin, within the radius. */
export function chip(radius: number, rng: Rng): string {
  const corners = rng.pick([4, 5, 5, 6, 7]);
  const flat = rng.between(0.62, 0.95);
  const lean = rng.between(0, Math.PI);
  const points = Array.from({ length: corners }, (_, k): Point => {
    const angle = ((k + rng.between(-0.32, 0.32)) * 2 * Math.PI) / corners;
    const r = radius * rng.between(0.78, 1);
    const [x, y] = [r * steady.cos(angle), r * steady.sin(angle) * flat];
    return [x * steady.cos(lean) - y * steady.sin(lean), x * steady.sin(lean) + y * steady.cos(lean)];
  });
  return polyline(points, true);
}
