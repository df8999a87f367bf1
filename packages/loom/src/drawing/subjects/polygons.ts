import type { Point } from '../../numbers/geometry/point.ts';

/** Curves are cut into so many pieces. */
const pieces = 6;

/** Path data of M, L, C, Q and Z as closed polygons. */
export function polygonsOf(d: string): Point[][] {
  const polygons: Point[][] = [];
  let points: Point[] = [];
  for (const [, command, list = ''] of d.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const numbers = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const at = (k: number): Point => [numbers[k] ?? 0, numbers[k + 1] ?? 0];
    if (command === 'M') {
      points = [at(0)];
      polygons.push(points);
      continue;
    }
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const from = points.at(-1) ?? at(i);
      if (size === 2) points.push(at(i));
      else
        for (let k = 1; k <= pieces; k++) points.push(bend(k / pieces, from, at(i), at(i + 2), at(i + size - 2), size));
    }
  }
  return polygons.filter((polygon) => polygon.length > 2);
}

function bend(t: number, a: Point, b: Point, c: Point, e: Point, size: number): Point {
  const u = 1 - t;
  const axis = (k: 0 | 1) =>
    size === 6
      ? u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * e[k]
      : u * u * a[k] + 2 * u * t * b[k] + t * t * e[k];
  return [axis(0), axis(1)];
}

/** Where a level line runs inside polygons: from, to, from, to …, from left to right. */
export function spansAt(polygons: readonly (readonly Point[])[], y: number, isEvenOdd = false): number[] {
  const crossings: { x: number; turn: number }[] = [];
  for (const points of polygons) {
    let a = points.at(-1);
    for (const b of points) {
      if (a !== undefined && a[1] > y !== b[1] > y)
        crossings.push({ x: a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), turn: b[1] > a[1] ? 1 : -1 });
      a = b;
    }
  }
  crossings.sort((one, other) => one.x - other.x);
  if (isEvenOdd) return crossings.map(({ x }) => x);
  const spans: number[] = [];
  let winding = 0;
  for (const { x, turn } of crossings) {
    const before = winding;
    winding += turn;
    if (before === 0 || winding === 0) spans.push(x);
  }
  return spans;
}
