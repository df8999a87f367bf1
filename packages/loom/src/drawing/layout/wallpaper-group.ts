import type { wallpaperGroups } from '@naksha/contract';
import type { Point } from '../../numbers/geometry/point.ts';

export type WallpaperGroup = (typeof wallpaperGroups)[number];

/** A map of the plane, x' = a·x + c·y + e, y' = b·x + d·y + f: the order of an SVG matrix. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A cell of the pattern: its two translations, in units or pixels. */
export interface WallpaperCell {
  readonly along: Point;
  readonly down: Point;
}

/**
 * The shape a cell must have for its maps to keep lengths: any, a rectangle, a square, or a rhomb of two equilateral
 * triangles whose translations stand at 120°.
 */
export type CellShape = 'any' | 'rectangle' | 'square' | 'hexagonal';

/** A map in shares of the cell: u' = a·u + c·v + e, v' = b·u + d·v + f. */
type Part = Affine;

/** What a group is made of beside the cell's translations. The rest follows by composing these. */
interface Generators {
  readonly shape: CellShape;
  readonly maps: readonly Part[];
  /** Places in a cell: the order of the group modulo its translations. */
  readonly order: number;
}

const half = 0.5;
const halfTurn: Part = [-1, 0, 0, -1, 0, 0];
const quarterTurn: Part = [0, 1, -1, 0, 0, 0];
const thirdTurn: Part = [0, 1, -1, -1, 0, 0];
const sixthTurn: Part = [1, 1, -1, 0, 0, 0];
/** The mirror line stands upright. */
const mirror: Part = [-1, 0, 0, 1, 0, 0];
const glide: Part = [-1, 0, 0, 1, 0, half];
const centred: Part = [1, 0, 0, 1, half, half];
/** Mirror lines through the short diagonal of the hexagonal cell and along the long one. */
const acrossCell: Part = [0, -1, -1, 0, 0, 0];
const alongCell: Part = [0, 1, 1, 0, 0, 0];

/** As in the International Tables, with cells that are rectangles for the centred groups. */
const generators: Readonly<Record<WallpaperGroup, Generators>> = {
  p1: { shape: 'any', order: 1, maps: [] },
  p2: { shape: 'any', order: 2, maps: [halfTurn] },
  pm: { shape: 'rectangle', order: 2, maps: [mirror] },
  pg: { shape: 'rectangle', order: 2, maps: [glide] },
  cm: { shape: 'rectangle', order: 4, maps: [mirror, centred] },
  pmm: { shape: 'rectangle', order: 4, maps: [mirror, halfTurn] },
  pmg: { shape: 'rectangle', order: 4, maps: [[-1, 0, 0, 1, half, 0], halfTurn] },
  pgg: { shape: 'rectangle', order: 4, maps: [[-1, 0, 0, 1, half, half], halfTurn] },
  cmm: { shape: 'rectangle', order: 8, maps: [mirror, halfTurn, centred] },
  p4: { shape: 'square', order: 4, maps: [quarterTurn] },
  p4m: { shape: 'square', order: 8, maps: [quarterTurn, mirror] },
  p4g: { shape: 'square', order: 8, maps: [quarterTurn, [-1, 0, 0, 1, half, half]] },
  p3: { shape: 'hexagonal', order: 3, maps: [thirdTurn] },
  p3m1: { shape: 'hexagonal', order: 6, maps: [thirdTurn, acrossCell] },
  p31m: { shape: 'hexagonal', order: 6, maps: [thirdTurn, alongCell] },
  p6: { shape: 'hexagonal', order: 6, maps: [sixthTurn] },
  p6m: { shape: 'hexagonal', order: 12, maps: [sixthTurn, alongCell] },
};

/** The cell's shape a group asks for. */
export function cellShapeOf(group: WallpaperGroup): CellShape {
  return generators[group].shape;
}

/**
 * A cell of the group's shape, `width` wide, one side lying level. `ratio` is height ÷ width where the shape leaves it
 * open; the hexagonal cell's second translation leans back at 120° (y down).
 */
export function wallpaperCell(group: WallpaperGroup, width: number, ratio = 1): WallpaperCell {
  switch (generators[group].shape) {
    case 'square':
      return { along: [width, 0], down: [0, width] };
    case 'hexagonal':
      return { along: [width, 0], down: [-width / 2, (width * Math.sqrt(3)) / 2] };
    default:
      return { along: [width, 0], down: [0, width * ratio] };
  }
}

/**
 * Every map of one cell, the identity first: what is drawn once and then under each of these, and all of that again at every
 * whole sum of the two translations, has exactly the group's symmetry. On a cell that is not of the group's shape the
 * maps shear with it: a drawing in a slightly stretched cell stays joined.
 */
export function wallpaperMaps(group: WallpaperGroup, cell: WallpaperCell): Affine[] {
  return placesOf(group).map((part) => onCell(part, cell));
}

/** A point under a map. */
export function mapPoint([a, b, c, d, e, f]: Affine, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First `second`, then `first`. */
function composed(first: Part, second: Part): Part {
  const [a, b, c, d, e, f] = second;
  const [p, q, r, s, t, u] = first;
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u];
}

/** All products of the generators, with places brought back into the cell. */
function placesOf(group: WallpaperGroup): readonly Part[] {
  const { maps, order } = generators[group];
  const found: Part[] = [[1, 0, 0, 1, 0, 0]];
  for (let next = 0; next < found.length && found.length < order; next++) {
    const from = found[next];
    if (from === undefined) break;
    for (const map of maps) {
      const made = inCell(composed(map, from));
      if (!found.some((known) => known.every((value, i) => value === made[i]))) found.push(made);
    }
  }
  return found;
}

/** Shares are halves or whole, so the remainder is exact; adding 0 turns −0 into 0. */
function inCell([a, b, c, d, e, f]: Part): Part {
  return [a + 0, b + 0, c + 0, d + 0, e - Math.floor(e) + 0, f - Math.floor(f) + 0];
}

/** From shares of the cell to its own measure. */
function onCell([a, b, c, d, e, f]: Part, { along, down }: WallpaperCell): Affine {
  const [ax, ay] = along;
  const [bx, by] = down;
  const area = ax * by - ay * bx;
  // Columns of the map in shares, carried into the plane.
  const [px, py] = [ax * a + bx * b, ay * a + by * b];
  const [qx, qy] = [ax * c + bx * d, ay * c + by * d];
  return [
    (px * by - qx * ay) / area,
    (py * by - qy * ay) / area,
    (qx * ax - px * bx) / area,
    (qy * ax - py * bx) / area,
    ax * e + bx * f,
    ay * e + by * f,
  ];
}
