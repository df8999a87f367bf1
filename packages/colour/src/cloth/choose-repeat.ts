import type { Point } from './find-basis.ts';
import type { Unrolled } from './unrolled.ts';

/** A way in whole cells. */
export type CellWay = readonly [across: number, down: number];

/** Which cells show the same: every `across`th and `down`th one, or of those every second as on a chessboard. */
export interface SameCells {
  readonly across: number;
  readonly down: number;
  readonly isChequered: boolean;
}

/** Two halves of the cells differ that differ so many times as much as chance makes them, */
const clearTimes = 6;
/** and by this share of what is drawn. */
const clearShare = 0.06;
/** Cells of each half that must have been seen. */
const fewest = 3;
/** Cells that likeness is asked of. */
const leastLike = 0.4;

/** Finds out whether the cells that look alike take turns: whether the cloth's true repeat is two or four of them. */
export function findTurns(flat: Unrolled, likes: Float64Array): SameCells {
  let same: SameCells = { across: 1, down: 1, isChequered: false };
  for (let turn = 0; turn < 3; turn++) {
    const { across, down } = same;
    const differs = (half: (i: number, j: number) => number) => halvesDiffer(flat, likes, same, half);
    const isAcross = differs((i) => Math.floor(i / across) & 1);
    const isDown = differs((_, j) => Math.floor(j / down) & 1);
    const isBoth = differs((i, j) => (Math.floor(i / across) + Math.floor(j / down)) & 1);
    if (!isAcross && !isDown) return { ...same, isChequered: isBoth };
    same = {
      across: across * (isAcross || isBoth ? 2 : 1),
      down: down * (isDown || isBoth ? 2 : 1),
      isChequered: false,
    };
  }
  return same;
}

/** Which of the kinds of cells one is; cells of one kind show the same. */
export function kindOf({ across, down, isChequered }: SameCells, i: number, j: number): number {
  const rest = (value: number, by: number) => ((value % by) + by) % by;
  if (isChequered) {
    const half = rest(Math.floor(i / across) + Math.floor(j / down), 2);
    return (half * down + rest(j, down)) * across + rest(i, across);
  }
  return rest(j, down) * across + rest(i, across);
}

function halvesDiffer(
  { perCell, cellsAcross, cellsDown, width, planes, inside }: Unrolled,
  likes: Float64Array,
  same: SameCells,
  half: (i: number, j: number) => number,
): boolean {
  const kinds = same.across * same.down;
  const size = perCell * perCell * 3;
  const sums = Array.from({ length: kinds * 2 }, () => new Float64Array(size));
  const counts = Array.from({ length: kinds * 2 }, () => new Float64Array(size));
  const cells = Array.from({ length: kinds * 2 }, () => 0);
  let [squares, number] = [0, 0];
  const isLike = (i: number, j: number) =>
    i >= 0 && j >= 0 && i < cellsAcross && j < cellsDown && (likes[j * cellsAcross + i] ?? -1) >= leastLike;
  // At the cloth's edge cells differ by what lies beside it.
  const isAmong = (i: number, j: number) =>
    isLike(i, j) && isLike(i - 1, j) && isLike(i + 1, j) && isLike(i, j - 1) && isLike(i, j + 1);
  const each = (visit: (group: number, to: number, value: number) => void, count?: (group: number) => void) => {
    for (let cell = 0; cell < likes.length; cell++) {
      const [i, j] = [cell % cellsAcross, Math.floor(cell / cellsAcross)];
      if (!isAmong(i, j)) continue;
      const group = kindOf(same, i, j) * 2 + half(i, j);
      count?.(group);
      for (let row = 0; row < perCell; row += 2) {
        for (let column = 0; column < perCell; column += 2) {
          const at = (j * perCell + row) * width + i * perCell + column;
          if (!inside[at]) continue;
          for (let c = 0; c < 3; c++) visit(group, (row * perCell + column) * 3 + c, planes[at * 3 + c] ?? 0);
        }
      }
    }
  };
  each(
    (group, to, value) => {
      const [sum, count] = [sums[group], counts[group]];
      if (sum === undefined || count === undefined) return;
      sum[to] = (sum[to] ?? 0) + value;
      count[to] = (count[to] ?? 0) + 1;
    },
    (group) => {
      cells[group] = (cells[group] ?? 0) + 1;
    },
  );
  if (cells.some((count) => count < fewest)) return false;
  const meanOf = (group: number, at: number) => (sums[group]?.[at] ?? 0) / Math.max(1, counts[group]?.[at] ?? 0);
  let within = 0;
  each((group, to, value) => {
    within += (value - meanOf(group, to)) ** 2;
    squares += value * value;
    number += 1;
  });
  within /= Math.max(1, number);
  squares /= Math.max(1, number);
  let [between, chance, compared] = [0, 0, 0];
  for (let kind = 0; kind < kinds; kind++) {
    for (let at = 0; at < size; at++) {
      const [one, other] = [counts[kind * 2]?.[at] ?? 0, counts[kind * 2 + 1]?.[at] ?? 0];
      if (one === 0 || other === 0) continue;
      between += (meanOf(kind * 2, at) - meanOf(kind * 2 + 1, at)) ** 2;
      chance += within * (1 / one + 1 / other);
      compared += 1;
    }
  }
  return between > clearTimes * chance && between / Math.max(1, compared) > clearShare * squares;
}

/** Cells along a side of a tile, at most. */
const widest = 4;
/** Degrees: what a right angle may be off by costs more than a tilt, and a second copy in the tile more than either. */
const angles = { right: 9, tilt: 30 };
const copyCost = 0.9;

/**
 * The two ways, right and down, that span a rectangular tile of a lattice, in cells: as upright and rectangular as they can be with few
 * copies in it. `a` and `b` are the ways of one cell in pixels.
 */
export function tileWays(
  { across, down, isChequered }: SameCells,
  a: Point,
  b: Point,
): { right: CellWay; down: CellWay } {
  const [one, other]: [CellWay, CellWay] = isChequered
    ? [
        [across, down],
        [across, -down],
      ]
    : [
        [across, 0],
        [0, down],
      ];
  const ways: { way: CellWay; x: number; y: number; p: number; q: number }[] = [];
  for (let p = -widest; p <= widest; p++) {
    for (let q = -widest; q <= widest; q++) {
      const way: CellWay = [p * one[0] + q * other[0], p * one[1] + q * other[1]];
      const [x, y] = [way[0] * a.x + way[1] * b.x, way[0] * a.y + way[1] * b.y];
      if (p !== 0 || q !== 0) ways.push({ way, x, y, p, q });
    }
  }
  let best: { cost: number; right: CellWay; down: CellWay } | undefined;
  const degrees = 180 / Math.PI;
  for (const first of ways) {
    if (first.x <= 0 || Math.abs(first.y) > first.x) continue;
    for (const second of ways) {
      const copies = Math.abs(first.p * second.q - first.q * second.p);
      const turned = first.x * second.y - first.y * second.x;
      if (copies === 0 || copies > widest || turned <= 0) continue;
      const lengths = Math.hypot(first.x, first.y) * Math.hypot(second.x, second.y);
      const off = Math.abs(
        90 - Math.acos(Math.max(-1, Math.min(1, (first.x * second.x + first.y * second.y) / lengths))) * degrees,
      );
      const tilt = Math.abs(Math.atan2(first.y, first.x)) * degrees;
      const cost = off / angles.right + tilt / angles.tilt + copyCost * (copies - 1);
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { cost, right: first.way, down: second.way };
    }
  }
  return best ?? { right: one, down: other };
}
