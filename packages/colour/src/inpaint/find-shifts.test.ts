import { describe, expect, it } from 'vitest';
import { fieldOf, flowers, grainAt, type Paint } from '../../test/clothing.ts';
import { type FillLevel, levelsOf } from './fill-field.ts';
import { findShifts, sampled, unlikeness } from './find-shifts.ts';

const side = 256;
/** All pixels of a square, at each level. */
const square = (levels: readonly FillLevel[], x: number, y: number, size: number) =>
  levels.map(({ width }, i) => {
    const by = 2 ** i;
    const count = Math.max(1, Math.floor(size / by));
    return Int32Array.from(
      { length: count * count },
      (_, at) => (Math.floor(y / by) + Math.floor(at / count)) * width + Math.floor(x / by) + (at % count),
    );
  });
/** A stamp that stands in two places alone, on grain. */
const stamped =
  (places: readonly (readonly [x: number, y: number])[]): Paint =>
  (x, y) => {
    for (const [left, top] of places) {
      const [u, v] = [(x - left + side) % side, (y - top + side) % side];
      if (u < 24 && v < 24) return [10 * u, 10 * v, (u * v) % 255];
    }
    const level = 128 + 30 * grainAt(x, y);
    return [level, level, level];
  };

describe('the shift to what is most alike', () => {
  it.each([
    ['far off', [40, 40], [169, 103], { dx: -127, dy: 63 }],
    ['over the edges', [40, 40], [250, 20], { dx: -46, dy: -20 }],
  ] as const)('is found to the pixel, %s', (_, from, to, shift) => {
    const levels = levelsOf(fieldOf(side, side, stamped([from, to])));
    const judged = square(levels, from[0], from[1], 24);
    const [best] = findShifts({ levels, judged, least: 2, count: 3 });
    const around = (step: number) => ((step % side) + side) % side;
    expect([around(best?.dx ?? 0), around(best?.dy ?? 0)]).toEqual([around(to[0] - from[0]), around(to[1] - from[1])]);
    expect(best?.unlike).toBe(0);
    expect(around(shift.dy)).toBe(around(to[1] - from[1]));
  });

  it('is looked for no farther than it may lie', () => {
    const levels = levelsOf(
      fieldOf(
        side,
        side,
        stamped([
          [40, 40],
          [169, 103],
        ]),
      ),
    );
    const judged = square(levels, 40, 40, 24);
    const found = findShifts({ levels, judged, least: 2, count: 3, reach: 50 });
    expect(found.every(({ dx, dy }) => Math.abs(dx) <= 52 && Math.abs(dy) <= 52)).toBe(true);
    expect(found.every(({ unlike }) => unlike > 1)).toBe(true);
  });

  it('leads to what is known: the hole itself is no source', () => {
    const isHole = (x: number, y: number) => x >= 169 && x < 193 && y >= 103 && y < 127;
    const levels = levelsOf(
      fieldOf(
        side,
        side,
        stamped([
          [40, 40],
          [169, 103],
        ]),
        isHole,
      ),
    );
    const judged = square(levels, 40, 40, 24);
    const found = findShifts({ levels, judged, least: 2, count: 5 });
    expect(found.some(({ dx, dy }) => dx === 129 && dy === 63)).toBe(false);
  });
});

it('finds the lattice of a cloth, and nothing shorter', () => {
  const levels = levelsOf(fieldOf(side, side, flowers(32)));
  const judged = square(levels, 0, 0, 128);
  const found = findShifts({ levels, judged, least: 6, count: 8 });
  expect(found.length).toBeGreaterThan(3);
  for (const { dx, dy, unlike } of found.slice(0, 4)) {
    // Both ways round, and never minus nothing.
    expect([Math.abs(dx % 32), Math.abs(dy % 32), unlike]).toEqual([0, 0, 0]);
  }
});

it('judges by so many pixels, evenly among all', () => {
  const all = Int32Array.from({ length: 1000 }, (_, i) => i);
  expect(sampled(all, 4)).toEqual(Int32Array.of(125, 375, 625, 875));
  expect(sampled(all, 2000)).toBe(all);
});

it('knows no likeness where hardly anything is known', () => {
  const [level] = levelsOf(
    fieldOf(
      20,
      20,
      () => [9, 9, 9],
      (x) => x >= 10,
    ),
  );
  if (level === undefined) throw new Error('expected a level');
  const judged = Int32Array.from({ length: 10 }, (_, x) => x);
  expect(unlikeness(level, judged, { dx: 0, dy: 3 })).toBe(0);
  expect(unlikeness(level, judged, { dx: 10, dy: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect(unlikeness(level, judged, { dx: 5, dy: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect(unlikeness(level, judged, { dx: 5, dy: 0 }, 0.4)).toBe(0);
});
