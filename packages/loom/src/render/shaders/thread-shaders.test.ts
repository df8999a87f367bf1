import { bytesOfHex } from '@naksha/colour';
import { describe, expect, it } from 'vitest';
import { colours } from '../../../test/scenes.ts';
import { type Paint, shaded, whole } from '../../../test/tile.ts';
import { mixColours } from '../../numbers/colour/mix.ts';
import type { Shader } from '../shader.ts';
import { doubleIkat } from './double-ikat.ts';
import { floss } from './floss.ts';
import { jacquard } from './jacquard.ts';
import { raised } from './raised.ts';

const ground = bytesOfHex(colours.ground);
const figures = [bytesOfHex(colours.a1), bytesOfHex(colours.light), bytesOfHex(colours.a3)] as const;
/** Patches of figure on the ground. */
const patches: Paint = (x, y) => {
  const kind = (Math.floor(x / 25) + 2 * Math.floor(y / 20)) % 4;
  return figures[kind] ?? ground;
};
const shaders: readonly (readonly [string, Shader])[] = [
  ['floss', floss],
  ['double ikat', doubleIkat],
  ['jacquard', jacquard],
  ['raised', raised],
];

const farthest = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);

describe.each(shaders)('%s', (_name, shader) => {
  it('gives the same bytes in bands as in one piece, and goes on over the edges', () => {
    const tile = shaded(shader, {}, whole, patches);
    for (const [y, height] of [
      [0, 97],
      [97, 223],
    ] as const) {
      const band = shaded(shader, {}, { ...whole, y, height }, patches);
      expect(farthest(band.data, tile.data.slice(y * 1600, (y + height) * 1600))).toBe(0);
    }
    const across = shaded(shader, {}, { ...whole, x: 400, y: -320 }, patches);
    // Places far from the origin are rounded a little differently.
    expect(farthest(tile.data, across.data)).toBeLessThanOrEqual(2);
  });

  it('changes the picture', () => {
    const plain = shaded(shader, { amplitude: 0, depth: 0, relief: 0, metal: 0 }, whole, patches);
    expect(farthest(shaded(shader, {}, whole, patches).data, plain.data)).toBeGreaterThan(4);
  });
});

const meanOf = (data: Uint8ClampedArray) => data.reduce((sum, value) => sum + value, 0) / data.length;

it('lets silk stitched across shine more than the same silk stitched down', () => {
  const standing = bytesOfHex(mixColours(colours.a1, colours.dark, 0.06));
  const across = shaded(floss, {}, whole, () => figures[0]);
  const down = shaded(floss, {}, whole, () => standing);
  const bare = meanOf(new Uint8ClampedArray([...figures[0], 255])) - meanOf(new Uint8ClampedArray([...standing, 255]));
  expect(meanOf(across.data) - meanOf(down.data)).toBeGreaterThan(bare + 4);
});

it('leaves bare cotton as it is between the stitches', () => {
  const bare = shaded(floss, {}, whole, () => ground);
  expect(new Set(bare.data)).toEqual(new Set([...ground, 255]));
});

it('moves a double ikat along both axes, never beyond its reach', () => {
  const halves: Paint = (x, y) => (x < 200 === y < 160 ? [255, 255, 255] : [0, 0, 0]);
  const { data } = shaded(doubleIkat, { amplitude: 12 }, whole, halves);
  const reach = Math.ceil((doubleIkat.apron({ amplitude: 12 }) * 400) / 1000) + 1;
  for (const [x, y] of [
    [reach, reach],
    [199 - reach, 159 - reach],
    [200 + reach, 160 + reach],
  ] as const)
    expect(data[(y * 400 + x) * 4]).toBe(255);
  const edges = new Set<number>();
  for (let y = 20; y < 140; y++)
    edges.add(
      Array.from({ length: 60 }, (_, k) => data[(y * 400 + 170 + k) * 4] ?? 0).findIndex((value) => value < 128),
    );
  expect(edges.size).toBeGreaterThan(2);
});

it('gilt thread has two tones by the way it lies, and its colour in all stays what it was', () => {
  const gold: Paint = () => bytesOfHex(colours.a1);
  const [plain, gilt] = [0, 1].map((share) => shaded(jacquard, { gilt: share }, whole, gold).data);
  if (plain === undefined || gilt === undefined) throw new RangeError('expected two tiles');
  const spread = (data: Uint8ClampedArray) => {
    const tones = data.filter((_, at) => at % 4 === 1);
    const middle = meanOf(tones);
    return Math.sqrt(tones.reduce((sum, value) => sum + (value - middle) ** 2, 0) / tones.length);
  };
  expect(spread(gilt)).toBeGreaterThan(spread(plain) * 1.4);
  expect(Math.abs(meanOf(gilt) - meanOf(plain))).toBeLessThan(2);
});
