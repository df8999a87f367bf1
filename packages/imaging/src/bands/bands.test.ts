import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { pictureFile, temporaryFolder, wavyRows } from '../../test/pictures.ts';
import { hearWork } from '../at-work.ts';
import { eachBand } from './each-band.ts';
import { openRows } from './open-rows.ts';
import { type PixelLayout, rowBytes } from './pixel-layout.ts';
import { createPngRows } from './write-png.ts';

/** Samples that differ everywhere, as they lie in memory. */
function noise({ width, height, channels, depth }: PixelLayout): Uint8Array {
  const bytes = new Uint8Array((width * height * channels * depth) / 8);
  let state = 7;
  return bytes.map(() => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state >>> 24;
  });
}

it.each([
  [3, 8],
  [4, 8],
  [3, 16],
  [4, 16],
] as const)('gives every sample back through PNG and rows: %d channels of %d bits', async (channels, depth) => {
  const folder = await temporaryFolder();
  const layout: PixelLayout = { width: 37, height: 50, channels, depth };
  const path = join(folder, 'written.png');
  const pixels = noise(layout);
  const stride = rowBytes(layout);
  const png = await createPngRows(path, layout, 300);
  for (const [from, to] of [
    [0, 1],
    [1, 30],
    [30, 50],
  ] as const) {
    await png.write(pixels.slice(from * stride, to * stride));
  }
  await png.finish();
  const rows = await openRows(path, folder);
  expect(rows.layout).toEqual(layout);
  expect(rows.picture.dpi).toBe(300);
  expect(Buffer.compare(await rows.read(0, 50), pixels)).toBe(0);
  expect(Buffer.compare(await rows.read(13, 2), pixels.subarray(13 * stride, 15 * stride))).toBe(0);
  await expect(rows.read(49, 2)).rejects.toThrow(RangeError);
  await rows.close();
});

it.each([1, 2])('gives a picture of %d columns back, in any samples', async (width) => {
  const folder = await temporaryFolder();
  for (const channels of [3, 4] as const) {
    for (const depth of [8, 16] as const) {
      const layout: PixelLayout = { width, height: 9, channels, depth };
      const path = join(folder, `${channels}-${depth}.png`);
      const pixels = noise(layout);
      const png = await createPngRows(path, layout, 300);
      await png.write(pixels.slice(0, rowBytes(layout)));
      await png.write(pixels.slice(rowBytes(layout)));
      await png.finish();
      const rows = await openRows(path, folder);
      expect(Buffer.compare(await rows.read(0, 9), pixels)).toBe(0);
      await rows.close();
    }
  }
});

it('writes what follows a mark again without packing it, and other programs read it', async () => {
  const path = join(await temporaryFolder(), 'again.png');
  const { pixels } = wavyRows(40, 12);
  const png = await createPngRows(path, { width: 40, height: 52, channels: 3, depth: 8 }, 150);
  await png.write(pixels.slice(0, 40 * 3 * 4));
  await png.mark();
  await png.write(pixels.slice());
  await png.again(3);
  await png.finish();
  const whole = Buffer.concat([pixels.subarray(0, 40 * 3 * 4), pixels, pixels, pixels, pixels]);
  expect(Buffer.compare(await sharp(path, { failOn: 'warning' }).raw().toBuffer(), whole)).toBe(0);
  const pngjs =
    "const {PNG}=require('pngjs');process.stdout.write(PNG.sync.read(require('fs').readFileSync(process.argv[1])).data.length+'')";
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', pngjs, path]);
  expect(stdout).toBe(String(40 * 52 * 4));
});

it('gives bands their neighbours, fewer at the edges', async () => {
  const folder = await temporaryFolder();
  const rows = await openRows(await pictureFile('png', 2000, 700), folder);
  const bands: number[][] = [];
  for await (const { y, height, above, below } of eachBand(rows, 3)) bands.push([y, height, above, below]);
  await rows.close();
  expect(bands).toEqual([
    [0, 175, 0, 3],
    [175, 175, 3, 3],
    [350, 175, 3, 3],
    [525, 175, 3, 0],
  ]);
});

it('applies a profile to sixteen bits: Display P3 green is stronger in sRGB', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'p3.png');
  const green = new Uint16Array([20_000, 40_000, 20_000]);
  const raw = { width: 1, height: 1, channels: 3 } as const;
  await sharp(green, { raw }).toColourspace('rgb16').withIccProfile('p3').png().toFile(path);
  const rows = await openRows(path, folder);
  const [red = 0, middle = 0] = new Uint16Array((await rows.read(0, 1)).slice().buffer);
  await rows.close();
  // Display P3 (0.305, 0.610, 0.305) is sRGB (0.145, 0.620, 0.263).
  expect(Math.abs(red / 65535 - 0.145)).toBeLessThan(0.01);
  expect(Math.abs(middle / 65535 - 0.62)).toBeLessThan(0.01);
});

it('says that it is at work with every band that is read and written', async () => {
  const folder = await temporaryFolder();
  const layout: PixelLayout = { width: 1024, height: 4 * 341, channels: 3, depth: 8 };
  const path = join(folder, 'four.png');
  let steps = 0;
  hearWork(() => {
    steps += 1;
  });
  onTestFinished(() => hearWork(() => undefined));
  const png = await createPngRows(path, layout, 300);
  for (let band = 0; band < 4; band++) await png.write(new Uint8Array(341 * rowBytes(layout)));
  await png.finish();
  expect(steps).toBe(4);
  const rows = await openRows(path, folder);
  for await (const _ of eachBand(rows));
  expect(steps).toBe(8);
  await rows.close();
});
