import type { Point } from '../../geometry/point.ts';
import type { Occupancy } from '../../layout/occupancy.ts';

const passes = 70;

/**
 * Moves a first guess of a vine to the middle between what is taken, sideways only, keeping it smooth. The last point
 * is the first one a module further; both stay so.
 */
export function channelVine(occupancy: Occupancy, guess: readonly Point[], reach: number): Point[] {
  const first = guess[0];
  const last = guess.at(-1);
  if (!first || !last) return [];
  const isUpright = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0]);
  const along = guess.slice(0, -1).map((point) => (isUpright ? point[1] : point[0]));
  const start = guess.slice(0, -1).map((point) => (isUpright ? point[0] : point[1]));
  let across = [...start];
  const at = (side: number, i: number) =>
    isUpright ? occupancy.at(side, along[i] ?? 0) : occupancy.at(along[i] ?? 0, side);
  const n = across.length;
  for (let pass = 0; pass < passes; pass++) {
    const pulled = across.map((side, i) => {
      const slope = at(side + 5, i) - at(side - 5, i);
      const limit = Math.max(
        -reach,
        Math.min(reach, side + Math.sign(slope) * Math.min(4, Math.abs(slope)) - (start[i] ?? 0)),
      );
      return (start[i] ?? 0) + limit;
    });
    across = pulled.map((side, i) => {
      const before = pulled[(i - 1 + n) % n] ?? side;
      const after = pulled[(i + 1) % n] ?? side;
      return side * 0.5 + (before + after) * 0.25;
    });
  }
  const points = across.map((side, i): Point => (isUpright ? [side, along[i] ?? 0] : [along[i] ?? 0, side]));
  const begin = points[0];
  return begin
    ? [...points, isUpright ? [begin[0], begin[1] + last[1] - first[1]] : [begin[0] + last[0] - first[0], begin[1]]]
    : points;
}
