import { describe, expect, it } from 'vitest';
import { likenessOfCopies } from './likeness-of-copies.ts';

const [width, height, cell] = [180, 90, 30];

/** A cloth of six cells by three, one motif in the middle of each, drawn by the number of its cell. */
function cloth(motif: (number: number, x: number, y: number) => number) {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
    const noise = ((x * 7919 + y * 104_729) % 17) - 8;
    const number = Math.floor(x / cell) + 6 * Math.floor(y / cell);
    return Math.max(0, Math.min(255, motif(number, (x % cell) - cell / 2, (y % cell) - cell / 2) + noise));
  });
  const knots = Array.from({ length: 28 }, (_, knot) => [(knot % 7) * cell, Math.floor(knot / 7) * cell] as const);
  const repeat = {
    warp: {
      from: { x: 0, y: 0 },
      finer: 1,
      columns: 7,
      rows: 4,
      xs: Float64Array.from(knots, ([x]) => x),
      ys: Float64Array.from(knots, ([, y]) => y),
    },
    same: { across: 1, down: 1, isChequered: false },
    right: [1, 0] as const,
    down: [0, 1] as const,
    width: cell,
    height: cell,
    confidence: 1,
    weights: new Float64Array(18).fill(1),
    cellsAcross: 6,
    cellsDown: 3,
    light: new Float32Array(18 * 4),
    perCell: 2,
    evenLight: 0,
  };
  return likenessOfCopies({ width, height, pixels }, repeat);
}

describe('how much of their drawing copies share', () => {
  it('is nearly all of it where each shows the same motif, however grainy the picture is', () => {
    expect(cloth((_, x, y) => (Math.hypot(x, y) < 9 && x > y ? 60 : 210))).toBeGreaterThan(0.9);
  });
  it('is little where each shows something else in the same place', () => {
    expect(
      cloth((number, x, y) =>
        Math.hypot(x, y) < 11 && Math.sin((x * (1 + (number % 5)) + y * (number - 8)) / 3) > 0 ? 60 : 210,
      ),
    ).toBeLessThan(0.2);
  });
});
