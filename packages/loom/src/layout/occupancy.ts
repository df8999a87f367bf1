import type { Point } from '../geometry/point.ts';
import { fillOutline } from './fill-outline.ts';
import { cellIndex, gridOf } from './grid-of.ts';
import type { Torus } from './torus.ts';
import { wrap } from './torus.ts';

/** A free circle: its centre inside the torus's box and its radius in units. */
export interface FreeCircle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * What is taken on a torus: for every cell of a fixed raster the distance in units from its centre to the nearest
 * occupied disc, 0 when inside one. Exact at cell centres but for what is far from a chain, whatever the order of adding.
 */
export interface Occupancy {
  /** Occupies a disc. */
  add(x: number, y: number, r: number): void;
  /** Occupies discs along points, no farther apart than half their radius (at least half a cell). */
  chain(points: readonly Point[], radius: number | ((index: number) => number)): void;
  /** Occupies the inside of a closed outline. */
  block(outline: readonly Point[]): void;
  /** Occupies all outside a closed outline, which must fit in the box when shifted by whole steps. */
  confine(outline: readonly Point[]): void;
  /** Distance in units from the cell at a place to the nearest occupied disc, 0 when occupied. */
  at(x: number, y: number): number;
  /** The largest free circle that is centred on a cell; radius 0 when all is taken. */
  max(): FreeCircle;
  /** Share of cells that are free, 0 … 1. */
  freeShare(): number;
  /** Cells nearer than half a cell to the given distance from what is taken, as points in the box. */
  contour(distance: number): Point[];
  /** A copy that may go its own way. */
  copy(): Occupancy;
}

/** Cells per side of a block; blocks hold upper bounds so that most are skipped. */
const block = 8;
const cellsPerWidth = 256;
/**
 * Along a chain only every so many units a disc reaches all cells; between them it reaches near ones. A far cell then
 * measures to the next full disc, at most 26 / 2 units along: 1.4 units too much at 60 units, less beyond.
 */
const fullStep = 26;
const nearReach = 60;
/** Discs after which the reach of further discs is measured anew. */
const settleEvery = 24;

/** An empty occupancy with cells of about `cell` units (a 256th of the width when absent). */
export function createOccupancy(torus: Torus, cell: number = torus.w / cellsPerWidth): Occupancy {
  return occupancyOn(torus, cell);
}

