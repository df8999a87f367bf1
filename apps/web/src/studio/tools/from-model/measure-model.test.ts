import { expect, it } from 'vitest';
import { meshOf } from './measure-model.ts';

/** A lattice of 10 pixels that lies square, 6 × 4 cells. */
const [cellsAcross, cellsDown, cell] = [6, 4, 10];
const knots = Array.from({ length: (cellsAcross + 1) * (cellsDown + 1) }, (_, knot) => ({
  x: (knot % (cellsAcross + 1)) * cell,
  y: Math.floor(knot / (cellsAcross + 1)) * cell,
}));
const repeat = (weights: (i: number, j: number) => number) => ({
  warp: {
    from: { x: 0, y: 0 },
    finer: 1,
    columns: cellsAcross + 1,
    rows: cellsDown + 1,
    xs: Float64Array.from(knots, ({ x }) => x + 20),
    ys: Float64Array.from(knots, ({ y }) => y + 15),
  },
  same: { across: 2, down: 1, isChequered: false },
  right: [2, 0] as const,
  down: [0, 1] as const,
  width: 20,
  height: 10,
  confidence: 1,
  weights: Float64Array.from({ length: cellsAcross * cellsDown }, (_, at) =>
    weights(at % cellsAcross, Math.floor(at / cellsAcross)),
  ),
  cellsAcross,
  cellsDown,
  light: new Float32Array(0),
  perCell: 1,
  evenLight: 0,
});

it('makes of a repeat a grid that lies as the cloth does, over the cells that are good', () => {
  const whole = meshOf(
    repeat(() => 1),
    100,
    80,
  );
  expect(whole).toMatchObject({ columns: 4, rows: 4 });
  // From the middle of the first cell to the middle of the last one.
  const close = ([x = 0, y = 0]: readonly number[]) => [Math.round(x * 100 * 2) / 2, Math.round(y * 80 * 2) / 2];
  expect([whole?.points[0], whole?.points[15]].map((point) => close(point ?? []))).toEqual([
    [25.5, 20.5],
    [75.5, 50.5],
  ]);
  const right = meshOf(
    repeat((i) => (i > 2 ? 1 : 0)),
    100,
    80,
  );
  expect(close(right?.points[0] ?? [])).toEqual([55.5, 20.5]);
});

it('draws a grid in that would leave the picture, and makes none of a single cell', () => {
  const narrow = meshOf(
    repeat(() => 1),
    70,
    60,
  );
  expect(narrow?.points.flat().every((at) => at >= 0 && at <= 1)).toBe(true);
  expect(
    meshOf(
      repeat((i, j) => (i === 1 && j === 1 ? 1 : 0)),
      100,
      80,
    ),
  ).toBeUndefined();
});
