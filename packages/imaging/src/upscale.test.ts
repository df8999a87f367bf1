import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder, wavyRows } from '../test/pictures.ts';
import { type Upscaling, upscalePicture } from './upscale.ts';

type Samples = Uint8Array | Uint16Array;

async function save(pixels: Samples, width: number, height: number, channels: 3 | 4 = 3): Promise<string> {
  const path = join(await temporaryFolder(), 'small.png');
  const picture = sharp(pixels, { raw: { width, height, channels } });
  await (pixels instanceof Uint16Array ? picture.toColourspace('rgb16') : picture).png().toFile(path);
  return path;
}

async function upscaled(from: string, factor: 2 | 3 | 4, more: Partial<Upscaling> = {}) {
  const folder = await temporaryFolder();
  const to = join(folder, 'out.png');
  const made = await upscalePicture(from, to, folder, { factor, dpi: 300, crispness: 0, grain: 0, ...more });
  const { data, info } = await sharp(to, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  return { ...made, data, channels: info.channels, to };
}

function farthest(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);
}

/** Soft round spots on one ground, a tile of this side; `at` is the first one's middle. */
function spots(side: number, at = (side - 1) / 2): Uint8Array {
  return Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)];
    return 30 + 200 * Math.exp(-((x - at) ** 2 + (y - at) ** 2) / (2 * (side / 12) ** 2));
  });
}

it.each([2, 3, 4] as const)('moves nothing and makes exactly %d times as many pixels', async (factor) => {
  const { data, width, height } = await upscaled(await save(spots(48), 48, 48), factor, { crispness: 0.2, grain: 0.4 });
  expect([width, height, data.length]).toEqual([48 * factor, 48 * factor, (48 * factor) ** 2 * 3]);
  let [sum, x, y] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const value = Math.max(0, (data[at] ?? 0) - 40);
    sum += value;
    x += value * ((at / 3) % width);
    y += value * Math.floor(at / 3 / width);
  }
  expect(Math.abs(x / sum - (width - 1) / 2)).toBeLessThan(0.05);
  expect(Math.abs(y / sum - (height - 1) / 2)).toBeLessThan(0.05);
});

it('lets a tile stay a tile: enlarged alone it is a cut of its enlarged repeat', async () => {
  const { pixels } = wavyRows(24, 20);
  const row = (y: number) => Buffer.from(pixels.subarray((y % 20) * 72, (y % 20) * 72 + 72));
  const repeat = Buffer.concat(Array.from({ length: 60 }, (_, y) => Buffer.concat([row(y), row(y), row(y)])));
  const add = { crispness: 0.3, grain: 0 };
  const wide = await upscaled(await save(repeat, 72, 60), 4, add);
  const middle = await sharp(wide.to).extract({ left: 96, top: 80, width: 96, height: 80 }).raw().toBuffer();
  const tile = await upscaled(await save(pixels, 24, 20), 4, add);
  expect(tile.seamBefore).toBeLessThanOrEqual(1);
  expect(Buffer.compare(tile.data, middle)).toBe(0);
  expect(Math.abs(tile.seamAfter / tile.seamBefore - 1)).toBeLessThan(0.02);
});

it('lets no colour of one edge through to the other where a picture does not repeat', async () => {
  const ramp = Uint8Array.from({ length: 40 * 30 * 3 }, (_, i) => 20 + 5 * (Math.floor(i / 3) % 40));
  const { data, seamBefore } = await upscaled(await save(ramp, 40, 30), 2);
  expect(seamBefore).toBeGreaterThan(1);
  expect(data[0]).toBeLessThanOrEqual(22);
  expect(data[79 * 3]).toBeGreaterThanOrEqual(213);
});

it('brings back more of an edge than averaging took, without a halo', async () => {
  const side = 160;
  const fine = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)];
    return Math.hypot(x - 80, y - 80) < 50.3 || x + 2 * y < 70 ? 200 : 60;
  });
  const reduced = Uint8Array.from({ length: 40 * 40 * 3 }, (_, i) => {
    const [x, y] = [(Math.floor(i / 3) % 40) * 4, Math.floor(i / 3 / 40) * 4];
    let sum = 0;
    for (let at = 0; at < 16; at++) sum += fine[((y + (at >> 2)) * side + x + (at & 3)) * 3] ?? 0;
    return Math.round(sum / 16);
  });
  const small = await save(reduced, 40, 40);
  const error = (data: Uint8Array) => data.reduce((sum, value, i) => sum + (value - (fine[i] ?? 0)) ** 2, 0);
  const { data } = await upscaled(small, 4);
  const cubic = await sharp(small).resize(side, side, { kernel: 'lanczos3' }).raw().toBuffer();
  expect(error(data)).toBeLessThan(0.4 * error(cubic));
  const crisp = await upscaled(small, 4, { crispness: 0.6 });
  expect(Math.min(...crisp.data)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...crisp.data)).toBeLessThanOrEqual(210);
});

it('leaves flat colour flat whatever is added, and no colour of invisible pixels shows', async () => {
  const clear = Uint8Array.from({ length: 20 * 20 * 4 }, (_, i) => {
    const isLeft = Math.floor(i / 4) % 20 < 10;
    return isLeft ? ([200, 100, 50, 255][i % 4] ?? 0) : ([0, 255, 0, 0][i % 4] ?? 0);
  });
  const { data, channels } = await upscaled(await save(clear, 20, 20, 4), 3, { crispness: 0.6, grain: 0.6 });
  expect(channels).toBe(4);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 16) continue;
    const pixel = data.subarray(at, at + 3);
    expect(farthest(pixel, Uint8Array.of(200, 100, 50))).toBeLessThan(4);
  }
});

it('keeps sixteen bits', async () => {
  const ramp = Uint16Array.from({ length: 32 * 8 * 3 }, (_, i) => 1000 + (Math.floor(i / 3) % 32) * 10);
  const { to } = await upscaled(await save(ramp, 32, 8), 2);
  const { data } = await sharp(to)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  // Between 1157 and 1158, where eight bits have steps of 257.
  expect(Math.abs((samples[32 * 3] ?? 0) - 1157.5)).toBeLessThan(4);
});
