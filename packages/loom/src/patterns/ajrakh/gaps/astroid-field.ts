import { place } from '../../../geometry/place.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';

const quarter = Math.PI / 2;
const steps = 10;

/** The four-cusped field between circles of `radius` about (±cell / 2, ±cell / 2): four arcs that meet in the cusps. */
export function astroidField(cell: number, radius: number): Point[][] {
  const half = cell / 2;
  // Circles that do not meet leave no cusp; the field then ends where they would nearly touch.
  const r = Math.max(radius, half * 1.012);
  const from = steady.acos(half / r);
  return [0, 1, 2, 3].map((k) => {
    const arc = Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = from + ((quarter - 2 * from) * (steps - i)) / steps;
      return [-half + r * steady.cos(angle), -half + r * steady.sin(angle)];
    });
    return place(arc, 0, 0, -k * quarter);
  });
}
