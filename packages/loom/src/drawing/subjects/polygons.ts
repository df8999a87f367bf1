import type { Point } from '../../numbers/geometry/point.ts';

/** Curves are cut into so many pieces. */
const pieces = 6;

/** Handles of a cubic that is a quarter of a circle, as a share of its radius. */
const quarter = 0.5523;

/** Path data as `path.ts` and the libraries write it (M, L, H, V, C, S, Q, half circles by a, Z) as closed polygons. */
export const polygonsOf = (d: string): Point[][] => linesOf(d).filter((points) => points.length > 2);

/** The same as lines, straight ones of two points too. */
export function linesOf(d: string): Point[][] {
  const lines: Point[][] = [];
  let points: Point[] = [];
  let handle: Point | undefined;
  for (const [, command = '', list = ''] of d.matchAll(/([MLHVCSQaZ])([^MLHVCSQaZ]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const at = (k: number): Point => [numbers[k] ?? 0, numbers[k + 1] ?? 0];
    const from = () => points.at(-1) ?? at(0);
    const cubic = (b: Point, c: Point, e: Point): Point => {
      const a = from();
      for (let k = 1; k <= pieces; k++) points.push(bend(k / pieces, a, b, c, e, 6));
      return c;
    };
    if (command === 'M') {
      points = [at(0)];
      lines.push(points);
    }
    if (command === 'L') for (let i = 0; i + 2 <= numbers.length; i += 2) points.push(at(i));
    if (command === 'H') for (const x of numbers) points.push([x, from()[1]]);
    if (command === 'V') for (const y of numbers) points.push([from()[0], y]);
    if (command === 'Q')
      for (let i = 0; i + 4 <= numbers.length; i += 4) {
        const a = from();
        for (let k = 1; k <= pieces; k++) points.push(bend(k / pieces, a, at(i), at(i + 2), at(i + 2), 4));
      }
    if (command === 'C') for (let i = 0; i + 6 <= numbers.length; i += 6) handle = cubic(at(i), at(i + 2), at(i + 4));
    if (command === 'S')
      for (let i = 0; i + 4 <= numbers.length; i += 4) {
        const [x, y] = from();
        const [hx, hy] = handle ?? [x, y];
        handle = cubic([2 * x - hx, 2 * y - hy], at(i), at(i + 2));
      }
    if (command === 'a')
      for (let i = 0; i + 7 <= numbers.length; i += 7) {
        const [x, y] = from();
        const [dx, dy] = at(i + 5);
        const side = numbers[i + 4] === 0 ? 1 : -1;
        const [hx, hy, nx, ny] = [dx / 2, dy / 2, (-dy / 2) * side, (dx / 2) * side];
        const top: Point = [x + hx + nx, y + hy + ny];
        cubic([x + quarter * nx, y + quarter * ny], [top[0] - quarter * hx, top[1] - quarter * hy], top);
        cubic(
          [top[0] + quarter * hx, top[1] + quarter * hy],
          [x + dx + quarter * nx, y + dy + quarter * ny],
          [x + dx, y + dy],
        );
      }
    if (command !== 'C' && command !== 'S') handle = undefined;
  }
  return lines;
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
