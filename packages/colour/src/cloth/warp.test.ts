import { describe, expect, it } from 'vitest';
import { waysAt } from './refine-warp.ts';
import { placeOf, scaledWarp, smoothWarp, type Warp, withKnots } from './warp.ts';

/** A sheet of 6 × 5 knots whose places `at` says. */
function sheet(at: (u: number, v: number) => readonly [number, number]): Warp {
  const [columns, rows] = [6, 5];
  const places = Array.from({ length: columns * rows }, (_, k) => at((k % columns) - 1, Math.floor(k / columns) - 2));
  return {
    from: { x: -1, y: -2 },
    finer: 1,
    columns,
    rows,
    xs: Float64Array.from(places, ([x]) => x),
    ys: Float64Array.from(places, ([, y]) => y),
  };
}
const straight = sheet((u, v) => [10 + 20 * u + 3 * v, 5 - 2 * u + 15 * v]);
const bent = sheet((u, v) => [20 * u + Math.sin(u), 15 * v + 0.5 * v * v]);

function placeIn(warp: Warp, u: number, v: number): readonly [number, number] {
  const place = { x: 0, y: 0 };
  placeOf(warp, u, v, place);
  return [place.x, place.y];
}

describe('a place on a sheet', () => {
  it.each([
    [0, 0],
    [0.25, -1.5],
    [3.9, 1.9],
    [-0.99, -1.99],
    [-2, 3],
    [6.5, -4],
  ])('lies where a straight sheet has it, also beyond its last knots: %d, %d', (u, v) => {
    const [x, y] = placeIn(straight, u, v);
    expect(x).toBeCloseTo(10 + 20 * u + 3 * v, 9);
    expect(y).toBeCloseTo(5 - 2 * u + 15 * v, 9);
  });

  it('goes through every knot of a bent one, and without a step from one field to the next', () => {
    for (let v = -2; v <= 2; v++) {
      for (let u = -1; u <= 4; u++) {
        const [x, y] = placeIn(bent, u, v);
        expect(x).toBeCloseTo(20 * u + Math.sin(u), 9);
        expect(y).toBeCloseTo(15 * v + 0.5 * v * v, 9);
      }
    }
    const slope = (u: number) => (placeIn(bent, u + 1e-5, 0)[0] - placeIn(bent, u - 1e-5, 0)[0]) / 2e-5;
    expect(slope(2 - 2e-5)).toBeCloseTo(slope(2 + 2e-5), 2);
  });
});

it('has the same places with more knots, and over a larger picture', () => {
  const finer = withKnots(bent, 2);
  expect([finer.columns, finer.rows]).toEqual([11, 9]);
  expect(placeIn(finer, 1.5, 0.5)[0]).toBeCloseTo(placeIn(bent, 1.5, 0.5)[0], 9);
  const twice = scaledWarp(bent, 2, 3);
  const [x, y] = placeIn(bent, 0.3, 0.7);
  expect(placeIn(twice, 0.3, 0.7)[0]).toBeCloseTo(2 * (x + 0.5) - 0.5, 9);
  expect(placeIn(twice, 0.3, 0.7)[1]).toBeCloseTo(3 * (y + 0.5) - 0.5, 9);
});

describe('a sheet through what was seen', () => {
  const seenOf = (warp: Warp, isSeen: (k: number) => boolean) => ({
    xs: warp.xs,
    ys: warp.ys,
    weights: Float64Array.from(warp.xs, (_, k) => (isSeen(k) ? 1 : 0)),
  });

  it('is found again from a few knots where it is straight, however stiff it is', () => {
    const corners = [0, 5, 24, 29, 13];
    const start = { ...straight, xs: straight.xs.map(() => 0), ys: straight.ys.map(() => 0) };
    const found = smoothWarp(
      start,
      seenOf(straight, (k) => corners.includes(k)),
      0.5,
    );
    for (const [k, x] of found.xs.entries()) expect(x).toBeCloseTo(straight.xs[k] ?? 0, 3);
    for (const [k, y] of found.ys.entries()) expect(y).toBeCloseTo(straight.ys[k] ?? 0, 3);
  });

  it('evens out a knot that lies astray, the more the stiffer it is', () => {
    const xs = straight.xs.slice();
    xs[14] = (xs[14] ?? 0) + 6;
    const astray = { ...straight, xs };
    const off = (stiff: number) =>
      (smoothWarp(
        straight,
        seenOf(astray, () => true),
        stiff,
      ).xs[14] ?? 0) - (straight.xs[14] ?? 0);
    expect(off(0.01)).toBeGreaterThan(4.5);
    expect(off(1)).toBeLessThan(2);
    expect(off(1)).toBeGreaterThan(0);
  });
});

describe('the ways of a cell at a knot', () => {
  it.each([
    ['inside', 2, 2],
    ['at the first corner', 0, 0],
    ['at the last corner', 5, 4],
    ['at an edge', 5, 1],
  ])('are those of a straight sheet %s', (_, column, row) => {
    const { ax, ay, bx, by } = waysAt(straight, column, row);
    expect(ax).toBeCloseTo(20, 9);
    expect(ay).toBeCloseTo(-2, 9);
    expect(bx).toBeCloseTo(3, 9);
    expect(by).toBeCloseTo(15, 9);
  });

  it('are those of a whole cell where knots lie closer', () => {
    const finer = withKnots(straight, 3);
    expect(waysAt(finer, 4, 4).ax).toBeCloseTo(20, 9);
    expect(waysAt(finer, 4, 4).by).toBeCloseTo(15, 9);
  });

  it('turn with a sheet that is turned', () => {
    const turned = sheet((u, v) => [-15 * v, 20 * u]);
    const { ax, ay, bx, by } = waysAt(turned, 2, 2);
    expect([ax, ay].map(Math.round)).toEqual([0, 20]);
    expect([bx, by].map(Math.round)).toEqual([-15, 0]);
  });

  it('follow a bent sheet', () => {
    const left = waysAt(bent, 1, 2).ax;
    const right = waysAt(bent, 3, 2).ax;
    expect(left).toBeGreaterThan(right);
    expect(waysAt(bent, 2, 3).by).toBeGreaterThan(waysAt(bent, 2, 1).by);
  });
});
