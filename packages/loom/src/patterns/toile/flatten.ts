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
      const numbers = list.trim().split(/[ ,]+/).map(Number);
      const size = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
      for (let i = 0; i + size <= numbers.length; i += size) {
        const from = points.at(-1) ?? start;
        const pairs = Array.from(
          { length: size / 2 },
          (_, k): Point => [numbers[i + 2 * k] ?? 0, numbers[i + 2 * k + 1] ?? 0],
        );
        // A handle that is not written mirrors the one before.
        if (command === 'S') pairs.unshift([2 * from[0] - handle[0], 2 * from[1] - handle[1]]);
        for (let k = 1; k <= (size === 2 ? 1 : steps); k++)
          points.push(along([from, ...pairs], size === 2 ? 1 : k / steps));
        handle = pairs.at(-2) ?? from;
      }
    }
    polygons.push(points);
  }
  return polygons;
}

/** De Casteljau. */
function along(points: readonly Point[], t: number): Point {
  let left = points;
  while (left.length > 1)
    left = left.slice(1).map(([x, y], i): Point => {
      const [px, py] = left[i] ?? [x, y];
      return [px + (x - px) * t, py + (y - py) * t];
    });
  return left[0] ?? [0, 0];
}
