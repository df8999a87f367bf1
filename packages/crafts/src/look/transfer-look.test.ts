import { judgeJoins } from '@naksha/colour';
import { describe, expect, it } from 'vitest';
import { discs, drawn } from '../../test/pictures.ts';
import { chance } from '../plan/noise.ts';
import type { Plain } from '../plan/picture.ts';
import { moveColours, withMoves } from './move-colours.ts';
import { transferLook } from './transfer-look.ts';

const tile = discs(96);
/** Grains of four warm colours in slanting stripes. */
const grain = drawn(80, 64, (x, y) => {
  const at = (Math.floor((x + y) / 6) + (chance(x, y, 1) < 0.2 ? 1 : 0)) % 4;
  return (
    (
      [
        [250, 220, 150],
        [210, 120, 40],
        [120, 40, 20],
        [240, 180, 90],
      ] as const
    )[at] ?? [0, 0, 0]
  );
});
const taken = (picture: Plain, keepsPalette = false) => transferLook(picture, grain, { keepsPalette }, () => undefined);

/** The part of pixels that would have to change their box of colour for two pictures to have the same colours. */
function apart(one: Uint8Array, other: Uint8Array): number {
  const shares = (pixels: Uint8Array) => {
    const counts = new Float64Array(512);
    for (let at = 0; at + 2 < pixels.length; at += 3) {
      const box = ((pixels[at] ?? 0) >> 5) * 64 + ((pixels[at + 1] ?? 0) >> 5) * 8 + ((pixels[at + 2] ?? 0) >> 5);
      counts[box] = (counts[box] ?? 0) + 3 / pixels.length;
    }
    return counts;
  };
  const [first, second] = [shares(one), shares(other)];
  return first.reduce((sum, share, box) => sum + Math.abs(share - (second[box] ?? 0)), 0) / 2;
}

describe('colours', () => {
  it('move to those of another picture, and stay where they are for the same one', () => {
    const moved = withMoves(tile.pixels, moveColours(tile, grain));
    expect(apart(tile.pixels, grain.pixels)).toBeGreaterThan(0.9);
    const red = (pixels: Uint8Array) => pixels.reduce((sum, value, at) => sum + (at % 3 === 0 ? value : 0), 0);
    const want = (red(grain.pixels) / grain.pixels.length) * tile.pixels.length;
    expect(Math.abs(red(moved) / want - 1)).toBeLessThan(0.06);
    const same = withMoves(tile.pixels, moveColours(tile, tile));
    expect(Math.max(...same.map((value, at) => Math.abs(value - (tile.pixels[at] ?? 0))))).toBeLessThanOrEqual(1);
  });

  it('of a single one move to the middle of the other picture', () => {
    const plain = drawn(20, 20, () => [0, 0, 255]);
    const [red = 0, green = 0, blue = 0] = withMoves(plain.pixels, moveColours(plain, grain));
    expect([red > blue, green > blue]).toEqual([true, true]);
  });
});

describe('a look', () => {
  const made = taken(tile);

  it('brings its colours, the same every time, to a tile that stays one', () => {
    expect(apart(made, grain.pixels)).toBeLessThan(0.5 * apart(tile.pixels, grain.pixels));
    expect(made).toEqual(taken(tile));
    const { across, down } = judgeJoins({ pixels: made, channels: 3, width: tile.width, height: tile.height });
    expect([across.verdict, down.verdict]).not.toContain('steps');
  });

  it('leaves the colours of the picture where that is asked', () => {
    expect(apart(taken(tile, true), tile.pixels)).toBeLessThan(apart(made, tile.pixels));
  });

  it('leaves shapes where they were: light and dark change where they did', () => {
    const edge = (pixels: Uint8Array, at: number) =>
      Math.abs((pixels[at * 3 + 1] ?? 0) - (pixels[at * 3 + 4] ?? 0)) > 40;
    const edges = Array.from({ length: 96 * 95 }, (_, at) => at).filter((at) => edge(tile.pixels, at));
    const kept = edges.filter((at) => edge(made, at)).length;
    expect(kept / edges.length).toBeGreaterThan(0.5);
  });

  it.each([
    [1, 1],
    [5, 60],
    [16, 16],
  ])('is laid on %d × %d pixels and taken from as few', (width, height) => {
    const small = drawn(width, height, (x, y) => [x * 10, y * 4, 90], false);
    expect(taken(small)).toHaveLength(width * height * 3);
    expect(transferLook(tile, small, { keepsPalette: false }, () => undefined)).toHaveLength(tile.pixels.length);
  });
});
