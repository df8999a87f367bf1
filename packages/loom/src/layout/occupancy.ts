import type { Point } from '../geometry/point.ts';
import { steady } from '../number/steady.ts';
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

/** Cells per side of a block; blocks hold upper bounds so that most are skipped. */
const block = 8;
const cellsPerWidth = 256;
/** Discs after which the reach of further discs is measured anew. */
const settleEvery = 4;

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
  const farthest = steady.hypot(torus.w, torus.h) / 2;
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
  const halfBlock = steady.hypot(blocks.cellW, blocks.cellH) / 2;

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
    const { dx, dy } = stroke;
    const widest = Math.max(r, endR);
    const far = widest + reach;
    const firstColumn = Math.floor((cx + Math.min(0, dx) - far) / blocks.cellW);
    const lastColumn = Math.floor((cx + Math.max(0, dx) + far) / blocks.cellW);
    const firstRow = Math.floor((cy + Math.min(0, dy) - far) / blocks.cellH);
    const lastRow = Math.floor((cy + Math.max(0, dy) + far) / blocks.cellH);
    for (let row = firstRow; row <= lastRow; row++) {
      const top = row * blocks.cellH - cy;
      for (let column = firstColumn; column <= lastColumn; column++) {
        const index = cellIndex(blocks, column, row);
        const limit = (bound[index] ?? 0) + widest + halfBlock;
        if (limit <= widest + halfBlock) continue;
        const left = column * blocks.cellW - cx;
        const mx = left + blocks.cellW / 2;
        const my = top + blocks.cellH / 2;
        const t = Math.max(0, Math.min(1, (mx * dx + my * dy) * stroke.perSquare));
        const away = (mx - dx * t) ** 2 + (my - dy * t) ** 2;
        if (away < limit * limit) lower(index, left, top, stroke);
      }
    }
  };

  /** Lowers one block's cells by a stroke from the origin; `left`, `top` are the block's corner from there. */
  const lower = (index: number, left: number, top: number, stroke: Stroke) => {
    const { r, dx, dy, growth, perSquare, lean } = stroke;
    const start = Math.floor(index / blockColumns) * block * columns + (index % blockColumns) * block;
    const isDisc = perSquare === 0;
    const isEven = growth === 0;
    const firstX = left + 0.5 * cellW;
    // No cell holds more than this, so nothing farther away is lowered.
    const farthestHere = ((bound[index] ?? 0) + Math.max(r, r + growth)) ** 2;
    let high = 0;
    for (let j = 0; j < block; j++) {
      const py = top + (j + 0.5) * cellH;
      const at = start + j * columns;
      for (let i = 0; i < block; i++) {
        let value = field[at + i] ?? 0;
        if (value <= 0) continue;
        const px = firstX + i * cellW;
        let ox = px;
        let oy = py;
        let radius = r;
        if (!isDisc) {
          let t = (px * dx + py * dy) * perSquare;
          // Where the stroke widens the nearest disc lies ahead of the nearest point of its middle line.
          if (!isEven) t += Math.abs(px * dy - py * dx) * lean;
          t = Math.max(0, Math.min(1, t));
          ox -= dx * t;
          oy -= dy * t;
          radius += growth * t;
        }
        const away = ox * ox + oy * oy;
        if (away < farthestHere && away < (value + radius) * (value + radius)) {
          value = Math.max(0, Math.sqrt(away) - radius);
          field[at + i] = value;
        }
        if (value > high) high = value;
      }
    }
    // Exact at once: the next strokes skip this block as soon as they cannot reach it.
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
    let [before] = points;
    for (const [i, point] of points.entries()) {
      if (before && (i > 0 || points.length === 1)) {
        link(before[0], before[1], radiusAt(Math.max(0, i - 1)), point[0], point[1], radiusAt(i));
      }
      before = point;
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
    copy: () => occupancyOn(torus, cell, { field, bound, stale }),
  };
}

/** A stroke from the origin, made ready for measuring. */
interface Stroke {
  readonly r: number;
  readonly dx: number;
  readonly dy: number;
  /** End radius less start radius. */
  readonly growth: number;
  /** One over the squared length; 0 for a disc. */
  readonly perSquare: number;
  /** Share of the length by which the nearest disc lies ahead, per unit of twice the area to the middle line. */
  readonly lean: number;
}

function strokeOf(r: number, dx: number, dy: number, endR: number): Stroke {
  const square = dx * dx + dy * dy;
  const growth = endR - r;
  if (square === 0) return { r, dx, dy, growth, perSquare: 0, lean: 0 };
  return { r, dx, dy, growth, perSquare: 1 / square, lean: growth / (square * Math.sqrt(square - growth * growth)) };
}
