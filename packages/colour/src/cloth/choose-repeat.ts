import type { Point } from './find-basis.ts';
import { likenessOfCells, type Unrolled, usualCell } from './unrolled.ts';

/** A way in whole cells. */
export type CellWay = readonly [across: number, down: number];

/** Which cells show the same: every `across`th and `down`th one, or of those every second as on a chessboard. */
export interface SameCells {
  readonly across: number;
  readonly down: number;
  readonly isChequered: boolean;
}

/** Two halves of the cells differ that differ by this share of what is drawn, */
const clearShare = 0.12;
/** and if so many of the cells are more like their own half. */
const clearCells = 0.9;
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

/** Whether what most cells of one half show differs from the other's, and nearly every cell is more like its own half. */
function halvesDiffer(
  flat: Unrolled,
  likes: Float64Array,
  same: SameCells,
  half: (i: number, j: number) => number,
): boolean {
  const { cellsAcross, cellsDown } = flat;
  const isLike = (i: number, j: number) =>
    i >= 0 && j >= 0 && i < cellsAcross && j < cellsDown && (likes[j * cellsAcross + i] ?? -1) >= leastLike;
  let [between, squares, nearer, judged] = [0, 0, 0, 0];
  for (let kind = 0; kind < same.across * same.down; kind++) {
    const halves = [0, 1].map((side) => {
      const isOwn = (i: number, j: number) => isLike(i, j) && kindOf(same, i, j) === kind && half(i, j) === side;
      const cells = [...likes.keys()].filter((cell) => isOwn(cell % cellsAcross, Math.floor(cell / cellsAcross)));
      return { cells, usual: usualCell(flat, isOwn) };
    });
    const [one, other] = halves;
    if (one === undefined || other === undefined) return false;
    if (!halves.every(({ cells }) => cells.length >= fewest && comesAgain(cells, cellsAcross, half))) return false;
    one.usual.forEach((value, at) => {
      between += (value - (other.usual[at] ?? 0)) ** 2;
      squares += value * value;
    });
    const likesOf = halves.map(({ usual }) => likenessOfCells(flat, usual));
    for (const [side, { cells }] of halves.entries()) {
      judged += cells.length;
      for (const cell of cells) if ((likesOf[side]?.[cell] ?? 0) > (likesOf[1 - side]?.[cell] ?? 0)) nearer += 1;
    }
  }
  return between > clearShare * squares && nearer >= clearCells * judged;
}

/** What takes turns is seen to come again along the way that it does: one strip that differs is the cloth's edge, or lies under something. */
function comesAgain(cells: readonly number[], cellsAcross: number, half: (i: number, j: number) => number): boolean {
  const columns = new Set(cells.map((cell) => cell % cellsAcross)).size;
  const rows = new Set(cells.map((cell) => Math.floor(cell / cellsAcross))).size;
  const changes = (i: number, j: number) => [0, 1, 2, 3].some((k) => half(i * k, j * k) !== half(0, 0));
  return (!changes(1, 0) || columns > 1) && (!changes(0, 1) || rows > 1);
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
  return { right: best?.right ?? one, down: best?.down ?? other };
}
