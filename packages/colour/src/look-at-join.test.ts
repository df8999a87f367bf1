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
    const whole = lookAtJoin(pictureOf(checks), 'across');
    const half = lookAtJoin(pictureOf(checks), 'across', side / 2, side / 2);
    expect(half.elsewhere?.length).toBeLessThan(whole.elsewhere?.length ?? 0);
    expect(lookAtJoin(pictureOf(checks, 28), 'across').elsewhere).toBeUndefined();
    expect(lookAtJoin(pictureOf(checks, 20), 'across').lines).toEqual([]);
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

  it('does not change along the other edge, nor is it judged by a few pixels', () => {
    expect(relitAt(pictureOf(lit(0.3)), 'down', 0, side)).toBeLessThan(1);
    expect(relitAt(pictureOf(lit(0.3)), 'across', 0, 60)).toBe(0);
  });
});
