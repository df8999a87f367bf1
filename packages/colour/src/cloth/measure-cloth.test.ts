import { expect, it } from 'vitest';
import { clothPhoto, type OnCloth, sprigs } from '../../test/cloth-photo.ts';
import { type ClothRepeat, measureCloth } from './measure-cloth.ts';
import { placeOf } from './warp.ts';

const [width, height] = [300, 240];
const flat: OnCloth = (x, y) => [x, y];
/** Turned, farther away at the top, and in two folds. */
const draped: OnCloth = (x, y) => {
  const depth = 1 + (0.2 * (height / 2 - y)) / height;
  const [px, py] = [(x - width / 2) * depth, (y - height / 2) * depth];
  const fold = 3 * Math.sin(x / 32);
  return [px * 0.995 + py * 0.1 + fold, py * 0.995 - px * 0.1];
};
const folded = (x: number, y: number) => 0.7 + 0.2 * Math.cos(x / 32) + 0.1 * (y / height);
const alike = () => 0;
const all = new Uint8Array(width * height).fill(1);

/** The largest way, in pixels of the cloth, that the middle of a cell lies from where an even lattice has it. */
function farthestOff({ warp, weights, cellsAcross }: ClothRepeat, onCloth: OnCloth, period: readonly [number, number]) {
  const offs: number[][] = [];
  for (let at = 0; at < weights.length; at++) {
    if ((weights[at] ?? 0) <= 0) continue;
    const place = { x: 0, y: 0 };
    placeOf(warp, warp.from.x + (at % cellsAcross) + 0.5, warp.from.y + Math.floor(at / cellsAcross) + 0.5, place);
    offs.push(onCloth(place.x, place.y).map((value, axis) => value / (period[axis] ?? 1)));
  }
  const [first = [0, 0]] = offs;
  const rests = offs.map((off) => off.map((value, axis) => value - (first[axis] ?? 0)));
  const fromWhole = rests.map((rest) => rest.map((value) => value - Math.round(value)));
  const means = [0, 1].map((axis) => fromWhole.reduce((sum, off) => sum + (off[axis] ?? 0), 0) / fromWhole.length);
  const squares = fromWhole.map((off) => off.reduce((sum, value, axis) => sum + (value - (means[axis] ?? 0)) ** 2, 0));
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length);
}

it('finds the lattice of a cloth over folds and in perspective, to a hundredth of the repeat', () => {
  const repeat = measureCloth(clothPhoto(width, height, sprigs(alike), draped, folded), all)?.repeat;
  if (repeat === undefined) throw new Error('Expected a repeat');
  expect(repeat.confidence).toBeGreaterThan(0.8);
  expect(repeat.weights.filter((weight) => weight > 0).length).toBeGreaterThan(24);
  expect(farthestOff(repeat, draped, [36, 30])).toBeLessThan(0.01);
  expect(repeat.width / repeat.height).toBeCloseTo(36 / 30, 1);
});

it.each([
  ['every second column differs', sprigs((column) => column & 1), 72, 30],
  ['every second row differs', sprigs((_, row) => row & 1), 36, 60],
  ['the motifs drop by half', sprigs(alike, 15), 72, 30],
] as const)('takes the whole repeat where %s', (_, drawn, across, down) => {
  const repeat = measureCloth(clothPhoto(width, height, drawn, flat), all)?.repeat;
  expect(repeat && [repeat.width / across, repeat.height / down].map((share) => Math.abs(share - 1) < 0.01)).toEqual([
    true,
    true,
  ]);
});

it('takes the patterned part of a picture where no region is given, and says where there is none', () => {
  const drawn = sprigs(alike);
  const wall = (u: number, v: number) => (u < 80 ? ([150, 150, 146] as const) : drawn(u, v));
  const measured = measureCloth(clothPhoto(width, height, wall, flat));
  expect(measured?.repeat?.width).toBeCloseTo(36, 0);
  const walls = [...(measured?.region.keys() ?? [])].filter((at) => at % width < 70);
  expect(walls.some((at) => measured?.region[at])).toBe(false);
  expect(measureCloth(clothPhoto(width, height, () => [150, 150, 146], flat, folded))).toBeUndefined();
});

it('sees no repeat where motifs lie anyhow', () => {
  const drawn = (u: number, v: number): [number, number, number] =>
    Math.sin(u / 9 + Math.sin(v / 13) * 3) * Math.sin((u * u) / 2400 + v / 8 + Math.cos(u / 31) * 4) > 0.1
      ? [30, 44, 96]
      : [236, 224, 196];
  expect(measureCloth(clothPhoto(width, height, drawn, flat), all)).toEqual({ region: all, repeat: undefined });
});

it('takes what comes again within a few pixels for the weave of a cloth, which is no repeat', () => {
  const woven = sprigs(alike);
  const photo = clothPhoto(width, height, (u, v) => woven(3 * u, 3 * v), flat);
  expect(measureCloth(photo, all)?.repeat === undefined).toBe(true);
});
