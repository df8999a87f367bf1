import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Encoding, encodePicture } from './encode.ts';
import { fileOf, pictureFile, temporaryFolder, wavyRows } from './pictures.test-cases.ts';
import { readDpi } from './read-dpi.ts';
import { createTiffSpool } from './tiff-spool.ts';

const plain: Encoding = { format: 'png', dpi: 300, quality: 95, compression: 'lzw' };

it.each(['png', 'tiff'] as const)('keeps every pixel in %s', async (format) => {
  const to = await fileOf('', `out.${format}`);
  await encodePicture(await pictureFile('png', 60, 40), to, { ...plain, format });
  expect(Buffer.compare(await sharp(to).raw().toBuffer(), wavyRows(60, 40).pixels)).toBe(0);
});

it('reduces when asked and never enlarges', async () => {
  const from = await pictureFile('png', 60, 40);
  const to = await fileOf('', 'out.png');
  expect(await encodePicture(from, to, { ...plain, width: 30 })).toMatchObject({ width: 30, height: 20 });
  expect(await encodePicture(from, to, { ...plain, width: 300 })).toMatchObject({ width: 60, height: 40 });
});

it('sets turned pictures upright', async () => {
  const to = await fileOf('', 'out.png');
  const from = await pictureFile('jpeg', 60, 40, { orientation: 6 });
  expect(await encodePicture(from, to, plain)).toMatchObject({ width: 40, height: 60 });
  expect((await sharp(to).metadata()).orientation ?? 1).toBe(1);
});

it('encodes what was spooled in bands', async () => {
  const path = `${await temporaryFolder()}/spool`;
  const rows = wavyRows(31, 20);
  const spool = await createTiffSpool(path, 31, 20);
  await spool.append({ width: 31, height: 7, pixels: rows.pixels.subarray(0, 31 * 7 * 3) });
  await spool.append({ width: 31, height: 13, pixels: rows.pixels.subarray(31 * 7 * 3) });
  await spool.finish();
  const to = await fileOf('', 'out.png');
  await encodePicture(path, to, plain);
  expect(Buffer.compare(await sharp(to).raw().toBuffer(), rows.pixels)).toBe(0);
});

it('lets a full disk be seen and blames no picture for it', async () => {
  const from = await pictureFile('png', 400, 400);
  for (const format of ['png', 'jpeg', 'tiff'] as const) {
    await expect(encodePicture(from, '/dev/full', { ...plain, format })).rejects.toMatchObject({ code: 'ENOSPC' });
  }
});

it.each(['jpeg', 'tiff'] as const)('parts colours into four inks with their profile: %s', async (format) => {
  const [from, to] = [await fileOf('', 'red.png'), await fileOf('', `red.${format}`)];
  await sharp({ create: { width: 16, height: 8, channels: 3, background: '#b0413e' } })
    .png()
    .toFile(from);
  await encodePicture(from, to, { ...plain, format, dpi: 200, quality: 100, inks: 'cmyk' });
  expect(await sharp(to).metadata()).toMatchObject({ space: 'cmyk', channels: 4, hasProfile: true });
  expect(await readDpi(to)).toBe(200);
  // The table of the press gives it back a little darker.
  const [r = 0, g = 0, b = 0] = await sharp(to).toColourspace('srgb').raw().toBuffer();
  expect(Math.hypot(r - 0xb0, g - 0x41, b - 0x3e)).toBeLessThan(30);
});
