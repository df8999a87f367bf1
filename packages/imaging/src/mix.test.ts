import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/pictures.ts';
import { fitPicture } from './mix/fit-picture.ts';
import type { Mixing } from './mix/mixing.ts';
import { mixPictures } from './mix.ts';

type Draw = (x: number, y: number) => readonly number[];
const around = (one: number, other: number, size: number) => {
  const way = Math.abs(one - other) % size;
  return Math.min(way, size - way);
};

/** Discs on a ground, at these places of a tile. */
const discs =
  (
    size: number,
    places: readonly (readonly [number, number])[],
    radius: number,
    dye: readonly number[],
    ground: readonly number[],
  ): Draw =>
  (x, y) =>
    places.some(([u, v]) => around(x, u, size) ** 2 + around(y, v, size) ** 2 < radius ** 2) ? dye : ground;

const first = {
  size: 96,
  draw: discs(
    96,
    [
      [20, 24],
      [70, 66],
    ],
    13,
    [29, 43, 92],
    [241, 228, 200],
  ),
};
/** Four in a grid, on a tile of another size. */
const second = {
  size: 80,
  draw: discs(
    80,
    [
      [20, 20],
      [60, 20],
      [20, 60],
      [60, 60],
    ],
    11,
    [168, 50, 50],
    [40, 90, 80],
  ),
};

interface Drawing {
  readonly size: number;
  /** As broad as high when absent. */
  readonly height?: number;
  readonly draw: Draw;
}

async function draw(folder: string, name: string, drawing: Drawing): Promise<string> {
  const { size, height = size, draw: colour } = drawing;
  const pixels = Uint8Array.from({ length: size * height * 3 }, (_, i) => {
    const at = Math.floor(i / 3);
    return colour(at % size, Math.floor(at / size))[i % 3] ?? 0;
  });
  const path = join(folder, name);
  await sharp(pixels, { raw: { width: size, height, channels: 3 } })
    .png()
    .toFile(path);
  return path;
}

async function mixed(wish: Partial<Mixing>, pair: readonly [Drawing, Drawing] = [first, second]) {
  const folder = await temporaryFolder();
  const [one, other] = [await draw(folder, 'one.png', pair[0]), await draw(folder, 'other.png', pair[1])];
  const to = join(folder, 'mixed.png');
  const made = await mixPictures(one, other, to, folder, { mode: 'cloth', weight: 0.5, seed: 's', dpi: 72, ...wish });
  if (made === undefined) return undefined;
  const pixels = await sharp(to).removeAlpha().raw().toBuffer();
  return { made, pixels: Buffer.from(pixels), source: await sharp(one).removeAlpha().raw().toBuffer() };
}

const modes = ['layout', 'cloth', 'halves'] as const;

it.each(modes)('by %s keeps the size of the first, tiles where both do, and comes out the same again', async (mode) => {
  const one = await mixed({ mode });
  const again = await mixed({ mode });
  expect(one?.made).toMatchObject({ width: 96, height: 96, dpi: 72 });
  expect(one?.made.seamScore).toBeLessThanOrEqual(1);
  expect(one?.pixels.equals(again?.pixels ?? Buffer.alloc(0))).toBe(true);
  expect(one?.pixels.equals(one.source)).toBe(false);
});

it.each(modes)('by %s takes nothing of the second at a weight of 0', async (mode) => {
  const made = await mixed({ mode, weight: 0 });
  expect(made?.pixels.equals(made.source)).toBe(true);
});

it('lays the motifs of the first where those of the second lie, in the dyes of the first alone', async () => {
  const made = await mixed({ mode: 'layout', weight: 1 });
  const at = (x: number, y: number) => [...(made?.pixels.subarray((y * 96 + x) * 3, (y * 96 + x) * 3 + 3) ?? [])];
  // The middles of the second, on a ground of 96.
  for (const [x, y] of [
    [24, 24],
    [72, 24],
    [24, 72],
    [72, 72],
  ] as const)
    expect(at(x, y)).toEqual([29, 43, 92]);
  expect(at(48, 48)).toEqual([241, 228, 200]);
});

it('comes to nothing by layout where there are no motifs', async () => {
  const stripes = { size: 96, draw: (x: number) => (x % 24 < 12 ? [29, 43, 92] : [241, 228, 200]) };
  expect(await mixed({ mode: 'layout' }, [first, stripes])).toBeUndefined();
});

it('by halves is the second picture at a weight of 1, and half of each with a braid between at one half', async () => {
  const whole = await mixed({ mode: 'halves', weight: 1 }, [first, { ...second, size: 96, draw: second.draw }]);
  expect([...(whole?.pixels.subarray(0, 3) ?? [])]).toEqual([40, 90, 80]);
  const half = await mixed({ mode: 'halves' });
  const line = 44 * 96 * 3;
  expect([...(half?.pixels.subarray(line + 3 * 45, line + 3 * 45 + 3) ?? [])]).toEqual([241, 228, 200]);
  expect([...(half?.pixels.subarray(line + 3 * 70, line + 3 * 70 + 3) ?? [])]).toEqual([40, 90, 80]);
});

it('weaves the second into the ground of the first and leaves what is drawn on it', async () => {
  const made = await mixed({ mode: 'cloth', weight: 1 });
  const at = (x: number, y: number) => made?.pixels.subarray((y * 96 + x) * 3, (y * 96 + x) * 3 + 3) ?? [];
  expect([...at(20, 24)]).toEqual([29, 43, 92]);
  const lights = [at(48, 2), at(72, 24), at(24, 72)].map(([red = 0]) => red);
  expect(new Set(lights).size).toBeGreaterThan(1);
});

it('comes to nothing by halves where the stripe of the second is too narrow to be seen', async () => {
  expect(await mixed({ mode: 'halves', weight: 0.05 })).toBeUndefined();
});

describe('the second picture', () => {
  /** Lighter from its top to its foot, so that it does not tile. */
  const column = { size: 12, height: 480, draw: (_: number, y: number) => [y / 2, 90, 90 + (y % 4)] };
  const fitted = async (drawing: Drawing, ground: { width: number; height: number }) => {
    const folder = await temporaryFolder();
    const { rows, across, down } = await fitPicture(await draw(folder, 'second.png', drawing), folder, ground);
    const { width, height } = rows.layout;
    const [first = 0] = await rows.read(0, 1);
    await rows.close();
    return { width, height, across, down, first };
  };

  it('is cut to the proportions of the ground before it is resized, however unlike they are', async () => {
    const { width, height, first } = await fitted(column, { width: 480, height: 12 });
    expect([width, height]).toEqual([480, 12]);
    expect(Math.abs(first - 120)).toBeLessThan(3);
  });

  it('lies in as many copies as keep its proportions also where these do not part the ground evenly', async () => {
    const { size, draw: drawn } = second;
    const wide = { size: 2 * size, height: size, draw: drawn };
    expect(await fitted(wide, { width: 97, height: 97 })).toMatchObject({ across: 1, down: 2 });
  });
});
