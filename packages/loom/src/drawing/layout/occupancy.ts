import type { Point } from '../../numbers/geometry/point.ts';
import { cellIndex, gridOf, type TorusGrid } from '../../numbers/grid-of.ts';
import { steady } from '../../numbers/steady.ts';
import { type Torus, wrap } from '../../numbers/torus.ts';
import { block, lowerBlock, settleBlock, strokeOf } from './lower-block.ts';

/** A free circle: its centre inside the torus's box and its radius in units. */
export interface FreeCircle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * What is taken on a torus: for every cell of a fixed raster the distance in units from its centre to the nearest
 * occupied disc, 0 when inside one. Exact at cell centres, whatever the order of adding.
 */
export interface Occupancy {
  /** Occupies a disc. */
  add(x: number, y: number, r: number): void;
  /** Occupies the brush stroke through points: discs whose radius runs evenly from each point to the next. */
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

const cellsPerWidth = 256;
/** Links of a chain are laid in this stride, then those between. */
const widestStride = 16;

/** Discs after which the reach of further discs is measured again. */
const settleEvery = 4;

/** An empty occupancy with cells of about `cell` units (a 256th of the width when absent). */
export function createOccupancy(torus: Torus, cell: number = torus.w / cellsPerWidth): Occupancy {
  return occupancyOn(torus, cell);
}

function occupancyOn(
  torus: Torus,
  cell: number,
  from?: { field: Float32Array; bound: Float32Array; quarters: Float32Array; stale: Uint8Array },
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
  const farthest = steady.hypot(torus.w, torus.h) / 2;
  const field = from ? from.field.slice() : new Float32Array(columns * rows).fill(farthest);
  /** Upper bound of each block's values; exact unless `stale`. Values only fall, so a stale bound still bounds. */
  const bound = from ? from.bound.slice() : new Float32Array(blockColumns * blockRows).fill(farthest);
  const quarters = from ? from.quarters.slice() : new Float32Array(bound.length * 4).fill(farthest);
  const stale = from ? from.stale.slice() : new Uint8Array(bound.length);

  const highestBound = () => {
    let high = 0;
    for (let i = 0; i < bound.length; i++) high = Math.max(high, bound[i] ?? 0);
    return high;
  };
  let reach = highestBound();
  let added = 0;
  const blockField = { values: field, quarters, columns, cellW, cellH };
  /** From a block's middle to its outermost cells. */
  const halfBlock = (steady.hypot(blocks.cellW, blocks.cellH) / 2) * (1 - 1 / block);

  /** Occupies the stroke from one disc to another; a single disc where both are the same. */
  const link = (x: number, y: number, r: number, toX: number, toY: number, endR: number) => {
    const length = steady.hypot(toX - x, toY - y);
    // One disc holds the other: the larger alone is drawn.
    if (length > 0 && length <= Math.abs(endR - r)) {
      if (endR > r) link(toX, toY, endR, toX, toY, endR);
      else link(x, y, r, x, y, r);
      return;
    }
    added += 1;
    if (added % settleEvery === 0) max();
    const [cx, cy] = wrap(torus, x, y);
    const stroke = strokeOf(r, toX - x, toY - y, endR);
    const { dx, dy, perSquare } = stroke;
    const widest = Math.max(r, endR);
    const far = widest + reach;
    const firstColumn = Math.floor((cx + Math.min(0, dx) - far) / blocks.cellW);
    const lastColumn = Math.floor((cx + Math.max(0, dx) + far) / blocks.cellW);
    const firstRow = Math.floor((cy + Math.min(0, dy) - far) / blocks.cellH);
    const lastRow = Math.floor((cy + Math.max(0, dy) + far) / blocks.cellH);
    for (let row = firstRow; row <= lastRow; row++) {
      const top = row * blocks.cellH - cy;
      const my = top + blocks.cellH / 2;
      let index = cellIndex(blocks, firstColumn, row);
      // Where the next column lies over the box's edge, it begins a row again, with a half-drop another one.
      let untilEdge = blockColumns - (index % blockColumns);
      for (let column = firstColumn; column <= lastColumn; column++, index++, untilEdge--) {
        if (untilEdge === 0) {
          index = cellIndex(blocks, column, row);
          untilEdge = blockColumns;
        }
        const high = bound[index] ?? 0;
        if (high <= 0) continue;
        const limit = high + widest + halfBlock;
        const left = column * blocks.cellW - cx;
        const mx = left + blocks.cellW / 2;
        const t = perSquare === 0 ? 0 : Math.max(0, Math.min(1, (mx * dx + my * dy) * perSquare));
        const ox = mx - dx * t;
        const oy = my - dy * t;
        if (ox * ox + oy * oy >= limit * limit) continue;
        // Exact at once: the next strokes skip this block as soon as they cannot reach it.
        bound[index] = lowerBlock(blockField, index, left, top, stroke);
      }
    }
  };

  const settle = (index: number) => {
    bound[index] = settleBlock(blockField, index);
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
    const radii = points.map((_, i) => radiusAt(i));
    const lay = (from: number, to: number) => {
      const [start, end] = [points[from], points[to]];
      if (start && end) link(start[0], start[1], radii[from] ?? 0, end[0], end[1], radii[to] ?? 0);
    };
    if (points.length === 1) lay(0, 0);
    // Far links first: what lies between two of them is near to both, so the rest lower few cells, and those but once.
    for (let stride = widestStride; stride >= 1; stride /= 2) {
      const step = stride === widestStride ? stride : 2 * stride;
      for (let i = stride; i < points.length; i += step) lay(i - 1, i);
    }
  };

  const closed = (outline: readonly Point[]) => (outline[0] ? [...outline, outline[0]] : outline);

  const occupy = (mask: Uint8Array, value: 0 | 1) => {
    for (let index = 0; index < mask.length; index++) {
      if (mask[index] !== value) continue;
      field[index] = 0;
      const column = Math.floor((index % columns) / block);
      stale[Math.floor(index / columns / block) * blockColumns + column] = 1;
    }
  };

  return {
    add: (x, y, r) => link(x, y, r, x, y, r),
    chain,
    block: (outline) => {
      occupy(fillOutline(grid, outline), 1);
      chain(closed(outline), 0);
    },
    confine: (outline) => {
      occupy(fillOutline(grid, outline), 0);
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
    copy: () => occupancyOn(torus, cell, { field, bound, quarters, stale }),
  };
}

/** A mask, 1 for cells whose centres lie inside a closed outline (even-odd), which may cross the torus's edges. */
function fillOutline(grid: TorusGrid, outline: readonly Point[]): Uint8Array {
  const inside = new Uint8Array(grid.columns * grid.rows);
  const ys = outline.map(([, y]) => y);
  const firstRow = Math.floor(Math.min(...ys) / grid.cellH);
  const lastRow = Math.floor(Math.max(...ys) / grid.cellH);
  for (let row = firstRow; row <= lastRow; row++) {
    const crossings = crossingsAt((row + 0.5) * grid.cellH, outline);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.ceil((crossings[k] ?? 0) / grid.cellW - 0.5);
      const to = Math.floor((crossings[k + 1] ?? 0) / grid.cellW - 0.5);
      for (let column = from; column <= to; column++) inside[cellIndex(grid, column, row)] = 1;
    }
  }
  return inside;
}

function crossingsAt(y: number, outline: readonly Point[]): number[] {
  const found: number[] = [];
  let previous = outline.at(-1);
  for (const point of outline) {
    if (previous && previous[1] > y !== point[1] > y) {
      found.push(previous[0] + ((point[0] - previous[0]) * (y - previous[1])) / (point[1] - previous[1]));
    }
    previous = point;
  }
  return found.sort((a, b) => a - b);
}
