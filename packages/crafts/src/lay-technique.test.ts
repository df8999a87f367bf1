import { judgeJoins } from '@naksha/colour';
import { techniques } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { discs, drawn } from '../test/pictures.ts';
import { layTechnique, mixIn } from './lay-technique.ts';
import type { Plain } from './plan/picture.ts';

const side = 144;
const tile = discs(side);
const nothing = () => undefined;
const wish = { size: 4, keepsPalette: true };
const lay = (picture: Plain, technique: (typeof techniques)[number], keepsPalette = true) =>
  layTechnique(picture, technique, { ...wish, keepsPalette }, nothing);
const steps = ({ pixels, width, height }: Plain) => {
  const { across, down } = judgeJoins({ pixels, channels: 3, width, height });
  return { across: across.verdict, down: down.verdict };
};
/** Its discs in shades of one violet. */
const violet = {
  ...tile,
  pixels: tile.pixels.map((_, at) => ([0.6, 0.3, 1][at % 3] ?? 0) * (tile.pixels[at - (at % 3)] ?? 0)),
};
const blueness = (pixels: Uint8Array) =>
  (pixels.reduce((sum, value, at) => sum + (at % 3 === 2 ? value : at % 3 === 1 ? -value : 0), 0) * 3) / pixels.length;

describe.each(techniques)('%s', (technique) => {
  const made = lay(tile, technique);

  it('lays a tile as a tile, the same every time, and changes what is there', () => {
    const { across, down } = steps({ ...tile, pixels: made });
    expect([across, down]).not.toContain('steps');
    expect(made).toEqual(lay(tile, technique));
    const moved = made.filter((value, at) => Math.abs(value - (tile.pixels[at] ?? 0)) > 4).length;
    expect(moved / made.length).toBeGreaterThan(0.2);
  });

  it('keeps the colours of the picture where that is asked, else takes the dyes that it is known by', () => {
    const kept = blueness(lay(violet, technique));
    expect(kept).toBeGreaterThan(25);
    expect(blueness(lay(violet, technique, false))).toBeLessThan(0.6 * kept);
  });

  it.each([
    [1, 1],
    [16, 16],
    [1, 40],
    [40, 23],
  ])('lays %d × %d pixels, of one colour and without going round as well', (width, height) => {
    const plain = drawn(width, height, () => [200, 40, 40], false);
    expect(lay(plain, technique)).toHaveLength(width * height * 3);
  });
});

it('leaves the step of a picture that does not tile to be seen', () => {
  const cut = drawn(side, side, (x, y) => (x + y < side ? [20, 20, 60] : [240, 230, 200]), false);
  expect(Object.values(steps({ ...cut, pixels: lay(cut, 'watercolour') }))).toContain('steps');
});

it('reports its progress, never beyond its end', () => {
  for (const technique of techniques) {
    const shares: number[] = [];
    layTechnique(discs(96), technique, wish, (share) => shares.push(share));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect(shares.length).toBeGreaterThan(1);
  }
});

it('is seen by as much as it is strong, and by nothing at no strength', () => {
  const before = Uint8Array.of(0, 100, 200);
  expect([...mixIn(Uint8Array.of(100, 0, 200), before, 0)]).toEqual([0, 100, 200]);
  expect([...mixIn(Uint8Array.of(100, 0, 200), before, 0.25)]).toEqual([25, 75, 200]);
});
