import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goods, viewOf } from '@naksha/drape';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/pictures.ts';
import { type Draping, drapePicture } from './drape-picture.ts';
import { openPicture } from './open.ts';

interface RGBA {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const { scene, ...row } = goods.cushion;
const asked: Draping = {
  goods: { ...row, scene: scene.href },
  view: viewOf(row, { zoom: 1 }),
  lamp: { azimuth: -42, height: 42 },
  backdrop: 'light',
  widthCm: 12,
  heightCm: 12,
  x: 0,
  y: 0,
  isOnce: false,
  width: 240,
  height: 240,
  dpi: 300,
};

async function draped(from: string, changes: Partial<Draping> = {}) {
  const folder = await temporaryFolder();
  const to = join(folder, 'on-model.png');
  await drapePicture(from, to, folder, { ...asked, ...changes });
  const { data, info } = await sharp(to).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { to, info, at };
}

async function picture(
  width: number,
  height: number,
  background: RGBA,
  format: 'png' | 'jpeg' = 'png',
): Promise<string> {
  const path = join(await temporaryFolder(), `print.${format}`);
  await sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toFile(path);
  return path;
}

const red: RGBA = { r: 200, g: 30, b: 40, alpha: 1 };

it('draws a picture of one pixel as plain cloth, to the pixel and the dpi, on a backdrop without a hue', async () => {
  const { to, info, at } = await draped(await picture(1, 1, red));
  expect(info).toMatchObject({ width: 240, height: 240, channels: 3 });
  expect((await openPicture(to)).dpi).toBe(300);
  const [r = 0, g = 0, b = 0] = at(120, 120);
  expect(r).toBeGreaterThan(2.5 * g);
  expect(r).toBeGreaterThan(2 * b);
  for (const [x, y] of [
    [4, 4],
    [236, 4],
    [6, 232],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = at(x, y);
    expect([red, green]).toEqual([blue, blue]);
    expect(red).toBeGreaterThan(190);
  }
});

it('gives the same bytes again, whatever was drawn before', async () => {
  const from = await picture(3, 2, red);
  const [one, other] = [await draped(from), await draped(from)];
  expect(await readFile(one.to)).toEqual(await readFile(other.to));
});

it('takes what is transparent for white cloth, and what lies once for that much of it', async () => {
  const hole = await draped(await picture(2, 2, { ...red, alpha: 0 }));
  const [r = 0, g = 0, b = 0] = hole.at(120, 120);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(2);
  const once = await draped(await picture(2, 2, red), { isOnce: true, x: 300, y: 300 });
  const [r2 = 0, g2 = 0] = once.at(120, 120);
  expect(Math.abs(r2 - g2)).toBeLessThan(2);
});

it.each([
  [1, 20_000],
  [20_000, 1],
  [6000, 4000],
])('holds no more of a print of %d × %d pixels than can be seen', async (width, height) => {
  const { at } = await draped(await picture(width, height, red, 'jpeg'), { heightCm: (12 * height) / width });
  const [r = 0, g = 0] = at(120, 120);
  expect(r).toBeGreaterThan(2.5 * g);
});

it('shows each pixel of a print that is larger than is held, where it is seen from near', async () => {
  const path = join(await temporaryFolder(), 'stripes.png');
  const [width, height] = [16_000, 1600];
  const row = Uint8Array.from({ length: width }, (_, x) => (x % 2 === 0 ? 0 : 255));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) pixels.set(row, y * width);
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toFile(path);
  const { at } = await draped(path, { view: viewOf(goods.cushion, { zoom: 4 }), widthCm: 1600, heightCm: 160 });
  const levels = Array.from({ length: 40 }, (_, x) => at(100 + x, 120)[1] ?? 0);
  expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(90);
});
