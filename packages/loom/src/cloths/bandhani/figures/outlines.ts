import { type PetalShape, petalOutline } from '../../../drawing/motifs/petal-outline.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Figure } from '../figure.ts';

/** What a figure may vary with. */
interface FigureAsk {
  readonly rng: Rng;
  /** Its radius in knots: how much detail so many can show. */
  readonly size: number;
}

export type DrawFigure = (ask: FigureAsk) => Figure;

/** A circle as a closed outline; about as many points as its size needs. */
export function discOutline(x: number, y: number, r: number, aspect = 1): Point[] {
  return Array.from({ length: 40 }, (_, k) => [
    x + r * steady.sin((k * Math.PI) / 20),
    y - r * aspect * steady.cos((k * Math.PI) / 20),
  ]);
}

/** A petal as a closed outline: its foot at (x, y), pointing along `angle` clockwise from above. */
export function petalZone(
  shape: PetalShape,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
): Point[] {
  const points = petalOutline(shape, length, width, 0, 12).flatMap((stretch) => stretch.slice(0, -1));
  return place(points, x, y, angle);
}

/** A smooth closed outline through a few points, ten to each stretch (Catmull–Rom). */
export function smooth(points: readonly Point[]): Point[] {
  const n = points.length;
  const at = (i: number): Point => points[((i % n) + n) % n] ?? [0, 0];
  return points.flatMap((_, i) =>
    Array.from({ length: 10 }, (_unused, k): Point => {
      const t = k / 10;
      const weights = [-t + 2 * t * t - t ** 3, 2 - 5 * t * t + 3 * t ** 3, t + 4 * t * t - 3 * t ** 3, t ** 3 - t * t];
      const axis = (a: 0 | 1) => weights.reduce((sum, weight, j) => sum + (weight * at(i + j - 1)[a]) / 2, 0);
      return [axis(0), axis(1)];
    }),
  );
}
