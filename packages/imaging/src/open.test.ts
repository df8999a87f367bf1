import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { chainedTiff, fileOf, pictureFile, wavyRows } from '../test/pictures.ts';
import { checkWhole } from './check-whole.ts';
import { openPicture } from './open.ts';
import { createTiffSpool } from './tiff-spool.ts';

it.each(['png', 'jpeg', 'tiff'] as const)('reads the head of a %s file', async (format) => {
  const picture = await openPicture(await pictureFile(format, 60, 40, { dpi: 144 }));
  expect(picture).toMatchObject({ contentType: `image/${format}`, width: 60, height: 40, dpi: 144, orientation: 1 });
});

it('judges a file by its bytes and not by its name', async () => {
  const jpeg = await readFile(await pictureFile('jpeg'));
  expect((await openPicture(await fileOf(jpeg, 'cloth.png'))).contentType).toBe('image/jpeg');
});

it('gives width and height as the picture is looked at', async () => {
  const picture = await openPicture(await pictureFile('jpeg', 60, 40, { orientation: 6 }));
  expect(picture).toMatchObject({ width: 40, height: 60, orientation: 6 });
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['nothing', ''],
])('refuses %s under the name of a PNG', async (_kind, bytes) => {
  await expect(openPicture(await fileOf(bytes))).rejects.toMatchObject({ code: 'upload_not_a_picture' });
});

it.each(['png', 'jpeg', 'tiff'] as const)('refuses a %s file that is cut short', async (format) => {
  const bytes = await readFile(await pictureFile(format, 400, 300));
  const path = await fileOf(bytes.subarray(0, Math.floor(bytes.length * 0.6)), `cut.${format}`);
  await expect(openPicture(path).then(() => checkWhole(path))).rejects.toMatchObject({ code: 'image_unprocessable' });
});

it('accepts whole files of every kind', async () => {
  for (const format of ['png', 'jpeg', 'tiff'] as const) await checkWhole(await pictureFile(format, 400, 300));
});

it('refuses more than 280 million pixels and says how many there are, without decoding them', async () => {
  const bytes = await readFile(await pictureFile('png'));
  bytes.writeUInt32BE(17_000, 16);
  bytes.writeUInt32BE(16_500, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(openPicture(await fileOf(bytes))).rejects.toMatchObject({
    code: 'too_many_pixels',
    params: { limit: 280_000_000, totalPixels: 280_500_000, width: 17_000, height: 16_500 },
  });
});

it('refuses a JPEG in passes of which more would be kept in memory than a child has, by its head alone', async () => {
  const headOf = async (chromaSubsampling: string, progressive: boolean) => {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } });
    const bytes = await picture.jpeg({ progressive, chromaSubsampling }).toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
    bytes.writeUInt16BE(16_700, frame + 5);
    bytes.writeUInt16BE(16_700, frame + 7);
    return openPicture(await fileOf(bytes, 'a.jpg'));
  };
  await expect(headOf('4:4:4', true)).rejects.toMatchObject({ code: 'image_unprocessable' });
  for (const [chroma, isInPasses] of [
    ['4:2:0', true],
    ['4:4:4', false],
  ] as const)
    expect(await headOf(chroma, isInPasses)).toMatchObject({ width: 16_700, height: 16_700 });
});

it('refuses TIFF files whose pages are too many, run in a ring or lie outside the file', async () => {
  const pages = chainedTiff(65, (i) => (i === 64 ? 0 : 8 + (i + 1) * 18));
  const ring = chainedTiff(2, (i) => (i === 0 ? 26 : 8));
  const outside = chainedTiff(1, () => 10_000_000);
  for (const bytes of [pages, ring, outside]) {
    await expect(openPicture(await fileOf(bytes, 'a.tif'))).rejects.toMatchObject({ code: 'image_unprocessable' });
  }
});

it('refuses TIFF files whose colours its decoder would get wrong, and opens their like', async () => {
  const spool = async (patch: (bytes: Buffer) => void) => {
    const path = await fileOf('', 'samples.tif');
    const tiff = await createTiffSpool(path, 6, 4);
    await tiff.append(wavyRows(6, 4));
    await tiff.finish();
    const bytes = await readFile(path);
    patch(bytes);
    return fileOf(bytes, 'patched.tif');
  };
  expect(await openPicture(await spool(() => undefined))).toMatchObject({ width: 6, height: 4 });
  const photometric = Buffer.from([6, 1, 3, 0, 1, 0, 0, 0]);
  const luma = await spool((bytes) => bytes.writeUInt16LE(6, bytes.indexOf(photometric) + 8));
  const long = await spool((bytes) => bytes.writeUInt16LE(32, bytes.length - 6));
  for (const path of [luma, long]) {
    await expect(openPicture(path)).rejects.toMatchObject({ code: 'image_unprocessable' });
  }
});
