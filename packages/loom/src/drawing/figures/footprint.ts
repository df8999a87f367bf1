import { endsOfPath } from '../../numbers/geometry/ends-of-path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { SceneSymbol } from '../scene.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Outlines smaller than this share of the drawing's radius lie within or beside larger ones. */
const least = 0.22;
/** Points kept of an outline; cells per side of the raster on which a drawing is measured; parts from which a path is ornament; discs
 * at most. */
const kept = 16;
const cells = 24;
const fewest = 10;
const most = 26;

const known = new WeakMap<SceneSymbol, readonly Disc[]>();

/** What a drawing covers, as few discs in its own units, the largest first. */
export function footprint(symbol: SceneSymbol): readonly Disc[] {
  const ready = known.get(symbol);
  if (ready !== undefined) return ready;
  const discs = discsOf(insideOf(outlinesOf(symbol), symbol.radius), symbol.radius);
  known.set(symbol, discs);
  return discs;
}

function outlinesOf({ shapes, radius }: SceneSymbol): Point[][] {
  const outlines: Point[][] = [];
  for (const { d, fill } of shapes) {
    // Strokes of the pen, which lie within, are areas of many parts.
    const parts = fill === undefined ? [] : d.split('M').slice(1);
    if (parts.length > fewest) continue;
    for (const part of parts) {
      // Only circles have arcs; they ornament what has an outline already.
      const points = part.includes('a') ? [] : endsOfPath(`M${part}`);
      if (points.length < 4) continue;
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const across = Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
      const step = Math.max(1, points.length / kept);
      if (across > radius * least)
        outlines.push(
          Array.from({ length: Math.min(kept, points.length) }, (_, i) => points[Math.floor(i * step)] ?? [0, 0]),
        );
    }
  }
  return outlines;
}

function centre(index: number, radius: number): Point {
  const step = (2 * radius) / cells;
  return [((index % cells) + 0.5) * step - radius, (Math.floor(index / cells) + 0.5) * step - radius];
}

/** Which cells of a raster over the drawing's box lie within any of the outlines. */
function insideOf(outlines: readonly (readonly Point[])[], radius: number): Uint8Array {
  const inside = new Uint8Array(cells * cells);
  const step = (2 * radius) / cells;
  for (const outline of outlines) {
    for (let row = 0; row < cells; row++) {
      const y = (row + 0.5) * step - radius;
      const cuts: number[] = [];
      let [bx, by] = outline.at(-1) ?? [0, 0];
      for (const [ax, ay] of outline) {
        if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
        [bx, by] = [ax, ay];
      }
      cuts.sort((p, q) => p - q);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.max(0, Math.ceil(((cuts[k] ?? 0) + radius) / step - 0.5));
        const to = Math.min(cells - 1, Math.floor(((cuts[k + 1] ?? 0) + radius) / step - 0.5));
        for (let column = from; column <= to; column++) inside[row * cells + column] = 1;
      }
    }
  }
  return inside;
}

/** From this share of a cell on a part has room for discs; what is thinner, trunks and legs, has those that are left. */
const thin = 0.75;
const mostBroad = 16;

/** The largest disc within, then the largest about what is not covered yet, and so on; at last thin parts, the farthest from all others first. */
function discsOf(inside: Uint8Array, radius: number): Disc[] {
  const step = (2 * radius) / cells;
  const places = [...inside.keys()].filter((index) => inside[index] === 1).map((index) => centre(index, radius));
  const rim = [...inside.keys()]
    .filter((index) => inside[index] === 0 && touches(inside, index))
    .map((index) => centre(index, radius));
  const free = places.map(([x, y]): Disc => {
    let square = Number.POSITIVE_INFINITY;
    for (const [rx, ry] of rim) square = Math.min(square, (rx - x) ** 2 + (ry - y) ** 2);
    return { x, y, r: Math.max(step * 0.6, Math.sqrt(Math.min(square, radius * radius)) - step * 0.4) };
  });
  free.sort((a, b) => b.r - a.r);
  const discs: Disc[] = [];
  const gap = (disc: Disc) => {
    let least = Number.POSITIVE_INFINITY;
    for (const { x, y, r } of discs) least = Math.min(least, steady.hypot(disc.x - x, disc.y - y) - r * 0.92);
    return least;
  };
  for (const disc of free) {
    if (discs.length === mostBroad || (discs.length > 0 && disc.r < step * thin)) break;
    if (gap(disc) >= 0) discs.push(disc);
  }
  while (discs.length < most) {
    let [far, best]: [number, Disc | undefined] = [0, undefined];
    for (const disc of free) {
      const away = gap(disc);
      if (away > far) [far, best] = [away, disc];
    }
    if (best === undefined) break;
    discs.push(best);
  }
  return discs;
}

function touches(inside: Uint8Array, index: number): boolean {
  return [1, -1, cells, -cells].some((off) => inside[index + off] === 1);
}
