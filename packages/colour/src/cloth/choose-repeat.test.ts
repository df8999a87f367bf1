import { describe, expect, it } from 'vitest';
import { findTurns, kindOf, tileWays } from './choose-repeat.ts';
import type { Unrolled } from './unrolled.ts';

const one = { across: 1, down: 1, isChequered: false };
const areaOf = ({ right, down }: ReturnType<typeof tileWays>) => Math.abs(right[0] * down[1] - right[1] * down[0]);

describe('the ways of a tile', () => {
  it.each([
    ['an upright lattice', { x: 40, y: 0 }, { x: 0, y: 30 }, 1],
    ['one with its ways exchanged', { x: 0, y: 30 }, { x: 40, y: 0 }, 1],
    ['one with a way turned back', { x: -40, y: 0 }, { x: 0, y: 30 }, 1],
    ['a cloth that hangs a little askew', { x: 40, y: 6 }, { x: -5, y: 30 }, 1],
    ['a half-drop', { x: 40, y: 15 }, { x: 0, y: 30 }, 2],
    ['a half-brick', { x: 40, y: 0 }, { x: 20, y: 30 }, 2],
    ['a half-drop by its diagonals', { x: 20, y: 20 }, { x: 20, y: -20 }, 2],
  ])('lead right and down over few copies, for %s', (_, a, b, copies) => {
    const ways = tileWays(one, a, b);
    const [right, down] = [ways.right, ways.down].map(([p, q]) => ({ x: p * a.x + q * b.x, y: p * a.y + q * b.y }));
    if (right === undefined || down === undefined) throw new Error('Expected two ways');
    expect(areaOf(ways)).toBe(copies);
    expect(right.x).toBeGreaterThan(3 * Math.abs(right.y));
    expect(down.y).toBeGreaterThan(3 * Math.abs(down.x));
  });

  it('hold all kinds of cells that take turns', () => {
    const [a, b] = [
      { x: 40, y: 0 },
      { x: 0, y: 30 },
    ];
    expect(tileWays({ ...one, across: 2 }, a, b)).toEqual({ right: [2, 0], down: [0, 1] });
    expect(tileWays({ ...one, down: 4 }, a, b)).toEqual({ right: [1, 0], down: [0, 4] });
    expect(areaOf(tileWays({ ...one, isChequered: true }, a, b))).toBe(4);
  });
});

describe('the kind of a cell', () => {
  const kindsOf = (same: Parameters<typeof kindOf>[0]) =>
    Array.from({ length: 4 }, (_, j) => Array.from({ length: 4 }, (_, i) => kindOf(same, i - 2, j - 2)));

  it('is one for all that are alike', () => {
    expect(
      kindsOf(one)
        .flat()
        .every((kind) => kind === 0),
    ).toBe(true);
  });

  it('takes turns along each way, also before the first cell', () => {
    expect(kindsOf({ ...one, across: 2 })).toEqual(Array(4).fill([0, 1, 0, 1]));
    expect(kindsOf({ ...one, down: 2 }).map(([kind]) => kind)).toEqual([0, 1, 0, 1]);
    expect(new Set(kindsOf({ ...one, across: 2, down: 2 }).flat()).size).toBe(4);
  });

  it('takes turns as on a chessboard', () => {
    const [first, second] = kindsOf({ ...one, isChequered: true });
    expect(first).toEqual([0, 1, 0, 1]);
    expect(second).toEqual([1, 0, 1, 0]);
  });
});

/** Cells along a side, and samples along a cell. */
const cells = 8;
const perCell = 8;

/** A cloth laid flat whose cells have a mark where `mark` says, and grain. */
function unrolled(mark: (i: number, j: number) => number): Unrolled {
  const side = cells * perCell;
  const planes = Float32Array.from({ length: side * side * 3 }, (_, k) => {
    const at = Math.floor(k / 3);
    const [x, y] = [at % side, Math.floor(at / side)];
    const [column, row] = [x % perCell, y % perCell];
    const isMark = column > 3 && row > 3;
    const drawn = Math.sin(column) + Math.cos(row * 2);
    const grain = 0.1 * Math.sin(k * 12.9898 + (k % 101) * 78.233);
    return drawn + grain + (isMark ? mark(Math.floor(x / perCell), Math.floor(y / perCell)) : 0);
  });
  return {
    ...{ perCell, cellsAcross: cells, cellsDown: cells, width: side, height: side, planes },
    light: new Float32Array(side * side),
    inside: new Uint8Array(side * side).fill(1),
  };
}

describe('cells that look alike', () => {
  const alike = new Float64Array(cells * cells).fill(0.9);

  it.each([
    ['are all the same', () => 0, { across: 1, down: 1, isChequered: false }],
    ['take turns from column to column', (i: number) => i & 1, { across: 2, down: 1, isChequered: false }],
    ['take turns from row to row', (_: number, j: number) => j & 1, { across: 1, down: 2, isChequered: false }],
    ['take turns as on a chessboard', (i: number, j: number) => (i + j) & 1, { across: 1, down: 1, isChequered: true }],
    ['are of four kinds', (i: number, j: number) => (i & 1) + 2 * (j & 1), { across: 2, down: 2, isChequered: false }],
    ['are of four kinds in a row', (i: number) => [0, 3, 1, 4][i & 3] ?? 0, { across: 4, down: 1, isChequered: false }],
  ])('are seen to be so where they %s', (_, mark, same) => {
    expect(
      findTurns(
        unrolled((i, j) => 2 * mark(i, j)),
        alike,
      ),
    ).toEqual(same);
  });

  it.each([
    ['one cell', (i: number, j: number) => (i === 2 && j === 3 ? 3 : 0)],
    ['one column', (i: number) => (i === 3 ? 3 : 0)],
    ['light that grows', (i: number) => i / 4],
    ['one half of the cloth', (i: number) => (i < 4 ? 0 : 2)],
  ])('are held to be the same where no more differs than %s', (_, mark) => {
    expect(findTurns(unrolled(mark), alike)).toEqual({ across: 1, down: 1, isChequered: false });
  });

  it('are not asked where too few of them were seen', () => {
    const few = alike.map((like, cell) => (cell % cells < 3 ? like : -1));
    const turns = findTurns(
      unrolled((i) => 2 * (i & 1)),
      few,
    );
    expect(turns).toEqual({ across: 1, down: 1, isChequered: false });
  });
});
