import type { CellShape } from '../../drawing/layout/wallpaper-group.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** A regular polygon of a tiling, in a cell of side 1. */
export interface Tile {
  readonly corners: readonly Point[];
  readonly middle: Point;
  readonly radius: number;
}

export interface Tiling {
  readonly shape: CellShape;
  readonly tiles: readonly Tile[];
  /** Angles in degrees between lines and sides that make good stars. */
  readonly angles: readonly number[];
}

const root3 = Math.sqrt(3);
/** Middles of the two triangles of a hexagonal cell and of its three sides. */
const up: Point = [0.5, root3 / 6];
const over: Point = [0.5, -root3 / 6];
const sides: readonly (readonly [Point, number])[] = [
  [[0.5, 0], 0],
  [[0.25, root3 / 4], 60],
  [[-0.25, root3 / 4], 120],
];

/** Of the circle within: the star's points touch it. */
export function inRadius({ corners, radius }: Tile): number {
  return radius * steady.cos(Math.PI / corners.length);
}

function polygon(corners: number, [x, y]: Point, radius: number, degrees: number): Tile {
  return {
    corners: Array.from({ length: corners }, (_, k): Point => {
      const angle = ((degrees + (360 * k) / corners) * Math.PI) / 180;
      return [x + radius * steady.cos(angle), y + radius * steady.sin(angle)];
    }),
    middle: [x, y],
    radius,
  };
}

/** By the polygons that meet in a corner. Side lengths follow from neighbours at distance 1. */
export const tilings = {
  octagons: octagons(),
  hexagons: { shape: 'hexagonal', tiles: [polygon(6, [0, 0], 1 / root3, 30)], angles: [45, 60, 66] },
  dodecagons: dodecagons(),
  kagome: {
    shape: 'hexagonal',
    tiles: [polygon(6, [0, 0], 0.5, 0), polygon(3, up, 0.5 / root3, -90), polygon(3, over, 0.5 / root3, 90)],
    angles: [48, 60, 68],
  },
  rhombic: rhombic(),
  squares: { shape: 'square', tiles: [polygon(4, [0, 0], Math.SQRT1_2, 45)], angles: [58, 66, 72] },
} as const satisfies Record<string, Tiling>;

function octagons(): Tiling {
  const side = Math.SQRT2 - 1;
  const radius = side / (2 * steady.sin(Math.PI / 8));
  return {
    shape: 'square',
    tiles: [polygon(8, [0, 0], radius, 22.5), polygon(4, [0.5, 0.5], side * Math.SQRT1_2, 0)],
    angles: [45, 56, 62, 67.5],
  };
}

function dodecagons(): Tiling {
  const side = steady.tan(Math.PI / 12);
  const radius = side / (2 * steady.sin(Math.PI / 12));
  return {
    shape: 'hexagonal',
    tiles: [polygon(12, [0, 0], radius, 15), polygon(3, up, side / root3, -90), polygon(3, over, side / root3, 90)],
    angles: [54, 60, 67, 73],
  };
}

function rhombic(): Tiling {
  const side = 1 / (1 + root3);
  return {
    shape: 'hexagonal',
    tiles: [
      polygon(6, [0, 0], side, 30),
      ...sides.map(([middle, turn]) => polygon(4, middle, side * Math.SQRT1_2, turn + 45)),
      polygon(3, up, side / root3, 90),
      polygon(3, over, side / root3, -90),
    ],
    angles: [50, 60, 66],
  };
}
