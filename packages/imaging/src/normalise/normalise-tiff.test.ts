import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf, pictureFile, temporaryFolder } from '../../test/pictures.ts';
import { openPicture } from '../open.ts';
import { normaliseTiff } from './normalise-tiff.ts';

interface Kind {
  readonly photometric: number;
  readonly bits: number;
  readonly format?: number;
  readonly white?: readonly [x: number, y: number];
}

/** One strip of two pixels side by side, little-endian, at 200 dpi. */
function tiff({ photometric, bits, format = 1, white }: Kind, samples: Uint8Array): Buffer {
  const perPixel = (samples.length * 8) / bits / 2;
  const beside = Buffer.alloc(64);
  for (let i = 0; i < 4; i++) beside.writeUInt16LE(bits, i * 2);
  beside.writeUInt32LE(200, 8);
  beside.writeUInt32LE(1, 12);
  for (const [i, part] of (white ?? [0, 0]).entries()) {
    beside.writeUInt32LE(Math.round(part * 10_000), 16 + i * 8);
    beside.writeUInt32LE(10_000, 20 + i * 8);
  }
  const entries: (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, 3, 1, 2],
    [257, 3, 1, 1],
    perPixel === 1 ? [258, 3, 1, bits] : [258, 3, perPixel, 8],
    [259, 3, 1, 1],
    [262, 3, 1, photometric],
    [273, 4, 1, 72],
    [277, 3, 1, perPixel],
    [278, 3, 1, 1],
    [279, 4, 1, samples.length],
    [282, 5, 1, 16],
    [296, 3, 1, 2],
    ...(white === undefined ? [] : [[318, 5, 2, 24] as const]),
    [339, 3, 1, format],
  ];
  const head = Buffer.alloc(8);
  head.write('II', 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(72 + samples.length, 4);
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + i * 12);
    directory.writeUInt16LE(type, 4 + i * 12);
    directory.writeUInt32LE(count, 6 + i * 12);
    directory.writeUInt32LE(value, 10 + i * 12);
  }
  return Buffer.concat([head, beside, samples, directory]);
}

async function normalised(bytes: Uint8Array): Promise<number[]> {
  const from = await fileOf(bytes, 'kind.tif');
  const to = join(await temporaryFolder(), 'normalised.png');
  expect(await normaliseTiff(from, to)).toBe(true);
  expect(await openPicture(to)).toMatchObject({ contentType: 'image/png', width: 2, height: 1, dpi: 200 });
  expect((await sharp(to).metadata()).depth).toBe('ushort');
  const pixels = await sharp(to).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  return [...new Uint16Array(pixels.buffer, pixels.byteOffset, pixels.length / 2)];
}

function expectNear(found: readonly number[], wanted: readonly number[], within: number): void {
  expect(found).toHaveLength(wanted.length);
  for (const [i, value] of wanted.entries())
    expect(Math.abs((found[i] ?? 0) / 257 - value)).toBeLessThanOrEqual(within);
}

it('reads CIELAB of eight bits by the white that it says, as Little CMS and ImageMagick do', async () => {
  // Colours and their bytes as those programs write them; one step of eight bits of Lab is two or three levels.
  const d50 = await normalised(tiff({ photometric: 8, bits: 8 }, Uint8Array.of(134, 250, 24, 138, 37, 6)));
  expectNear(d50, [126, 128, 84, 189, 103, 121], 4);
  const white = [0.3127, 0.329] as const;
  const d65 = await normalised(tiff({ photometric: 8, bits: 8, white }, Uint8Array.of(134, 247, 24, 138, 36, 5)));
  expectNear(d65, [126, 128, 84, 189, 103, 121], 4);
  // The same colours with a and b counted from 0.
  expect(await normalised(tiff({ photometric: 9, bits: 8 }, Uint8Array.of(134, 122, 152, 138, 165, 134)))).toEqual(d50);
});

it('reads whole numbers of 32 bits to the last of sixteen', async () => {
  const words = new Uint8Array(Uint32Array.of(0, 65_537 * 1000, 0xffff_ffff, 65_537 * 40_000, 65_537, 2 ** 31).buffer);
  expect(await normalised(tiff({ photometric: 1, bits: 32 }, words.subarray(0, 8)))).toEqual([
    0, 0, 0, 1000, 1000, 1000,
  ]);
});

it('reads grey in floating point as light, and what is no number as black', async () => {
  const grey = (...values: number[]) =>
    normalised(tiff({ photometric: 1, bits: 32, format: 3 }, new Uint8Array(Float32Array.from(values).buffer)));
  expectNear(await grey(0.214_041, 1), [127.5, 127.5, 127.5, 255, 255, 255], 0.01);
  expect(await grey(Number.NaN, -3)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('leaves every other picture alone and refuses damaged ones and what is too large', async () => {
  const to = join(await temporaryFolder(), 'normalised.png');
  for (const format of ['png', 'jpeg', 'tiff'] as const) {
    expect(await normaliseTiff(await pictureFile(format), to)).toBe(false);
  }
  expect(await normaliseTiff(await fileOf('no picture'), to)).toBe(false);
  const whole = tiff({ photometric: 8, bits: 8 }, Uint8Array.of(134, 250, 24, 161, 216, 1));
  const [short, large] = [Buffer.from(whole), Buffer.from(whole)];
  const at = (tag: number) => whole.indexOf(Buffer.from([tag & 255, tag >> 8]), 78) + 8;
  short.writeUInt16LE(900, at(257));
  await expect(normaliseTiff(await fileOf(short), to)).rejects.toMatchObject({ code: 'image_unprocessable' });
  large.writeUInt16LE(20_000, at(256));
  large.writeUInt16LE(20_000, at(257));
  await expect(normaliseTiff(await fileOf(large), to)).rejects.toMatchObject({
    code: 'too_many_pixels',
    params: { totalPixels: 400_000_000, width: 20_000, height: 20_000 },
  });
  await expect(openPicture(to)).rejects.toMatchObject({ code: 'ENOENT' });
});
