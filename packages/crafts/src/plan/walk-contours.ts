import { type Plain, wrapped } from './picture.ts';
import type { Shapes } from './shapes.ts';

/** A place on a contour, where the contour runs there, and the area in which it lies. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly label: number;
  /** Its row, counted from the border in. */
  readonly row: number;
}

interface Rows {
  /** From one mark of a row to the next, in pixels, */
  readonly pitch: number;
  /** from the border to the first row, */
  readonly first: number;
  /** and from one row to the next. */
  readonly apart: number;
  readonly rows: number;
  /** Which row of an area is laid. */
  readonly isLaid: (label: number, row: number) => boolean;
  /** Marks lie at least this part of the pitch from all others. */
  readonly clear: number;
}

/**
 * Lays marks in rows that follow the borders of areas, as dots are tied and lines of stitches are sewn: each row is walked along its
 * contour, a mark at every pitch, until it meets what is laid already.
 */
export function walkContours(picture: Plain, shapes: Shapes, wish: Rows, progress: (share: number) => void): Mark[] {
  const { width, height, wraps } = picture;
  const marks: Mark[] = [];
  const near = createNear(width, height, wraps, wish.pitch * wish.clear);
  const direction: [number, number] = [0, 0];
  const stride = Math.max(1, wish.pitch / 4);
  const grid = Math.max(1, wish.pitch / 2);
  const isOut = (x: number, y: number) => !wraps && (x < 0 || y < 0 || x >= width || y >= height);
  /** Moves a place to where the distance is that of its row; undefined where there is none. */
  const settled = (x: number, y: number, label: number, wanted: number): readonly [number, number] | undefined => {
    let [px, py] = [x, y];
    for (let round = 0; round < 3; round++) {
      shapes.outwardAt(px, py, direction);
      const gap = wanted - shapes.distanceAt(px, py);
      px += direction[0] * gap;
      py += direction[1] * gap;
    }
    if (isOut(px, py) || shapes.labelAt(px, py) !== label) return;
    return Math.abs(shapes.distanceAt(px, py) - wanted) < wish.pitch * 0.3 ? [px, py] : undefined;
  };
  const walk = (from: readonly [number, number], label: number, row: number, side: number) => {
    const wanted = wish.first + row * wish.apart;
    let [x, y] = from;
    let [vx, vy] = [0, 0];
    for (let gone = 0, steps = 0; steps < 4000; steps++) {
      shapes.outwardAt(x, y, direction);
      let [tx, ty] = [-direction[1] * side, direction[0] * side];
      if (tx * vx + ty * vy < 0) [tx, ty] = [-tx, -ty];
      const next = settled(x + tx * stride, y + ty * stride, label, wanted);
      if (next === undefined) return;
      const moved = Math.sqrt((next[0] - x) * (next[0] - x) + (next[1] - y) * (next[1] - y));
      if (moved < stride * 0.3) return;
      [vx, vy] = [(next[0] - x) / moved, (next[1] - y) / moved];
      [x, y] = next;
      gone += moved;
      if (gone < wish.pitch) continue;
      gone = 0;
      if (!near.isClear(x, y)) return;
      lay(x, y, vx, vy, label, row);
    }
  };
  const lay = (x: number, y: number, dx: number, dy: number, label: number, row: number) => {
    near.put(x, y);
    marks.push({ x: wraps ? wrapped(x, width) : x, y: wraps ? wrapped(y, height) : y, dx, dy, label, row });
  };
  for (let row = 0; row < wish.rows; row++) {
    const wanted = wish.first + row * wish.apart;
    for (let gy = grid / 2; gy < height; gy += grid) {
      for (let gx = grid / 2; gx < width; gx += grid) {
        if (Math.abs(shapes.distanceAt(gx, gy) - wanted) > grid) continue;
        const label = shapes.labelAt(gx, gy);
        if (!wish.isLaid(label, row)) continue;
        const start = settled(gx, gy, label, wanted);
        if (start === undefined || !near.isClear(start[0], start[1])) continue;
        shapes.outwardAt(start[0], start[1], direction);
        const length = Math.sqrt(direction[0] * direction[0] + direction[1] * direction[1]);
        // On a ridge nothing leads out: there a mark lies level.
        if (length < 1e-3) lay(start[0], start[1], 1, 0, label, row);
        else lay(start[0], start[1], -direction[1] / length, direction[0] / length, label, row);
        walk(start, label, row, 1);
        walk(start, label, row, -1);
      }
    }
    progress((row + 1) / wish.rows);
  }
  return marks;
}

/** Knows what lies nearer than so many pixels. */
function createNear(width: number, height: number, wraps: boolean, clear: number) {
  const across = Math.max(1, Math.floor(width / clear));
  const down = Math.max(1, Math.floor(height / clear));
  const cells = new Map<number, [number, number][]>();
  const cellOf = (x: number, y: number): readonly [number, number] => [
    Math.floor((wrapped(x, width) * across) / width),
    Math.floor((wrapped(y, height) * down) / height),
  ];
  const gap = (one: number, other: number, length: number) => {
    const apart = Math.abs(wrapped(one, length) - wrapped(other, length));
    return wraps ? Math.min(apart, length - apart) : apart;
  };
  return {
    put: (x: number, y: number) => {
      const [column, row] = cellOf(x, y);
      const cell = row * across + column;
      const held = cells.get(cell);
      if (held === undefined) cells.set(cell, [[x, y]]);
      else held.push([x, y]);
    },
    isClear: (x: number, y: number) => {
      const [column, row] = cellOf(x, y);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          for (const [ox, oy] of cells.get(wrapped(row + dy, down) * across + wrapped(column + dx, across)) ?? []) {
            const [ax, ay] = [gap(x, ox, width), gap(y, oy, height)];
            if (ax * ax + ay * ay < clear * clear) return false;
          }
        }
      }
      return true;
    },
  };
}
