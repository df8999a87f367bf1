import { pathNumbers } from '../../geometry/path-numbers.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';

/** Path data as polygons, one for each subpath; curves in `steps` pieces. Knows what the loom's motifs write: M L C S Q Z and circles' arcs. */
export function flatten(d: string, steps = 4): Point[][] {
  const polygons: Point[][] = [];
  let points: Point[] = [];
  let handle: Point = [0, 0];
  for (const [, command, list = ''] of d.matchAll(/([MaLCSQ])([^MaLCSQZ]*)/g)) {
    const numbers = pathNumbers(list);
    if (command === 'M') {
      handle = [numbers[0] ?? 0, numbers[1] ?? 0];
      points = [handle];
      polygons.push(points);
      continue;
    }
    if (command === 'a') {
      // The first of a circle's two halves tells all of it.
      if (points.length === 1) points.splice(0, 1, ...round(points[0] ?? handle, numbers[0] ?? 0));
      continue;
    }
    const size = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const at = (k: number): Point => [numbers[i + 2 * k] ?? 0, numbers[i + 2 * k + 1] ?? 0];
      const from = points.at(-1) ?? handle;
      if (size === 2) {
        points.push(at(0));
        handle = from;
        continue;
      }
      // A handle that is not written mirrors the one before.
      const first: Point = command === 'S' ? [2 * from[0] - handle[0], 2 * from[1] - handle[1]] : at(0);
      const second = command === 'C' ? at(1) : command === 'S' ? at(0) : undefined;
      const to = command === 'C' ? at(2) : at(1);
      for (let k = 1; k <= steps; k++) points.push(along(k / steps, from, first, second, to));
      handle = second ?? first;
    }
  }
  return polygons;
}

/** A circle from its leftmost point. */
function round([x, y]: Point, r: number): Point[] {
  return Array.from({ length: 12 }, (_, i): Point => {
    const a = (i * Math.PI) / 6;
    return [x + r - r * steady.cos(a), y - r * steady.sin(a)];
  });
}

/** De Casteljau; with one handle or two. */
function along(t: number, from: Point, first: Point, second: Point | undefined, to: Point): Point {
  const axis = (a: number, b: number, c: number, d: number) => {
    const ab = a + (b - a) * t;
    const bc = b + (c - b) * t;
    const abc = ab + (bc - ab) * t;
    if (second === undefined) return abc;
    const bcd = bc + (c + (d - c) * t - bc) * t;
    return abc + (bcd - abc) * t;
  };
  const [cx, cy] = second ?? to;
  return [axis(from[0], first[0], cx, to[0]), axis(from[1], first[1], cy, to[1])];
}
