import { expect, it } from 'vitest';
import { layTile } from './lay-tile.ts';

it('gives a pixel that no copy shows the colour of its neighbour', async () => {
  const [width, height, cell] = [40, 20, 10];
  const colour = [200, 100, 50];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => colour[at % 3] ?? 0);
  const knots = Array.from({ length: 15 }, (_, knot) => [(knot % 5) * cell, Math.floor(knot / 5) * cell] as const);
  const warp = {
    from: { x: 0, y: 0 },
    finer: 1,
    columns: 5,
    rows: 3,
    xs: Float64Array.from(knots, ([x]) => x),
    ys: Float64Array.from(knots, ([, y]) => y),
  };
  const repeat = {
    warp,
    same: { across: 2, down: 1, isChequered: false },
    right: [2, 0] as const,
    down: [0, 1] as const,
    width: 20,
    height: 10,
    confidence: 1,
    // Of the cells that take turns only the first ones are good.
    weights: Float64Array.of(1, 0, 1, 0, 1, 0, 1, 0),
    cellsAcross: 4,
    cellsDown: 2,
    light: new Float32Array(8 * 4),
    perCell: 2,
    evenLight: 0,
  };
  const found: number[] = [];
  await layTile({ width, height, pixels }, repeat, { width: 20, height: 10 }, async (row) => void found.push(...row));
  expect(found).toHaveLength(20 * 10 * 3);
  expect(found.filter((value, at) => Math.abs(value - (colour[at % 3] ?? 0)) > 2)).toEqual([]);
});
