import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../test/pictures.ts';
import { unpackLzw } from '../../test/unpack-lzw.ts';
import { srgbProfile } from '../psd/srgb-profile.ts';
import { readDpi } from '../read-dpi.ts';
import { readTiffDirectories } from '../tiff-directory.ts';
import { packLzw } from './pack-lzw.ts';
import { createTiffRows, needsBigTiff, type TiffLayout } from './write-tiff.ts';

const compressions = ['none', 'lzw', 'deflate'] as const;
const kinds = [
  [3, 8],
  [4, 8],
  [3, 16],
  [4, 16],
] as const;
const cases = compressions.flatMap((compression) =>
  kinds.flatMap(([samples, depth]) => [false, true].map((isBig) => ({ compression, samples, depth, isBig }))),
);
/** Half of it says nothing new, so that tables of LZW fill up and runs are met, too. */
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (at < length / 2 ? (at * at * 31 + (at >> 5) * 77) & 255 : at >> 11));

describe('a TIFF of our own', () => {
  it.each(cases)(
    'is read back to the last bit: $compression, $samples × $depth bits, BigTIFF $isBig',
    async (words) => {
      const { compression, samples, depth, isBig } = words;
      const layout: TiffLayout = { width: 61, height: 50, samples, depth, isInks: false };
      const stride = (61 * samples * depth) / 8;
      const pixels = bytesOf(stride * 50);
      const path = await fileOf('', 'own.tif');
      const profile = srgbProfile();
      const tiff = await createTiffRows(path, layout, { dpi: 254, compression, profile, rowsPerStrip: 20, isBig });
      for (const [from, to] of [
        [0, 20],
        [20, 40],
        [40, 50],
      ] as const) {
        await tiff.write(pixels.slice(from * stride, to * stride));
      }
      await tiff.finish();
      const written = sharp(path, { failOn: 'warning', ignoreIcc: true });
      const head = {
        width: 61,
        height: 50,
        channels: samples,
        depth: depth === 16 ? 'ushort' : 'uchar',
        hasProfile: true,
      };
      expect(await written.metadata()).toMatchObject({ ...head, hasAlpha: samples === 4 });
      const read = depth === 16 ? written.toColourspace('rgb16').raw({ depth: 'ushort' }) : written.raw();
      expect(Buffer.compare(await read.toBuffer(), pixels)).toBe(0);
      expect(await readDpi(path)).toBe(254);
      const file = await open(path);
      const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
      expect(buffer.readUInt16LE(2)).toBe(isBig ? 43 : 42);
      expect((await readTiffDirectories(file, (await file.stat()).size))[0]?.get(278)).toBe(20);
      await file.close();
    },
  );

  it('is a BigTIFF as soon as its strips may lie past 4 GB', () => {
    const rows = (height: number): TiffLayout => ({ width: 2 ** 20, height, samples: 4, depth: 8, isInks: true });
    expect(needsBigTiff(rows(1023), 'none')).toBe(false);
    expect(needsBigTiff(rows(1024), 'none')).toBe(true);
    expect(needsBigTiff(rows(639), 'lzw')).toBe(false);
    expect(needsBigTiff(rows(640), 'lzw')).toBe(true);
  });

  it('lets a full disk be seen', async () => {
    const layout: TiffLayout = { width: 8, height: 8, samples: 3, depth: 8, isInks: false };
    const words = { dpi: 1, compression: 'none', profile: srgbProfile(), rowsPerStrip: 8 } as const;
    await expect(createTiffRows('/dev/full', layout, words)).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});

describe('LZW', () => {
  it.each([0, 1, 2, 3, 255, 5000, 100_000])('gives %d bytes back', (length) => {
    for (const bytes of [bytesOf(length), new Uint8Array(length), bytesOf(length * 2).subarray(length)]) {
      expect(Buffer.compare(unpackLzw(packLzw(bytes)), bytes)).toBe(0);
    }
  });
});
