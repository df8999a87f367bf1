import { describe, expect, it } from 'vitest';
import { judgeJoin } from './judge-joins.ts';
import { lookAtJoin } from './look-at-join.ts';
import { relitAt } from './relit-at.ts';

const side = 192;
type Level = (x: number, y: number) => number;

function pictureOf(level: Level, width = side) {
  const pixels = new Uint8ClampedArray(width * side * 3);
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < width; x++, at += 3) pixels.fill(level(x, y), at, at + 3);
  }
  return { pixels, channels: 3, width, height: side } as const;
}

/** Bars of 16 pixels both ways, one of which ends just at the join. */
const checks: Level = (x, y) => 200 - 70 * (Math.floor(x / 16) % 2) - 70 * (Math.floor(y / 16) % 2);
const lit =
  (light: number): Level =>
  (x, y) =>
    checks(x, y) * (1 - light + (light * x) / side);

describe('a look at a join', () => {
  it('takes a bar that ends just at it for the cloth’s own', () => {
    const look = lookAtJoin(pictureOf(checks), 'across');
    expect(look.unlike).toBe(0);
    expect(judgeJoin([look]).verdict).not.toBe('steps');
  });

  it('compares it with places up to the next join, and with none where there is no room', () => {
    const whole = lookAtJoin(pictureOf(lit(0.3)), 'across');
    const half = lookAtJoin(pictureOf(lit(0.3)), 'across', side / 2, side / 2);
    expect(half.elsewhere?.length).toBeLessThan(whole.elsewhere?.length ?? 0);
    expect(lookAtJoin(pictureOf(checks, 28), 'across').elsewhere).toBeUndefined();
    expect(lookAtJoin(pictureOf(checks, 20), 'across').lines).toEqual([]);
  });

  it.each([
    [2, 'across'],
    [3, 'across'],
    [2, 'down'],
    [3, 'down'],
  ] as const)('sees in %i copies of a tile, laid %s, what it sees in one', (copies, axis) => {
    const [width, height] = [180, 160];
    // Cut in the middle of a disc, and lit from one corner: it goes on at neither edge.
    const cut: Level = (x, y) => (Math.hypot((x % 55) - 27, (y % 47) - 23) < 18 ? 70 : 200) * (0.9 + (x + y) / 2000);
    const copied = (level: Level, count: number) => {
      const size = axis === 'across' ? { width: width * count, height } : { width, height: height * count };
      const pixels = new Uint8ClampedArray(size.width * size.height * 3);
      for (let y = 0, at = 0; y < size.height; y++)
        for (let x = 0; x < size.width; x++, at += 3) pixels.fill(level(x % width, y % height), at, at + 3);
      return judgeJoin([lookAtJoin({ pixels, channels: 3, ...size }, axis)]);
    };
    const one = copied(cut, 1);
    expect(one.verdict).toBe('steps');
    expect(copied(cut, copies).verdict).toBe('steps');
    expect(copied(cut, copies).seen).toBeGreaterThan(0.9 * one.seen);
    // Of a tile that does repeat each join goes through the middle of a disc.
    const whole: Level = (x, y) => (Math.hypot(((x + 30) % 60) - 30, ((y + 20) % 40) - 20) < 18 ? 70 : 200);
    expect(copied(whole, copies).verdict).toBe('meets');
  });

  it('takes a bar that begins at the join for the cloth’s own in copies too, wide as it may be', () => {
    const wide: Level = (x, y) => 200 - 70 * (Math.floor(x / 48) % 2) - 70 * (Math.floor(y / 16) % 2);
    const look = lookAtJoin(pictureOf(wide), 'across');
    expect(look.elsewhere?.length).toBeLessThan(20);
    expect(look.unlike).toBe(0);
    expect(judgeJoin([look]).verdict).not.toBe('steps');
  });
});

describe('the light at a join', () => {
  it('does not change in a tile that repeats, and the more does the further it falls from one side', () => {
    const [none = 0, some = 0, much = 0] = [0, 0.15, 0.3].map((light) =>
      relitAt(pictureOf(lit(light)), 'across', 0, side),
    );
    expect(none).toBe(0);
    expect(some).toBeGreaterThan(1);
    expect(much).toBeGreaterThan(some);
  });

  it('leaves no edge where it runs softly over the join, as over a band that was drawn again', () => {
    const half = 16;
    const soft: Level = (x, y) => {
      const share = x < half ? 0.5 - x / (2 * half) : Math.max(0, (x - side + half) / (2 * half));
      const at = x * (1 - share) + (side - x) * share;
      return checks(x, y) * (0.7 + (0.3 * at) / side);
    };
    expect(relitAt(pictureOf(lit(0.3)), 'across', 0, side)).toBeGreaterThan(1);
    expect(relitAt(pictureOf(soft), 'across', 0, side)).toBeLessThanOrEqual(1);
  });

  it('does not change along the other edge, nor is it judged by a few pixels', () => {
    expect(relitAt(pictureOf(lit(0.3)), 'down', 0, side)).toBeLessThan(1);
    expect(relitAt(pictureOf(lit(0.3)), 'across', 0, 60)).toBe(0);
  });
});
