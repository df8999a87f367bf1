import type { Detail } from './details.ts';
import { type Ends, isBorder } from './ends.ts';
import { type Corner, findCorners } from './find-corners.ts';
import { createFitter, type Points } from './fit-curve.ts';
import { steps } from './lattice.ts';
import type { Lines } from './lines.ts';
import { smoothPoints } from './smooth.ts';

/**
 * Curves in tenths of a pixel, six numbers each: both handles and the end. Line i's are those from `from[i]` up to `from[i + 1]`;
 * it begins at `startX[i]`, `startY[i]`. A straight piece has its handles on its ends.
 */
export interface Curves {
  readonly numbers: Int32Array;
  readonly from: Int32Array;
  readonly startX: Int32Array;
  readonly startY: Int32Array;
}

/** Tenths of a pixel. */
export const unitsPerPx = 10;

const around = 8;
/** Unit steps around a spot of up to some six pixels across. */
const dot = 22;

/** Draws each line once, so that the areas on both its sides share it to the last digit. `progress` receives the share that is done. */
export function drawLines(lines: Lines, ends: Ends, detail: Detail, progress: (share: number) => void): Curves {
  let numbers = new Int32Array(2 ** 16);
  let used = 0;
  const from = new Int32Array(lines.count + 1);
  const startX = new Int32Array(lines.count);
  const startY = new Int32Array(lines.count);
  let [lastX, lastY] = [0, 0];
  const unit = (value: number) => Math.round(value * unitsPerPx);

  const put = (ax: number, ay: number, bx: number, by: number, x: number, y: number): void => {
    if (used + 6 > numbers.length) {
      const more = new Int32Array(numbers.length * 2);
      more.set(numbers);
      numbers = more;
    }
    numbers[used++] = ax;
    numbers[used++] = ay;
    numbers[used++] = bx;
    numbers[used++] = by;
    numbers[used++] = x;
    numbers[used++] = y;
    lastX = x;
    lastY = y;
  };
  const lineTo = (x: number, y: number): void => put(lastX, lastY, unit(x), unit(y), unit(x), unit(y));
  const take = (ax: number, ay: number, bx: number, by: number, x: number, y: number): void => {
    const [x1, y1, x2, y2, x3, y3] = [unit(ax), unit(ay), unit(bx), unit(by), unit(x), unit(y)];
    if (x3 === lastX && y3 === lastY && x1 === x3 && y1 === y3) return;
    if (isLevel(lastX, lastY, x1, y1, x2, y2, x3, y3)) put(lastX, lastY, x3, y3, x3, y3);
    else put(x1, y1, x2, y2, x3, y3);
  };
  const draw = createFitter({ tolerance: detail.tolerance, take });
  let middles: Points = { x: new Float64Array(1024), y: new Float64Array(1024) };
  let samples: Points = { x: new Float64Array(1024 + around), y: new Float64Array(1024 + around) };

  /** Draws the middles from `first` on, from one fixed place to another. */
  const span = (first: number, count: number, one: Place, other: Place): void => {
    samples.x[0] = one.x;
    samples.y[0] = one.y;
    smoothPoints(middles, first, count, detail.smoothing, false, samples, 1);
    samples.x[count + 1] = other.x;
    samples.y[count + 1] = other.y;
    const last = count + 1;
    const [sx, sy] = one.along ?? into(samples, 0, Math.min(3, last));
    const [ex, ey] = other.along ?? into(samples, last, Math.max(0, last - 3));
    draw(samples, 0, last, sx, sy, ex, ey);
  };

  const closed = (count: number): void => {
    // So small a spot is a dot, whatever its pixels look like.
    const corners = count <= dot ? [] : findCorners(middles, count, true, detail.sharp);
    const [head] = corners;
    if (head === undefined) {
      smoothPoints(middles, 0, count, detail.smoothing, true, samples, 0);
      samples.x[count] = samples.x[0] ?? 0;
      samples.y[count] = samples.y[0] ?? 0;
      begin(samples.x[0] ?? 0, samples.y[0] ?? 0);
      const reach = Math.min(2, (count - 1) >> 1);
      const dx = (samples.x[reach] ?? 0) - (samples.x[count - reach] ?? 0);
      const dy = (samples.y[reach] ?? 0) - (samples.y[count - reach] ?? 0);
      const length = Math.hypot(dx, dy) || 1;
      // In two halves: a curve from a place to itself is not fitted well.
      const half = count >> 1;
      const hx = (samples.x[half + 1] ?? 0) - (samples.x[half - 1] ?? 0);
      const hy = (samples.y[half + 1] ?? 0) - (samples.y[half - 1] ?? 0);
      const across = Math.hypot(hx, hy) || 1;
      draw(samples, 0, half, dx / length, dy / length, -hx / across, -hy / across);
      draw(samples, half, count, hx / across, hy / across, -dx / length, -dy / length);
      return;
    }
    // Begins at the first corner: the middles are turned round to start there.
    rotate(middles, count, head.after);
    const turned = corners.map((corner) => ({
      ...corner,
      before: (corner.before - head.after + 2 * count) % count,
      after: (corner.after - head.after + 2 * count) % count,
    }));
    begin(head.x, head.y);
    pieces(
      [...turned.slice(1), { before: turned[0]?.before ?? count - 1, after: count, x: head.x, y: head.y }],
      head,
      0,
    );
  };

  /** Spans from corner to corner; the last one is an end. */
  const pieces = (stops: readonly Stop[], start: Place, first: number): void => {
    let at = first;
    let one = start;
    for (const stop of stops) {
      span(at, Math.max(0, stop.before + 1 - at), one, stop);
      at = stop.after;
      one = { x: stop.x, y: stop.y };
    }
  };

  const begin = (x: number, y: number): void => {
    [lastX, lastY] = [unit(x), unit(y)];
    startX[line] = lastX;
    startY[line] = lastY;
  };

  let line = 0;
  for (; line < lines.count; line++) {
    from[line] = used;
    if (line % 1024 === 0) progress(line / lines.count);
    const count = (lines.from[line + 1] ?? 0) - (lines.from[line] ?? 0);
    const nodeA = lines.nodeA[line] ?? -1;
    const nodeB = lines.nodeB[line] ?? -1;
    if (nodeA >= 0 && isBorder(lines, line)) {
      begin(ends.x[nodeA] ?? 0, ends.y[nodeA] ?? 0);
      lineTo(ends.x[nodeB] ?? 0, ends.y[nodeB] ?? 0);
      continue;
    }
    if (middles.x.length < count + around) {
      middles = { x: new Float64Array(count * 2), y: new Float64Array(count * 2) };
      samples = { x: new Float64Array(count * 2 + around), y: new Float64Array(count * 2 + around) };
    }
    const turns = walk(lines, line, middles);
    if (nodeA < 0) {
      if (turns === 4 && (count > dot || isRow(count))) rectangle(count);
      else closed(count);
      continue;
    }
    const start = placeOf(ends, nodeA, line * 2);
    const end = placeOf(ends, nodeB, line * 2 + 1);
    begin(start.x, start.y);
    pieces(
      [...findCorners(middles, count, false, detail.sharp), { ...end, before: count - 1, after: count }],
      start,
      0,
    );
  }
  from[lines.count] = used;

  /** A spot one pixel wide: a dash, not a dot. */
  function isRow(count: number): boolean {
    const { x, y } = middles;
    return new Set(x.subarray(0, count)).size === 3 || new Set(y.subarray(0, count)).size === 3;
  }

  function rectangle(count: number): void {
    let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    for (let i = 0; i < count; i++) {
      x0 = Math.min(x0, middles.x[i] ?? 0);
      x1 = Math.max(x1, middles.x[i] ?? 0);
      y0 = Math.min(y0, middles.y[i] ?? 0);
      y1 = Math.max(y1, middles.y[i] ?? 0);
    }
    // The way round is the line's own.
    const isClockwise = (lines.steps[lines.from[line] ?? 0] ?? 0) === 0;
    begin(x0, y0);
    if (isClockwise) lineTo(x1, y0);
    else lineTo(x0, y1);
    lineTo(x1, y1);
    if (isClockwise) lineTo(x0, y1);
    else lineTo(x1, y0);
    lineTo(x0, y0);
  }
  return { numbers: numbers.subarray(0, used), from, startX, startY };
}

