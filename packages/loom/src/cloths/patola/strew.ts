import { type Cells, createCells } from '../../drawing/counted/cells.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import type { Ink } from '../../drawing/scene.ts';
import { sprig } from './marks.ts';
import type { PatolaTask } from './task.ts';

/** Where a figure stands and what room it has, in cells. */
interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Of the figure's middle. */
  readonly x: number;
  readonly y: number;
}

/** Cells free to all sides of a flower's middle, and of a dot's. */
const rooms = { flower: 4, dot: 2 } as const;
/** A figure that stands mirrored has the same flowers: what it covers on either side is taken. */
const everything = { '#': 'a1', o: 'a1', x: 'a1', e: 'a1', l: 'a1' } as const;

/** Small flowers, and dots where no flower fits, wherever a field is free about its figure: Patan leaves no cell bare. */
export function strew(cells: Cells, rows: readonly string[], dyes: PatolaTask['dyes'], field: Field): void {
  const { left, top, width, height } = field;
  const taken = createCells(cells.width, cells.height);
  for (const flip of [false, true]) stamp(taken, { rows, legend: everything, edge: 'a1', flip }, field.x, field.y);
  const right = 2 * left + width - 1;
  const isFree = (x: number, y: number, room: number) => {
    for (let j = y - room; j <= y + room; j++)
      for (let i = x - room; i <= x + room; i++) {
        if (i < left || i >= left + width || j < top || j >= top + height) return false;
        if (taken.at(i, j) !== undefined || cells.at(i, j) !== undefined) return false;
      }
    return true;
  };
  let n = 0;
  for (const kind of ['flower', 'dot'] as const)
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width / 2; x++) {
        if (!isFree(x, y, rooms[kind]) || !isFree(right - x, y, rooms[kind])) continue;
        const both = new Set([x, right - x]);
        // A pair stands apart, or as one on the middle line.
        if (both.size === 2 && right - 2 * x < 2 * rooms[kind] + 1) continue;
        for (const at of both) {
          if (kind === 'flower') sprig(cells, at, y, n % 2 === 0 ? 'a2' : 'light', 'a1', dyes.edge);
          else dot(cells, at, y, n % 2 === 0 ? 'light' : 'a2', dyes.edge);
        }
        n++;
      }
}

function dot(cells: Cells, x: number, y: number, ink: Ink, heart: Ink): void {
  for (const [i, j] of [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ] as const)
    cells.set(x + i, y + j, ink);
  cells.set(x, y, heart);
}
