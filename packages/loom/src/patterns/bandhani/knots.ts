import { cellIndex, gridOf } from '../../layout/grid-of.ts';
import type { Torus } from '../../layout/torus.ts';
import { distance, wrap } from '../../layout/torus.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Role } from '../../scene/scene.ts';

/** One tied knot: a dot that the dye did not reach. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ink: Role;
}

/** All knots of a cloth; none touches another, whatever is asked for first keeps its place. */
export interface Knots {
  /** Usual distance between neighbours along a row, in units. */
  readonly pitch: number;
  /** Ties a knot if there is room; `size` relative to the usual. */
  tie(x: number, y: number, ink: Role, size?: number): boolean;
  /** Whether a disc about (x, y) is free of knots. */
  isFree(x: number, y: number, distance: number): boolean;
  readonly all: readonly Knot[];
}

/** Radius of a knot as a share of the pitch, and how much it varies by hand. */
const girth = 0.415;
const thickest = 0.44;
const unevenness = 0.1;
/** Cloth left between two knots, in units. */
const between = 0.35;

/** No knots yet. `weight` makes them thicker or finer, within what leaves cloth between them. */
export function createKnots(torus: Torus, pitch: number, weight: number, rng: Rng): Knots {
  const usual = pitch * Math.min(thickest, girth * steady.power(weight, 0.35));
  const largest = usual * (1 + unevenness) * 1.35;
  const grid = gridOf(torus, largest * 2);
  const cells = new Map<number, number[]>();
  const all: Knot[] = [];
  const isFree = (x: number, y: number, room: number) => {
    const reach = room + largest;
    const [px, py] = wrap(torus, x, y);
    const lastColumn = Math.floor((px + reach) / grid.cellW);
    const lastRow = Math.floor((py + reach) / grid.cellH);
    for (let row = Math.floor((py - reach) / grid.cellH); row <= lastRow; row++) {
      for (let column = Math.floor((px - reach) / grid.cellW); column <= lastColumn; column++) {
        for (const i of cells.get(cellIndex(grid, column, row)) ?? []) {
          const other = all[i];
          if (other !== undefined && distance(torus, px, py, other.x, other.y) < room + other.r) return false;
        }
      }
    }
    return true;
  };
  return {
    pitch,
    all,
    isFree,
    tie: (x, y, ink, size = 1) => {
      const r = usual * size * (1 + rng.between(-unevenness, unevenness));
      if (!isFree(x, y, r + between)) return false;
      const [px, py] = wrap(torus, x, y);
      const cell = cellIndex(grid, Math.floor(px / grid.cellW), Math.floor(py / grid.cellH));
      const list = cells.get(cell);
      if (list === undefined) cells.set(cell, [all.length]);
      else list.push(all.length);
      all.push({ x: px, y: py, r, ink });
      return true;
    },
  };
}