function occupancyOn(
  torus: Torus,
  cell: number,
  from?: { field: Float32Array; bound: Float32Array; stale: Uint8Array },
): Occupancy {
  const grid = gridOf(torus, cell, block);
  const { columns, rows, cellW, cellH } = grid;
  const blockColumns = columns / block;
  const blockRows = rows / block;
  const blocks = {
    columns: blockColumns,
    rows: blockRows,
    cellW: cellW * block,
    cellH: cellH * block,
    dropRows: grid.dropRows / block,
    brickColumns: grid.brickColumns / block,
  };
  // No two points of a torus are farther apart than half its box's diagonal.
  const farthest = Math.hypot(torus.w, torus.h) / 2;
  const field = from ? from.field.slice() : new Float32Array(columns * rows).fill(farthest);
  /** Upper bound of each block's values; exact unless `stale`. Values only fall, so a stale bound still bounds. */
  const bound = from ? from.bound.slice() : new Float32Array(blockColumns * blockRows).fill(farthest);
  const stale = from ? from.stale.slice() : new Uint8Array(bound.length);

  const highestBound = () => {
    let high = 0;
    for (let i = 0; i < bound.length; i++) high = Math.max(high, bound[i] ?? 0);
    return high;
  };
  let reach = highestBound();
  let added = 0;

  const add = (x: number, y: number, r: number, within = Number.POSITIVE_INFINITY) => {
    added += 1;
    if (added % settleEvery === 0) max();
    const [cx, cy] = wrap(torus, x, y);
    const far = r + Math.min(reach, within);
    const firstColumn = Math.floor((cx - far) / blocks.cellW);
    const lastColumn = Math.floor((cx + far) / blocks.cellW);
    const firstRow = Math.floor((cy - far) / blocks.cellH);
    const lastRow = Math.floor((cy + far) / blocks.cellH);
    for (let row = firstRow; row <= lastRow; row++) {
      const top = row * blocks.cellH;
      const gapY = Math.max(0, top - cy, cy - top - blocks.cellH);
      for (let column = firstColumn; column <= lastColumn; column++) {
        const left = column * blocks.cellW;
        const gapX = Math.max(0, left - cx, cx - left - blocks.cellW);
        const index = cellIndex(blocks, column, row);
        const limit = (bound[index] ?? 0) + r;
        if (limit > r && gapX * gapX + gapY * gapY < limit * limit) lower(index, left - cx, top - cy, r);
      }
    }
  };

  /** Lowers one block's cells by a disc at the origin; `left`, `top` are the block's corner from the disc's centre. */
  const lower = (index: number, left: number, top: number, r: number) => {
    const start = Math.floor(index / blockColumns) * block * columns + (index % blockColumns) * block;
    let high = 0;
    for (let j = 0; j < block; j++) {
      const dy = top + (j + 0.5) * cellH;
      const square = dy * dy;
      const at = start + j * columns;
      for (let i = 0; i < block; i++) {
        const value = field[at + i] ?? 0;
        if (value <= 0) continue;
        const dx = left + (i + 0.5) * cellW;
        const away = dx * dx + square;
        if (away < (value + r) * (value + r)) field[at + i] = Math.max(0, Math.sqrt(away) - r);
        const free = field[at + i] ?? 0;
        if (free > high) high = free;
      }
    }
    // Exact at once: the next discs skip this block as soon as they cannot reach it.
    bound[index] = high;
    stale[index] = 0;
  };

  const settle = (index: number) => {
    const start = Math.floor(index / blockColumns) * block * columns + (index % blockColumns) * block;
    let high = 0;
    for (let j = 0; j < block; j++) {
      for (let i = 0; i < block; i++) high = Math.max(high, field[start + j * columns + i] ?? 0);
    }
    bound[index] = high;
    stale[index] = 0;
  };

  const highestBlock = () => {
    for (;;) {
      let best = 0;
      for (let i = 1; i < bound.length; i++) if ((bound[i] ?? 0) > (bound[best] ?? 0)) best = i;
      if (stale[best] === 0) return best;
      settle(best);
    }
  };

  const max = (): FreeCircle => {
    const index = highestBlock();
    const r = bound[index] ?? 0;
    reach = r;
    const firstColumn = (index % blockColumns) * block;
    const firstRow = Math.floor(index / blockColumns) * block;
    for (let j = 0; j < block; j++) {
      for (let i = 0; i < block; i++) {
        if (field[(firstRow + j) * columns + firstColumn + i] === r) {
          return { x: (firstColumn + i + 0.5) * cellW, y: (firstRow + j + 0.5) * cellH, r };
        }
      }
    }
    throw new RangeError('a settled block holds its bound');
  };

  const chain: Occupancy['chain'] = (points, radius) => {
    const radiusAt = typeof radius === 'number' ? () => radius : radius;
    let sinceFull = Number.POSITIVE_INFINITY;
    const link = (x: number, y: number, r: number, step: number, isLast: boolean) => {
      const isFull = sinceFull + step > fullStep || isLast;
      add(x, y, r, isFull ? Number.POSITIVE_INFINITY : nearReach);
      sinceFull = isFull ? 0 : sinceFull + step;
    };
    for (const [i, [x, y]] of points.entries()) {
      const r = radiusAt(i);
      const next = points[i + 1];
      if (!next) {
        link(x, y, r, 0, true);
        return;
      }
      const [nx, ny] = next;
      const rn = radiusAt(i + 1);
      const length = Math.hypot(nx - x, ny - y);
      const parts = Math.max(1, Math.ceil(length / Math.max(Math.min(r, rn) / 2, Math.min(cellW, cellH) / 2)));
      for (let k = 0; k < parts; k++) {
        const t = k / parts;
        link(x + (nx - x) * t, y + (ny - y) * t, r + (rn - r) * t, length / parts, false);
      }
    }
  };

  const closed = (outline: readonly Point[]) => (outline[0] ? [...outline, outline[0]] : outline);

  const occupy = (indices: Iterable<number>) => {
    for (const index of indices) {
      field[index] = 0;
      const column = Math.floor((index % columns) / block);
      stale[Math.floor(index / columns / block) * blockColumns + column] = 1;
    }
  };

  return {
    add: (x, y, r) => add(x, y, r),
    chain,
    block: (outline) => {
      occupy(fillOutline(grid, outline));
      chain(closed(outline), 0);
    },
    confine: (outline) => {
      const inside = fillOutline(grid, outline);
      const outside: number[] = [];
      for (let index = 0; index < field.length; index++) if (!inside.has(index)) outside.push(index);
      occupy(outside);
      chain(closed(outline), 0);
    },
    at: (x, y) => field[cellIndex(grid, Math.floor(x / cellW), Math.floor(y / cellH))] ?? 0,
    max,
    freeShare: () => field.reduce((free, value) => (value > 0 ? free + 1 : free), 0) / field.length,
    contour: (distance) => {
      const found: Point[] = [];
      const half = Math.min(cellW, cellH) / 2;
      for (let index = 0; index < field.length; index++) {
        if (Math.abs((field[index] ?? 0) - distance) > half) continue;
        found.push([((index % columns) + 0.5) * cellW, (Math.floor(index / columns) + 0.5) * cellH]);
      }
      return found;
    },
    copy: () => occupancyOn(torus, cell, { field, bound, stale }),
  };
}
