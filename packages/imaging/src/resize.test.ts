import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, temporaryFolder, wavyRows } from '../test/pictures.ts';
import { type Resizing, resizePicture } from './resize.ts';

async function resized(from: string, size: Omit<Resizing, 'dpi' | 'isTile'>, isTile = false) {
  const folder = await temporaryFolder();
  const to = join(folder, 'out.png');
  await resizePicture(from, to, folder, { ...size, dpi: 300, isTile });
  const { data, info } = await sharp(to, { failOn: 'warning' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size.width, size.height]);
  return { data, channels: info.channels, to };
}

/** A soft round spot on black in the middle of a picture of this side. */
async function spot(side: number): Promise<string> {
  const path = join(await temporaryFolder(), 'spot.png');
  const middle = (side - 1) / 2;
  const pixels = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)];
    return 255 * Math.exp(-((x - middle) ** 2 + (y - middle) ** 2) / (2 * (side / 12) ** 2));
  });
  await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toFile(path);
  return path;
}

function farthest(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);
}

it.each([
  [64, 256],
  [64, 100],
  [256, 64],
  [200, 37],
])('moves nothing: a spot in the middle of %d pixels is in the middle of %d', async (from, to) => {
  const { data, channels } = await resized(await spot(from), { width: to, height: to });
  let [sum, x, y] = [0, 0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const value = data[at] ?? 0;
    sum += value;
    x += value * ((at / channels) % to);
    y += value * Math.floor(at / channels / to);
  }
  expect(Math.abs(x / sum - (to - 1) / 2)).toBeLessThan(0.02);
  expect(Math.abs(y / sum - (to - 1) / 2)).toBeLessThan(0.02);
});

it('gives the picture itself at its own size', async () => {
  const { data } = await resized(await pictureFile('png', 60, 40), { width: 60, height: 40 });
  expect(Buffer.compare(data, wavyRows(60, 40).pixels)).toBe(0);
});

it('leaves no finer pattern behind as another when it shrinks', async () => {
  const folder = await temporaryFolder();
  const stripes = Uint8Array.from({ length: 120 * 120 * 3 }, (_, i) => (Math.floor(i / 3) % 2) * 255);
  await sharp(stripes, { raw: { width: 120, height: 120, channels: 3 } })
    .png()
    .toFile(join(folder, 'a.png'));
  const { data } = await resized(join(folder, 'a.png'), { width: 50, height: 50 });
  const inside = [...data].filter((_, i) => Math.floor(i / 3) % 50 > 4 && Math.floor(i / 3) % 50 < 45);
  expect(Math.max(...inside) - Math.min(...inside)).toBeLessThan(12);
});

it('lets a tile stay a tile: resized with its repeat, it is a cut of the resized repeat', async () => {
  const folder = await temporaryFolder();
  const tile = await pictureFile('png', 24, 20);
  const three = join(folder, 'three.png');
  const { pixels } = wavyRows(24, 20);
  const row = (y: number) => Buffer.from(pixels.subarray((y % 20) * 72, (y % 20) * 72 + 72));
  const rows = Array.from({ length: 60 }, (_, y) => Buffer.concat([row(y), row(y), row(y)]));
  await sharp(Buffer.concat(rows), { raw: { width: 72, height: 60, channels: 3 } })
    .png()
    .toFile(three);
  const wide = await resized(three, { width: 180, height: 150 });
  const middle = await sharp(wide.to).extract({ left: 60, top: 50, width: 60, height: 50 }).raw().toBuffer();
  const wrapped = await resized(tile, { width: 60, height: 50 }, true);
  // The arithmetic of another place rounds differently by one step at most.
  expect(farthest(wrapped.data, middle)).toBeLessThanOrEqual(1);
  const standing = await resized(tile, { width: 60, height: 50 }, false);
  expect(farthest(standing.data, middle)).toBeGreaterThan(8);
});

it('lets no colour of invisible pixels through', async () => {
  const folder = await temporaryFolder();
  const pixels = Uint8Array.from({ length: 16 * 16 * 4 }, (_, i) => {
    const isLeft = Math.floor(i / 4) % 16 < 8;
    return isLeft ? ([200, 100, 50, 255][i % 4] ?? 0) : ([0, 255, 0, 0][i % 4] ?? 0);
  });
  await sharp(pixels, { raw: { width: 16, height: 16, channels: 4 } })
    .png()
    .toFile(join(folder, 'a.png'));
  const { data, channels } = await resized(join(folder, 'a.png'), { width: 40, height: 40 });
  expect(channels).toBe(4);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 16) continue;
    expect(Math.abs((data[at] ?? 0) - 200)).toBeLessThan(8);
    expect(Math.abs((data[at + 1] ?? 0) - 100)).toBeLessThan(8);
  }
});

it('keeps sixteen bits', async () => {
  const folder = await temporaryFolder();
  const ramp = Uint16Array.from({ length: 32 * 4 * 3 }, (_, i) => 1000 + (Math.floor(i / 3) % 32) * 10);
  const raw = { width: 32, height: 4, channels: 3 } as const;
  await sharp(ramp, { raw }).toColourspace('rgb16').png().toFile(join(folder, 'a.png'));
  const { to } = await resized(join(folder, 'a.png'), { width: 64, height: 8 });
  expect((await sharp(to).metadata()).depth).toBe('ushort');
  const { data } = await sharp(to)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  // Between 1157 and 1158, where eight bits have steps of 257.
  expect(Math.abs((samples[32 * 3] ?? 0) - 1157.5)).toBeLessThan(3);
});