/** Where a span begins or ends, and in which direction from there when that is known. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly along?: readonly [number, number] | undefined;
}
type Stop = Place & Pick<Corner, 'before' | 'after'>;

function placeOf(ends: Ends, node: number, end: number): Place {
  const [x, y] = [ends.alongX[end] ?? 0, ends.alongY[end] ?? 0];
  return { x: ends.x[node] ?? 0, y: ends.y[node] ?? 0, along: x === 0 && y === 0 ? undefined : [x, y] };
}

/** Writes the middles of a line's steps; answers how often it turns. */
function walk(lines: Lines, line: number, into: Points): number {
  const first = lines.from[line] ?? 0;
  const last = lines.from[line + 1] ?? 0;
  let x = lines.startX[line] ?? 0;
  let y = lines.startY[line] ?? 0;
  let turns = lines.steps[first] === lines.steps[last - 1] ? 0 : 1;
  for (let at = first; at < last; at++) {
    const taken = lines.steps[at] ?? 0;
    if (at > first && taken !== lines.steps[at - 1]) turns++;
    const dx = steps.x[taken] ?? 0;
    const dy = steps.y[taken] ?? 0;
    into.x[at - first] = x + dx / 2;
    into.y[at - first] = y + dy / 2;
    x += dx;
    y += dy;
  }
  return turns;
}

function into({ x, y }: Points, from: number, to: number): readonly [number, number] {
  const dx = (x[to] ?? 0) - (x[from] ?? 0);
  const dy = (y[to] ?? 0) - (y[from] ?? 0);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function rotate({ x, y }: Points, count: number, by: number): void {
  for (const values of [x, y]) {
    const head = values.slice(0, by);
    values.copyWithin(0, by, count);
    values.set(head, count - by);
  }
}

/** A cubic that no eye distinguishes from its chord: both handles within a fifth of a pixel of it, and on the way. */
function isLevel(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): boolean {
  const [dx, dy] = [x3 - x0, y3 - y0];
  const length = Math.hypot(dx, dy);
  const most = 2 * length;
  if (Math.abs((x1 - x0) * dy - (y1 - y0) * dx) > most || Math.abs((x2 - x0) * dy - (y2 - y0) * dx) > most)
    return false;
  const one = (x1 - x0) * dx + (y1 - y0) * dy;
  const other = (x2 - x0) * dx + (y2 - y0) * dy;
  return one >= 0 && other >= 0 && one <= length * length && other <= length * length;
}
