import { bandRows } from '../bands/each-band.ts';
import type { PixelLayout } from '../bands/pixel-layout.ts';
import { PictureError } from '../picture-error.ts';
import type { HoleCover } from './hole-cover.ts';

/** Holes of a picture, looked at in cells of so many pixels a side. */
export interface Holes {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** For each cell the number of its hole, from 1; 0 where nothing is masked. */
  readonly at: Uint16Array;
  readonly boxes: readonly HoleBox[];
  /** Pixels that are masked at all. */
  readonly pixels: number;
}

/** Cells, counted on from the first: a hole across the edge goes on beyond the last one. */
export interface HoleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const mostCells = 1024;
/** Cells between holes that are filled together, and more holes than can be filled one by one. */
const near = 3;
const mostHoles = 24;
/** Share that must be left to fill from. */
const leastKnown = 0.02;

/**
 * Looks through a mask for the holes, which are filled one by one, or all together. Throws PictureError `mask_empty`, and `mask_full` where hardly anything
 * is left to fill from. Memory for a row of cells and a small map.
 */
export function findHoles(cover: HoleCover, layout: PixelLayout, isOne: boolean): Holes {
  const { width, height } = layout;
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / mostCells));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const isHole = new Uint8Array(columns * rows);
  const step = Math.max(1, Math.min(height, bandRows(layout)));
  const band = new Uint8Array(width * step);
  let pixels = 0;
  for (let y = 0; y < height; y += step) {
    const count = Math.min(step, height - y);
    if (!cover.cover({ x: 0, y, width, height: count }, band)) continue;
    for (let row = 0; row < count; row++) {
      const into = Math.floor((y + row) / cell) * columns;
      for (let x = 0; x < width; x++) {
        if (band[row * width + x] === 0) continue;
        pixels += 1;
        isHole[into + Math.floor(x / cell)] = 1;
      }
    }
  }
  const asked = `Expected a part of ${width} × ${height} pixels to be masked but received ${pixels}`;
  if (pixels === 0) throw new PictureError('mask_empty', asked);
  if (pixels > width * height * (1 - leastKnown)) throw new PictureError('mask_full', asked);
  const found = isOne ? together(isHole, columns, rows) : joined(isHole, columns, rows);
  return { cell, columns, rows, pixels, ...found };
}

function joined(isHole: Uint8Array, columns: number, rows: number): Pick<Holes, 'at' | 'boxes'> {
  const at = new Uint16Array(isHole.length);
  const boxes: HoleBox[] = [];
  for (let start = 0; start < isHole.length; start++) {
    if (isHole[start] !== 1 || at[start] !== 0) continue;
    if (boxes.length === mostHoles) return together(isHole, columns, rows);
    const number = boxes.length + 1;
    boxes.push(boxOf(isHole, at, { start, number, columns, rows }));
  }
  return { at, boxes };
}

/** Follows a hole over the edges and answers the box about it. */
function boxOf(
  isHole: Uint8Array,
  at: Uint16Array,
  { start, number, columns, rows }: { start: number; number: number; columns: number; rows: number },
): HoleBox {
  const [x0, y0] = [start % columns, Math.floor(start / columns)];
  const found: [x: number, y: number][] = [[x0, y0]];
  at[start] = number;
  let [left, right, top, bottom] = [x0, x0, y0, y0];
  for (const [x, y] of found) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (let dy = -near; dy <= near; dy++) {
      for (let dx = -near; dx <= near; dx++) {
        const to = mod(y + dy, rows) * columns + mod(x + dx, columns);
        if (isHole[to] !== 1 || at[to] !== 0) continue;
        at[to] = number;
        found.push([x + dx, y + dy]);
      }
    }
  }
  const [width, height] = [Math.min(columns, right - left + 1), Math.min(rows, bottom - top + 1)];
  return { x: mod(left, columns), y: mod(top, rows), width, height };
}

/** Too many to be looked at one by one: the whole picture is one. */
function together(isHole: Uint8Array, columns: number, rows: number): Pick<Holes, 'at' | 'boxes'> {
  return { at: Uint16Array.from(isHole), boxes: [{ x: 0, y: 0, width: columns, height: rows }] };
}

export const mod = (at: number, size: number): number => ((at % size) + size) % size;
