import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf, pictureFile, temporaryFolder, wavyRows } from '../test/pictures.ts';
import { type Encoding, encodePicture } from './encode.ts';
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

it.each([1, 2, 3, 4, 5, 6, 7, 8])('lays a picture of orientation %d as other programs do', async (orientation) => {
  // Large ones need several stripes.
  for (const [width, height] of orientation % 4 === 3 ? ([[1400, 2200]] as const) : ([[60, 40]] as const)) {
    const from = await pictureFile('png', width, height, { orientation });
    const to = await fileOf('', 'out.tif');
    await encodePicture(from, to, { ...plain, format: 'tiff', compression: 'none' });
    expect(Buffer.compare(await sharp(to).raw().toBuffer(), await sharp(from).autoOrient().raw().toBuffer())).toBe(0);
  }
});

it('writes a turned picture as the JPEG that it would be had it never lain on its side', async () => {
  const lying = await pictureFile('png', 60, 40, { orientation: 6 });
  const [upright, to, straight] = ['u.png', 'o.jpg', 's.jpg'].map((name) => `${lying}-${name}`);
  if (!upright || !to || !straight) throw new Error('Three names were expected');
  await encodePicture(lying, to, { ...plain, format: 'jpeg' });
  await sharp(lying).autoOrient().png().toFile(upright);
  await encodePicture(upright, straight, { ...plain, format: 'jpeg' });
  const pixels = await Promise.all([to, straight].map((path) => sharp(path).raw().toBuffer()));
  expect(pixels[0]).toEqual(pixels[1]);
  expect(await readDpi(to)).toBe(300);
});

it.each(['png', 'tiff'] as const)('keeps sixteen bits in %s, or reduces or widens to what is asked', async (format) => {
  const deep = new Uint16Array(30 * 20 * 3).map((_, at) => (at * 977) & 65_535);
  const from = await fileOf('', 'deep.png');
  const raw = { width: 30, height: 20, channels: 3 } as const;
  await sharp(deep, { raw }).toColourspace('rgb16').png().toFile(from);
  const to = await fileOf('', `out.${format}`);
  const samplesOf = async () => {
    const read = sharp(to, { ignoreIcc: true }).toColourspace('rgb16').raw({ depth: 'ushort' });
    const bytes = await read.toBuffer();
    return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  };
  await encodePicture(from, to, { ...plain, format });
  expect(await samplesOf()).toEqual(deep);
  await encodePicture(from, to, { ...plain, format, bits: 8 });
  expect(await sharp(to).metadata()).toMatchObject({ depth: 'uchar' });
  await encodePicture(await pictureFile('png', 30, 20), to, { ...plain, format, bits: 16 });
  expect(await sharp(to).metadata()).toMatchObject({ depth: 'ushort' });
  expect(await samplesOf()).toEqual(Uint16Array.from(wavyRows(30, 20).pixels, (level) => level * 257));
});

it('writes a BigTIFF when it is asked for one', async () => {
  const to = await fileOf('', 'out.tif');
  await encodePicture(await pictureFile('png'), to, { ...plain, format: 'tiff', bigTiff: true });
  expect((await readFile(to)).readUInt16LE(2)).toBe(43);
  expect(Buffer.compare(await sharp(to).raw().toBuffer(), wavyRows(60, 40).pixels)).toBe(0);
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
