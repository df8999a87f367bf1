import { type PetalShape, petalOutline } from '../../../drawing/motifs/petal-outline.ts';
import { polyline } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';

/** A petal as path data: its foot at (x, y), pointing along `angle` clockwise from above. */
export function petalPath(
  shape: PetalShape,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
): string {
  const points = petalOutline(shape, length, width, 0, 10).flatMap((stretch) => stretch.slice(0, -1));
  return polyline(place(points, x, y, angle), true);
}

/** A standing lozenge about (x, y). */
export function lozenge(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const corners: Point[] = [
    [x, y - halfHeight],
    [x + halfWidth, y],
    [x, y + halfHeight],
    [x - halfWidth, y],
  ];
  return polyline(corners, true);
}

/** An upright box about (x, y). */
export function box(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const corners: Point[] = [
    [x - halfWidth, y - halfHeight],
    [x + halfWidth, y - halfHeight],
    [x + halfWidth, y + halfHeight],
    [x - halfWidth, y + halfHeight],
  ];
  return polyline(corners, true);
}
