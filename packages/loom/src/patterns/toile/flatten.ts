import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';

/** Path data as polygons, one for each subpath; curves in `steps` pieces. Knows what the loom's motifs write: M L C S Q Z and circles' arcs. */
export function flatten(d: string, steps = 4): Point[][] {
  const polygons: Point[][] = [];
  for (const part of d.split('M').slice(1)) {
    const [, sx = '0', sy = '0', arc = ''] = part.match(/^(-?[\d.]+) (-?[\d.]+)(?:a(-?[\d.]+))?/) ?? [];
    const start: Point = [Number(sx), Number(sy)];
    if (arc !== '') {
      const r = Number(arc);
      polygons.push(
        Array.from({ length: 12 }, (_, i): Point => {
          const a = (i * Math.PI) / 6;
          return [start[0] + r - r * steady.cos(a), start[1] - r * steady.sin(a)];
        }),
      );
      continue;
    }
    const points: Point[] = [start];
    let handle: Point = start;
    for (const [, command, list = ''] of part.matchAll(/([LCSQ])([^LCSQZ]*)/g)) {
      const numbers = numbersOf(list);
      const size = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
      for (let i = 0; i + size <= numbers.length; i += size) {
        const at = (k: number): Point => [numbers[i + 2 * k] ?? 0, numbers[i + 2 * k + 1] ?? 0];
        const from = points.at(-1) ?? start;
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
    polygons.push(points);
  }
  return polygons;
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

const [zero, nine, point, minus] = [48, 57, 46, 45];

/** The numbers of a list. Read as whole ones and divided by their power of ten, which rounds as reading decimals does. */
function numbersOf(list: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < list.length; ) {
    let digits = 0;
    let whole = 0;
    let power = 0;
    const isNegative = list.charCodeAt(i) === minus;
    if (isNegative) i++;
    for (; i < list.length; i++) {
      const code = list.charCodeAt(i);
      if (code === point) power = 1;
      else if (code >= zero && code <= nine) {
        whole = whole * 10 + code - zero;
        power *= 10;
        digits++;
      } else break;
    }
    if (digits === 0) i++;
    else numbers.push((isNegative ? -whole : whole) / (power || 1));
  }
  return numbers;
}
