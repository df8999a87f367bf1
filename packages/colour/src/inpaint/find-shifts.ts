import { apart, type FillLevel, holes, placeIn, type Shift } from './fill-field.ts';

/** A shift and how unlike what lies there is, mean of OKLab hundredths. */
export interface FoundShift extends Shift {
  readonly unlike: number;
}

/** Shifts are looked through one by one where there are no more than these; larger fields are looked at reduced. */
const mostTried = 2 ** 16;
/** Pixels that a shift is judged by. */
const samples = 220;
/** More than this is another colour altogether: how much more says nothing. */
const worst = 30;
/** Shares of the judged pixels, and of those to be filled, that must be known where a shift leads. */
const leastJudged = 0.6;
const leastFilled = 0.35;

interface Sought {
  readonly levels: readonly FillLevel[];
  /** Pixels that are to look alike, at each level. */
  readonly judged: readonly Int32Array[];
  /** Pixels that are to be copied to, at each level; not asked when absent. */
  readonly filled?: readonly Int32Array[];
  /** Shifts no longer than this along each axis, in pixels of the field. */
  readonly reach?: number;
  /** Shorter ones say nothing. */
  readonly least: number;
  readonly count: number;
}

/** The shifts by which what lies around is most like what is judged, the best first: looked for reduced, then settled at each larger size. */
export function findShifts({ levels, judged, filled, reach, least, count }: Sought): FoundShift[] {
  const at = levels.findIndex((level, i) => triedAt(level, i, reach) <= mostTried);
  const start = at < 0 ? levels.length - 1 : at;
  let found = best(levels, start, { judged, filled, reach, least, count });
  for (let i = start - 1; i >= 0; i--) {
    const level = levels[i];
    const own = judged[i];
    if (level === undefined || own === undefined) continue;
    found = found.map(({ dx, dy }) => settled(level, own, { dx: 2 * dx, dy: 2 * dy }));
  }
  return distinct(found, 0, count);
}

/** So many pixels of a level, evenly among all that are given. */
export function sampled(all: Int32Array, most = samples): Int32Array {
  if (all.length <= most) return all;
  return Int32Array.from({ length: most }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / most)] ?? 0);
}

/** How unlike pixels are to those that a shift leads to; endless where too few of these are known. */
export function unlikeness(level: FillLevel, judged: Int32Array, { dx, dy }: Shift, enough = leastJudged): number {
  const { width, lab, hole } = level;
  let sum = 0;
  let known = 0;
  for (let i = 0; i < judged.length; i++) {
    const at = judged[i] ?? 0;
    const y = (at / width) | 0;
    const to = placeIn(level, at - y * width + dx, y + dy);
    if (to < 0 || hole[to] !== holes.known) continue;
    known += 1;
    sum += Math.min(worst, apart(lab, at, to));
  }
  return known < enough * judged.length || known === 0 ? Number.POSITIVE_INFINITY : sum / known;
}

function knownShare(level: FillLevel, filled: Int32Array, { dx, dy }: Shift): number {
  let known = 0;
  for (let i = 0; i < filled.length; i++) {
    const at = filled[i] ?? 0;
    const y = (at / level.width) | 0;
    const to = placeIn(level, at - y * level.width + dx, y + dy);
    if (to >= 0 && level.hole[to] === holes.known) known += 1;
  }
  return known / Math.max(1, filled.length);
}

/** Half the way round, or all the way where the picture ends. */
function rangesOf({ width, height, wraps }: FillLevel, i: number, reach = Number.POSITIVE_INFINITY) {
  const most = Math.ceil(reach / 2 ** i);
  const across = Math.min(most, wraps.across ? width >> 1 : width - 1);
  const down = Math.min(most, wraps.down ? height >> 1 : height - 1);
  return { across, down };
}

function triedAt(level: FillLevel, i: number, reach: number | undefined): number {
  const { across, down } = rangesOf(level, i, reach);
  return (2 * across + 1) * (2 * down + 1);
}

function best(
  levels: readonly FillLevel[],
  i: number,
  { judged, filled, reach, least, count }: Omit<Sought, 'levels'>,
): FoundShift[] {
  const level = levels[i];
  const own = sampled(judged[i] ?? new Int32Array(0));
  if (level === undefined || own.length === 0) return [];
  const targets = filled && sampled(filled[i] ?? new Int32Array(0), 48);
  const { across, down } = rangesOf(level, i, reach);
  const columns = 2 * across + 1;
  const costs = new Float32Array(columns * (2 * down + 1)).fill(Number.POSITIVE_INFINITY);
  const shortest = least / 2 ** i;
  for (let dy = -down; dy <= down; dy++) {
    for (let dx = -across; dx <= across; dx++) {
      if (targets && knownShare(level, targets, { dx, dy }) < leastFilled) continue;
      costs[(dy + down) * columns + dx + across] = unlikeness(level, own, { dx, dy });
    }
  }
  const found: FoundShift[] = [];
  for (let row = 0; row <= 2 * down; row++) {
    for (let column = 0; column < columns; column++) {
      const unlike = costs[row * columns + column] ?? 0;
      const [dx, dy] = [column - across, row - down];
      // What lies close is like itself because it is nearly the same: it is no place of its own.
      if (unlike === Number.POSITIVE_INFINITY || Math.max(Math.abs(dx), Math.abs(dy)) < shortest) continue;
      if (isLeast(costs, columns, 2 * down + 1, row, column)) found.push({ dx, dy, unlike });
    }
  }
  return distinct(found, 1, count);
}

function isLeast(costs: Float32Array, columns: number, rows: number, row: number, column: number): boolean {
  const own = costs[row * columns + column] ?? 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [column + dx, row + dy];
      if (x >= 0 && y >= 0 && x < columns && y < rows && (costs[y * columns + x] ?? 0) < own) return false;
    }
  }
  return true;
}

/** The best, none nearer to a better one than so many pixels. */
function distinct(found: readonly FoundShift[], near: number, count: number): FoundShift[] {
  const kept: FoundShift[] = [];
  for (const one of found.toSorted((a, b) => a.unlike - b.unlike || a.dy - b.dy || a.dx - b.dx)) {
    if (kept.length >= count) break;
    if (kept.every(({ dx, dy }) => Math.max(Math.abs(dx - one.dx), Math.abs(dy - one.dy)) > near)) kept.push(one);
  }
  return kept;
}

/** The best of a shift and its neighbours. */
function settled(level: FillLevel, judged: Int32Array, around: Shift): FoundShift {
  const own = sampled(judged, 2 * samples);
  let found: FoundShift = { ...around, unlike: Number.POSITIVE_INFINITY };
  for (let dy = around.dy - 1; dy <= around.dy + 1; dy++) {
    for (let dx = around.dx - 1; dx <= around.dx + 1; dx++) {
      const unlike = unlikeness(level, own, { dx, dy }, 0.3);
      if (unlike < found.unlike) found = { dx, dy, unlike };
    }
  }
  return found;
}
