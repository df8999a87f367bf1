import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf, pictureFile, temporaryFolder } from '../test/pictures.ts';
import { setDpi } from './dpi.ts';

/** What an independent program reads. */
async function densityOf(path: string): Promise<number | undefined> {
  return (await sharp(path).metadata()).density;
}

async function pixelsOf(path: string): Promise<Buffer> {
  return sharp(path, { failOn: 'warning' }).raw().toBuffer();
}

it.each([
  ['png', 30],
  ['png', 300],
  ['jpeg', 72],
  ['jpeg', 300],
  ['tiff', 299],
  ['tiff', 300],
] as const)('writes into a %s that it has %d dpi and touches no pixel', async (format, dpi) => {
  const from = await pictureFile(format, 60, 40, { dpi: 96 });
  const to = await fileOf('', 'out');
  expect(await setDpi(from, to, dpi)).toMatchObject({ dpi, width: 60, height: 40, contentType: `image/${format}` });
  expect(await densityOf(to)).toBeCloseTo(dpi, 0);
  expect(Buffer.compare(await pixelsOf(to), await pixelsOf(from))).toBe(0);
});

it('marks files that said nothing of it', async () => {
  const folder = await temporaryFolder();
  const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: '#336699' } });
  const png = `${folder}/bare.png`;
  await picture.clone().png().toFile(png);
  expect((await setDpi(png, `${folder}/a.png`, 300)).dpi).toBe(300);
  // This encoder leaves the JFIF segment out.
  const jpeg = await picture.clone().jpeg().toBuffer();
  expect(jpeg.includes('JFIF')).toBe(false);
  const bare = await fileOf(jpeg, 'bare.jpg');
  expect((await setDpi(bare, `${folder}/a.jpg`, 300)).dpi).toBe(300);
  expect(await densityOf(`${folder}/a.jpg`)).toBe(300);
});

it('corrects the EXIF of a JPEG too, so that no program reads the old figure', async () => {
  const exif = { IFD0: { XResolution: '96/1', YResolution: '96/1', ResolutionUnit: '2' } };
  const from = await fileOf(
    await sharp({ create: { width: 9, height: 7, channels: 3, background: '#336699' } })
      .withExif(exif)
      .jpeg()
      .toBuffer(),
    'exif.jpg',
  );
  const to = await fileOf('', 'out.jpg');
  await setDpi(from, to, 240);
  const block = (await sharp(to).metadata()).exif ?? Buffer.alloc(0);
  const rational = Buffer.alloc(8);
  rational.writeUInt32LE(240);
  rational.writeUInt32LE(1, 4);
  expect(block.includes(rational)).toBe(true);
});

it('keeps every page and entry of a BigTIFF that another program then reads', async () => {
  const from = `${await temporaryFolder()}/big.tif`;
  const picture = sharp({ create: { width: 9, height: 7, channels: 4, background: '#33669980' } });
  await picture.tiff({ bigtiff: true, compression: 'lzw' }).toFile(from);
  const to = await fileOf('', 'out.tif');
  await setDpi(from, to, 150);
  expect((await readFile(to)).readUInt16LE(2)).toBe(43);
  expect(await densityOf(to)).toBe(150);
  expect(Buffer.compare(await pixelsOf(to), await pixelsOf(from))).toBe(0);
  // The bytes before the new directory are the old ones, but for the pointer to it.
  const before = await readFile(from);
  expect(Buffer.compare((await readFile(to)).subarray(16, before.length), before.subarray(16))).toBe(0);
});

it('passes on that a file is no picture', async () => {
  await expect(setDpi(await fileOf('hello'), await fileOf('', 'out'), 300)).rejects.toMatchObject({
    code: 'upload_not_a_picture',
  });
});
