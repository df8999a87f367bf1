import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { type Affine, mapPoint, type WallpaperGroup, wallpaperCell, wallpaperMaps } from './wallpaper-group.ts';

/** The groups that turn by a third: their places are no rectangles. */
export type HexagonalGroup = 'p3' | 'p3m1' | 'p31m' | 'p6' | 'p6m';

/** A picture of which one place of the group is cut out and laid over the block under each of its maps. */
export interface MappedRepeat {
  readonly kind: 'mapped';
  /** What repeats straight in both directions. */
  readonly block: { readonly width: number; readonly height: number };
  /** Columns and rows are counted in blocks. */
  readonly pitch: { readonly across: number; readonly down: number };
  /** The place, a convex polygon in pixels of the tile. */
  readonly place: readonly Point[];
  /** From the tile to the block, in pixels; the mapped places cover the block, but for the gap. */
  readonly maps: readonly Affine[];
  /** Pixels between two places, the same on all sides. */
  readonly gap: number;
}

/**
 * A point of each group's place, in shares of the cell's width. The place is what is nearer to it than to any of its images; where
 * the group has mirrors, points are chosen that make their lines the place's sides.
 */
const seeds: Readonly<Record<HexagonalGroup, Point>> = {
  p3: [1 / 3, 0],
  p3m1: [1 / 3, 0],
  p31m: [1 / 2, Math.sqrt(3) / 12],
  p6: [3 / 8, 1 / 8],
  p6m: [0.394338, 0.105662],
};

/** Images further away than this, in widths of the cell, cannot be neighbours. */
const reach = 2;
/** Halvings after which a gap is known to a hundredth of a pixel of the largest picture. */
const rounds = 40;

export function isHexagonal(layout: string): layout is HexagonalGroup {
  return Object.hasOwn(seeds, layout);
}

/**
 * The largest place that fits into the tile, in the pixels' own size, and where its images lie. A `gap` moves them apart by widening
 * the lattice: places keep as much of the tile as they can, and their sides draw back from each other by the gap.
 */
export function hexagonalRepeat(group: HexagonalGroup, tile: { width: number; height: number }, gap = 0): MappedRepeat {
  const maps = mapsAround(group);
  const seed = seeds[group];
  const images = maps.map((map) => mapPoint(map, seed)).filter((image) => isNeighbour(seed, image));
  const share = gapShare(seed, images, tile, gap);
  const { place, cell } = fitted(seed, images, tile, share);
  const [left, right] = span(place.map(([x]) => x));
  const [top, bottom] = span(place.map(([, y]) => y));
  const block = { width: Math.max(1, Math.round(cell)), height: Math.max(1, Math.round(cell * Math.sqrt(3))) };
  // The place in the middle of the tile.
  const x = (tile.width - (left + right) * cell) / 2;
  const y = (tile.height - (top + bottom) * cell) / 2;
  const placeInTile = place.map(([u, v]): Point => [x + u * cell, y + v * cell]);
  // A block of whole pixels is stretched by less than half a pixel.
  const toBlock = { x: block.width, y: block.height / Math.sqrt(3) };
  const mapped = maps
    .map(([a, b, c, d, e, f]): Affine => {
      const back = { x: -x / cell, y: -y / cell };
      return [
        (a / cell) * toBlock.x,
        (b / cell) * toBlock.y,
        (c / cell) * toBlock.x,
        (d / cell) * toBlock.y,
        (a * back.x + c * back.y + e) * toBlock.x,
        (b * back.x + d * back.y + f) * toBlock.y,
      ];
    })
    .filter((map) =>
      touches(
        placeInTile.map((point) => mapPoint(map, point)),
        block,
      ),
    );
  return {
    kind: 'mapped',
    block,
    pitch: { across: block.width, down: block.height },
    place: placeInTile,
    maps: mapped,
    gap,
  };
}

/** The place whose sides stand back for a gap of so many widths of the cell, and how wide a cell may be for it to fit the tile. */
function fitted(seed: Point, images: readonly Point[], tile: { width: number; height: number }, share: number) {
  const place = nearestTo(seed, images, share / 2);
  const [left, right] = span(place.map(([x]) => x));
  const [top, bottom] = span(place.map(([, y]) => y));
  return { place, cell: Math.min(tile.width / (right - left), tile.height / (bottom - top)) };
}

/** The gap in widths of the cell it leads to: the wider it is, the wider the cell, without end. */
function gapShare(seed: Point, images: readonly Point[], tile: { width: number; height: number }, gap: number): number {
  if (gap <= 0) return 0;
  let [low, high] = [0, 1];
  for (let round = 0; round < rounds; round++) {
    const share = (low + high) / 2;
    const { place, cell } = fitted(seed, images, tile, share);
    if (place.length >= 3 && share * cell < gap) low = share;
    else high = share;
  }
  return low;
}

function isNeighbour([x, y]: Point, [u, v]: Point): boolean {
  const distance = steady.hypot(u - x, v - y);
  return distance > 1e-9 && distance <= 2 * reach;
}

/** The group's maps on a cell one wide, with all translations that may matter in a block or next to it. */
function mapsAround(group: WallpaperGroup): Affine[] {
  const cell = wallpaperCell(group, 1);
  const maps: Affine[] = [];
  for (const [a, b, c, d, e, f] of wallpaperMaps(group, cell)) {
    for (let i = -4; i <= 5; i++) {
      for (let j = -3; j <= 5; j++) {
        maps.push([a, b, c, d, e + i * cell.along[0] + j * cell.down[0], f + i * cell.along[1] + j * cell.down[1]]);
      }
    }
  }
  return maps;
}

/** The polygon of all points nearer to `seed` than to any other of the points, each side drawn back by `inset`. */
function nearestTo(seed: Point, points: readonly Point[], inset: number): Point[] {
  const [x, y] = seed;
  let polygon: Point[] = [
    [x - reach, y - reach],
    [x + reach, y - reach],
    [x + reach, y + reach],
    [x - reach, y + reach],
  ];
  for (const [px, py] of points) {
    const dx = px - x;
    const dy = py - y;
    const middle = ((px + x) * dx + (py + y) * dy) / 2 - inset * steady.hypot(dx, dy);
    polygon = cutBy(polygon, ([u, v]) => middle - u * dx - v * dy);
  }
  return polygon;
}

/** The part of a convex polygon where `side` is not negative; `side` is linear. */
function cutBy(polygon: readonly Point[], side: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((here, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? here;
    const [a, b] = [side(here), side(next)];
    if (a >= -1e-12) kept.push(here);
    if ((a > 1e-12 && b < -1e-12) || (a < -1e-12 && b > 1e-12)) {
      const share = a / (a - b);
      kept.push([here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share]);
    }
  });
  return kept;
}

function touches(polygon: readonly Point[], { width, height }: { width: number; height: number }): boolean {
  const [left, right] = span(polygon.map(([x]) => x));
  const [top, bottom] = span(polygon.map(([, y]) => y));
  return left < width && right > 0 && top < height && bottom > 0;
}

function span(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
