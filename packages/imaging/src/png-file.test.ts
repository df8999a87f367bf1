import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder, wavyRows } from '../test/pictures.ts';
import { adler32, joinAdler32 } from './adler.ts';
import { type Band, packBand } from './png-band.ts';
import { createPngFile } from './png-file.ts';
import { readDpi } from './read-dpi.ts';

/** The same rows cut into bands of the given heights. */
function cut(whole: Band, heights: readonly number[]): Band[] {
  let row = 0;
  return heights.map((height) => {
    const pixels = whole.pixels.subarray(row * whole.width * 3, (row + height) * whole.width * 3);
    row += height;
    return { width: whole.width, height, pixels };
  });
}

it.each([[[90]], [[1, 88, 1]], [[30, 30, 30]]])('gives every pixel back from bands of %j rows', async (heights) => {
  const whole = wavyRows(70, 90);
  const path = join(await temporaryFolder(), 'bands.png');
  const file = await createPngFile(path, { width: 70, height: 90, dpi: 300 });
  for (const band of cut(whole, heights)) await file.append(packBand(band));
  await file.finish();
  const { data, info } = await sharp(path, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([70, 90, 3]);
  expect(Buffer.compare(data, whole.pixels)).toBe(0);
  expect(await readDpi(path)).toBe(300);
});

it('joins the sums of pieces into the sum of the whole', () => {
  const bytes = fc.uint8Array({ maxLength: 12_000 });
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const whole = new Uint8Array([...one, ...other]);
      expect(joinAdler32(adler32(one), adler32(other), other.length)).toBe(adler32(whole));
    }),
    { numRuns: 50 },
  );
  expect(adler32(Buffer.from('Wikipedia'))).toBe(0x11e60398);
});

it('lets a full disk be seen', async () => {
  await expect(createPngFile('/dev/full', { width: 4, height: 4, dpi: 72 })).rejects.toMatchObject({ code: 'ENOSPC' });
});
