import { outlineReach } from '../../vocabulary/subjects/outline.ts';
import { polygonsOf, spansAt } from './polygons.ts';

/** Which region is seen in each cell of a square raster over an outline, −1 where there is none; row by row from the top. */
export function regionMap(
  regions: readonly { readonly d: string; readonly isEvenOdd?: boolean | undefined }[],
  side: number,
): Int16Array {
  const map = new Int16Array(side * side).fill(-1);
  const cell = (2 * outlineReach) / side;
  for (const [index, { d, isEvenOdd }] of regions.entries()) {
    const polygons = polygonsOf(d);
    for (let row = 0; row < side; row++) {
      // A hair beside the cell's middle: outlines in whole numbers have edges there.
      const spans = spansAt(polygons, (row + 0.5) * cell - outlineReach + 0.013, isEvenOdd);
      for (let k = 0; k + 1 < spans.length; k += 2) {
        const from = Math.max(0, Math.ceil(((spans[k] ?? 0) + outlineReach) / cell - 0.5));
        const to = Math.min(side - 1, Math.ceil(((spans[k + 1] ?? 0) + outlineReach) / cell - 0.5) - 1);
        for (let column = from; column <= to; column++) map[row * side + column] = index;
      }
    }
  }
  return map;
}

/** By region, the regions it borders on along at least so many cells. */
export function touching(map: Int16Array, side: number, count: number, least = 2): ReadonlySet<number>[] {
  const edges = new Map<number, number>();
  const note = (a: number, b: number) => {
    if (a < 0 || b < 0 || a === b) return;
    const key = Math.min(a, b) * count + Math.max(a, b);
    edges.set(key, (edges.get(key) ?? 0) + 1);
  };
  for (let i = 0; i < map.length; i++) {
    const here = map[i] ?? -1;
    if ((i + 1) % side !== 0) note(here, map[i + 1] ?? -1);
    if (i + side < map.length) note(here, map[i + side] ?? -1);
  }
  const found = Array.from({ length: count }, () => new Set<number>());
  for (const [key, length] of edges) {
    if (length < least) continue;
    const [a, b] = [Math.floor(key / count), key % count];
    found[a]?.add(b);
    found[b]?.add(a);
  }
  return found;
}
