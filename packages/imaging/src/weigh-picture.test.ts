import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf, pictureFile } from '../test/pictures.ts';
import { type PlanarTiff, planarTiff } from '../test/planar-tiff.ts';
import { weighPicture } from './weigh-picture.ts';

const [width, height] = [12, 10];
const pixels = width * height;
const planes = (count: number) => Array.from({ length: count }, () => Array.from({ length: pixels }, () => 1));
const unreadable = { code: 'image_unprocessable' };

it('reads the pixels of PNG and JPEG from their heads, though the rest is missing', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    const bytes = await readFile(await pictureFile(format, 300, 200));
    for (const end of [bytes.length, Math.floor(bytes.length / 2)]) {
      expect(await weighPicture(await fileOf(bytes.subarray(0, end)))).toEqual({
        pixels: 60_000,
        temporaryBytes: 0,
        memoryBytes: 0,
      });
    }
  }
});

it.each([
  ['jpeg', 3, '4:2:0', true, 3],
  ['jpeg', 3, '4:4:4', true, 6],
  ['jpeg', 1, '4:2:0', true, 2],
  ['png', 4, undefined, true, 4],
  ['jpeg', 3, '4:4:4', false, 0],
  ['png', 3, undefined, false, 0],
] as const)(
  'of a %s of %i channels, with colours of %s, in passes %s, foresees %i bytes of memory for a pixel',
  async (format, channels, chromaSubsampling, progressive, each) => {
    const [across, down] = [90, 70];
    const picture = sharp(Buffer.alloc(across * down * channels, 99), {
      raw: { width: across, height: down, channels },
    });
    const coloured = picture.toColourspace(channels === 1 ? 'b-w' : 'srgb');
    const bytes = await coloured.toFormat(format, { progressive, chromaSubsampling }).toBuffer();
    const weight = { pixels: across * down, temporaryBytes: 0, memoryBytes: across * down * each };
    expect(await weighPicture(await fileOf(bytes))).toEqual(weight);
  },
);

it('foresees no temporary files for a TIFF that is read as it lies, of 8, 16 and 32 bits', async () => {
  for (const bits of [8, 16, 32] as const) {
    const tiff = planarTiff({
      width,
      height,
      bits,
      photometric: 2,
      planes: planes(3),
      isTogether: true,
      ...floating(bits),
    });
    expect(await weighPicture(await fileOf(tiff))).toEqual({ pixels, temporaryBytes: 0, memoryBytes: 0 });
  }
});

it('foresees spools and results for a TIFF that has to be written again', async () => {
  const parted = planarTiff({ width, height, bits: 8, photometric: 2, planes: planes(3), tile: [16, 16] });
  const joined = await weighPicture(await fileOf(parted));
  expect(joined).toEqual({ pixels: 16 * 16, temporaryBytes: parted.length + 2 * pixels * 3 * 4, memoryBytes: 0 });
  const light = planarTiff({
    width,
    height,
    bits: 32,
    photometric: 1,
    planes: planes(1),
    isTogether: true,
    ...floating(32),
  });
  const spooled = await weighPicture(await fileOf(light));
  // The decoder hands out three samples where the file has one, and the result has two bytes of each.
  expect(spooled).toEqual({ pixels, temporaryBytes: light.length + pixels * 3 * (4 + 2), memoryBytes: 0 });
});

it('takes no TIFF for small that says so once and otherwise another time, nor one of huge tiles or of many samples', async () => {
  const tiff = (more: PlanarTiff['more'], tile?: PlanarTiff['tile']) =>
    fileOf(planarTiff({ width, height, bits: 8, photometric: 2, planes: planes(3), isTogether: true, tile, more }));
  for (const value of [1, 60_000]) {
    await expect(weighPicture(await tiff([{ tag: 256, type: 3, values: [value] }]))).rejects.toMatchObject(unreadable);
  }
  // Said twice, but the same.
  expect(await weighPicture(await tiff([{ tag: 256, type: 3, values: [width] }]))).toMatchObject({ pixels });
  expect(await weighPicture(await tiff(undefined, [256, 512]))).toMatchObject({ pixels: 256 * 512 });
  const many = planarTiff({ width, height, bits: 8, photometric: 1, planes: planes(40), isTogether: true });
  expect(await weighPicture(await fileOf(many))).toMatchObject({ pixels: pixels * 10 });
});

it('refuses a head that is cut short, and says nothing of what is no picture', async () => {
  const [png, jpeg] = [await readFile(await pictureFile('png')), await readFile(await pictureFile('jpeg'))];
  const tiff = planarTiff({ width, height, bits: 8, photometric: 2, planes: planes(3), isTogether: true });
  for (const cut of [
    png.subarray(0, 20),
    jpeg.subarray(0, 30),
    tiff.subarray(0, 12),
    tiff.subarray(0, tiff.length - 60),
  ]) {
    await expect(weighPicture(await fileOf(cut))).rejects.toMatchObject(unreadable);
  }
  expect(await weighPicture(await fileOf('no picture at all'))).toEqual({
    pixels: 0,
    temporaryBytes: 0,
    memoryBytes: 0,
  });
});

function floating(bits: number) {
  return bits === 32 ? { more: [{ tag: 339, type: 3, values: [3] }] as const } : {};
}
