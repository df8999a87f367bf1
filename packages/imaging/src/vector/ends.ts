import { outside, steps } from './lattice.ts';
import type { Lines } from './lines.ts';

/** Where the nodes are drawn, and how lines leave them: entry `2 * line` is of a line's beginning, the next of its end. */
export interface Ends {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The direction in which a line goes on beyond its node as another one, seen from that node into the line; both 0 where it does not. */
  readonly alongX: Float64Array;
  readonly alongY: Float64Array;
}

/** Unit steps whose middles say where a line comes from. */
const looked = 4;
/** Lines go through a junction that turn there by no more than about this: the cosine of 145°. */
const straight = -0.82;
/** How far apart two lines may end on opposite borders and still be one. */
const nearby = 4;
/** Pixels that a junction is moved at most, so that the line through it is smooth. */
const mostMoved = 0.8;

/**
 * Joins lines that go on as others: the straightest two at each junction, and those that leave the tile at one border and come back
 * at the opposite one, which are pinned to the same place there.
 */
export function joinEnds(lines: Lines, ranks: Uint8Array, width: number, height: number): Ends {
  const ends: Ends = {
    x: Float64Array.from(lines.nodeX),
    y: Float64Array.from(lines.nodeY),
    alongX: new Float64Array(lines.count * 2),
    alongY: new Float64Array(lines.count * 2),
  };
  const meeting = endsAtNodes(lines);
  const borders: Record<'left' | 'right' | 'top' | 'bottom', Arrival[]> = { left: [], right: [], top: [], bottom: [] };
  for (const [node, all] of meeting.entries()) {
    const x = lines.nodeX[node] ?? 0;
    const y = lines.nodeY[node] ?? 0;
    const isSide = x === 0 || x === width;
    const isLevel = y === 0 || y === height;
    if (!isSide && !isLevel) straighten(lines, ends, node, all);
    if (isSide === isLevel) continue;
    const inner = all.filter((end) => !isBorder(lines, end >> 1));
    const [only] = inner;
    if (inner.length !== 1 || only === undefined) continue;
    const at = isSide ? y : x;
    const beside = x === width || y === height ? 1 : 0;
    const [one, other] = isSide
      ? [ranks[(y - 1) * width + x - beside], ranks[y * width + x - beside]]
      : [ranks[(y - beside) * width + x - 1], ranks[(y - beside) * width + x]];
    const border = isSide ? (x === 0 ? 'left' : 'right') : y === 0 ? 'top' : 'bottom';
    borders[border].push({ node, end: only, at, areas: `${one} ${other}` });
  }
  pin(lines, ends, borders.left, borders.right, { x: width, y: 0 });
  pin(lines, ends, borders.top, borders.bottom, { x: 0, y: height });
  return ends;
}

/** A line that comes to a border, between which two areas, and where along it. */
interface Arrival {
  readonly node: number;
  readonly end: number;
  readonly at: number;
  readonly areas: string;
}

export function isBorder(lines: Lines, line: number): boolean {
  return lines.left[line] === outside || lines.right[line] === outside;
}

function endsAtNodes(lines: Lines): number[][] {
  const meeting: number[][] = lines.nodeX.map(() => []);
  for (let line = 0; line < lines.count; line++) {
    meeting[lines.nodeA[line] ?? -1]?.push(line * 2);
    meeting[lines.nodeB[line] ?? -1]?.push(line * 2 + 1);
  }
  return meeting;
}

/** The mean of the middles of the first unit steps from an end. */
function mean(lines: Lines, end: number, count: number): [x: number, y: number] {
  const line = end >> 1;
  const isEnd = (end & 1) === 1;
  const from = lines.from[line] ?? 0;
  const to = lines.from[line + 1] ?? 0;
  const node = (isEnd ? lines.nodeB[line] : lines.nodeA[line]) ?? 0;
  let x = lines.nodeX[node] ?? 0;
  let y = lines.nodeY[node] ?? 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < count; i++) {
    const taken = isEnd ? ((lines.steps[to - 1 - i] ?? 0) + 2) & 3 : (lines.steps[from + i] ?? 0);
    const dx = steps.x[taken] ?? 0;
    const dy = steps.y[taken] ?? 0;
    sumX += x + dx / 2;
    sumY += y + dy / 2;
    x += dx;
    y += dy;
  }
  return [sumX / count, sumY / count];
}

function lengthOf(lines: Lines, end: number): number {
  const line = end >> 1;
  return (lines.from[line + 1] ?? 0) - (lines.from[line] ?? 0);
}

function straighten(lines: Lines, ends: Ends, node: number, all: readonly number[]): void {
  const x = lines.nodeX[node] ?? 0;
  const y = lines.nodeY[node] ?? 0;
  let least: number = straight;
  let best: readonly [number, number] | undefined;
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const [one, other] = [all[i] ?? 0, all[j] ?? 0];
      // A line that comes back to its own node is no way through it.
      if (one >> 1 === other >> 1) continue;
      const count = Math.min(looked, lengthOf(lines, one), lengthOf(lines, other));
      const [ax, ay] = mean(lines, one, count);
      const [bx, by] = mean(lines, other, count);
      const turn =
        ((ax - x) * (bx - x) + (ay - y) * (by - y)) / (Math.hypot(ax - x, ay - y) * Math.hypot(bx - x, by - y));
      if (turn < least) [least, best] = [turn, [one, other]];
    }
  }
  if (best === undefined) return;
  const [one, other] = best;
  const count = Math.min(3, lengthOf(lines, one), lengthOf(lines, other));
  const [ax, ay] = mean(lines, one, count);
  const [bx, by] = mean(lines, other, count);
  const [movedX, movedY] = [(ax + bx) / 2 - x, (ay + by) / 2 - y];
  if (Math.hypot(movedX, movedY) > mostMoved) return;
  ends.x[node] = x + movedX;
  ends.y[node] = y + movedY;
  link(lines, ends, one, other, { x: 0, y: 0 });
}

/** Makes two ends go on as each other; the second lies `apart` from where it would if the tile were repeated. */
function link(lines: Lines, ends: Ends, one: number, other: number, apart: { x: number; y: number }): void {
  const count = Math.min(looked, lengthOf(lines, one), lengthOf(lines, other));
  const [ax, ay] = mean(lines, one, count);
  const [bx, by] = mean(lines, other, count);
  const [x, y] = [ax - (bx - apart.x), ay - (by - apart.y)];
  const length = Math.hypot(x, y) || 1;
  ends.alongX[one] = x / length;
  ends.alongY[one] = y / length;
  ends.alongX[other] = -x / length;
  ends.alongY[other] = -y / length;
}

function pin(
  lines: Lines,
  ends: Ends,
  near: readonly Arrival[],
  far: readonly Arrival[],
  apart: { x: number; y: number },
): void {
  const all = [
    ...near.map((arrival) => ({ ...arrival, isNear: true })),
    ...far.map((arrival) => ({ ...arrival, isNear: false })),
  ];
  all.sort((a, b) => a.at - b.at);
  for (let i = 1; i < all.length; i++) {
    const [one, other] = [all[i - 1], all[i]];
    if (one === undefined || other === undefined || one.isNear === other.isNear) continue;
    if (one.areas !== other.areas || other.at - one.at > nearby) continue;
    const [here, there] = one.isNear ? [one, other] : [other, one];
    const at = (here.at + there.at) / 2;
    for (const { node } of [here, there]) {
      if (apart.x > 0) ends.y[node] = at;
      else ends.x[node] = at;
    }
    link(lines, ends, here.end, there.end, apart);
    i++;
  }
}
