import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/pictures.ts';
import { openRows } from './bands/open-rows.ts';
import { encodePicture } from './encode.ts';
import { isSrgbProfile } from './is-srgb-profile.ts';
import { makePreview } from './preview.ts';
import { srgbProfile } from './psd/srgb-profile.ts';
import { readField } from './quilt/read-field.ts';
import { readDpi } from './read-dpi.ts';
import { cutSquares } from './squares/cut-squares.ts';
import { squaresIn } from './squares/squares-in.ts';
import { createTiffRows } from './tiff/write-tiff.ts';

const side = 64;
/** Encoded 0 … 1; inside of sRGB in either space. */
const colour = [0.35, 0.7, 0.42] as const;

async function profileOf(name: 'srgb' | 'p3'): Promise<Buffer> {
  const plain = sharp({ create: { width: 2, height: 2, channels: 3, background: '#000000' } });
  const { icc } = await sharp(await plain.withIccProfile(name).png().toBuffer()).metadata();
  if (icc === undefined) throw new Error('Expected a profile but received none');
  return icc;
}

/** Sixteen bits of one colour, with a profile or without. */
async function deepPicture(profile: Uint8Array | undefined): Promise<string> {
  const path = join(await temporaryFolder(), 'deep');
  const samples = Uint16Array.from({ length: side * side * 3 }, (_, i) => Math.round((colour[i % 3] ?? 0) * 65_535));
  if (profile === undefined) {
    const raw = { width: side, height: side, channels: 3 } as const;
    await sharp(samples, { raw }).toColourspace('rgb16').png().toFile(path);
    return path;
  }
  const layout = { width: side, height: side, samples: 3, depth: 16, isInks: false } as const;
  const tiff = await createTiffRows(path, layout, { dpi: 300, compression: 'none', profile, rowsPerStrip: side });
  await tiff.write(new Uint8Array(samples.buffer));
  await tiff.finish();
  return path;
}

const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Display P3 to sRGB: the product of the two spaces' matrices, whose white is the same. */
function fromP3(): number[] {
  const [r = 0, g = 0, b = 0] = colour.map(light);
  return [
    1.2249401 * r - 0.2249404 * g,
    -0.0420569 * r + 1.0420571 * g,
    -0.0196376 * r - 0.0786361 * g + 1.0982735 * b,
  ].map((value) => encoded(value) * 255);
}

const first = async (picture: Sharp) => [...(await picture.raw({ depth: 'uchar' }).toBuffer())].slice(0, 3);

/** The colour that each way of looking at a picture finds, as bytes. */
async function seenIn(path: string): Promise<Record<string, number[]>> {
  const folder = await temporaryFolder();
  const [deep, byte] = [await openRows(path, folder), await openRows(path, folder, 8)];
  const samples = new Uint16Array((await deep.read(0, 1)).slice(0, 6).buffer);
  const [jpeg, png, squares] = ['a.jpg', 'a.png', 'a.zip'].map((name) => join(folder, name));
  if (!jpeg || !png || !squares) throw new Error('Three names were expected');
  const words = { dpi: 300, quality: 100, compression: 'lzw' } as const;
  await encodePicture(path, jpeg, { ...words, format: 'jpeg' });
  await encodePicture(path, png, { ...words, format: 'png', bits: 8 });
  await cutSquares(path, squares);
  const square = (await squaresIn(squares)).get('0/0/0');
  const seen = {
    sixteen: [...samples].map((sample) => sample / 257),
    eight: [...(await byte.read(0, 1))].slice(0, 3),
    preview: await first(sharp((await makePreview(path, 256, 'jpeg')).bytes)),
    square: await first(sharp((await readFile(squares)).subarray(square?.start, (square?.end ?? 0) + 1))),
    jpeg: await first(sharp(jpeg)),
    png: await first(sharp(png)),
  };
  await deep.close();
  await byte.close();
  return seen;
}

it('sees the same colours of sixteen bits, with a profile and without, however a picture is looked at', async () => {
  const kinds = [
    [undefined, colour.map((value) => value * 255)],
    [await profileOf('srgb'), colour.map((value) => value * 255)],
    [srgbProfile(), colour.map((value) => value * 255)],
    [await profileOf('p3'), fromP3()],
  ] as const;
  for (const [profile, wanted] of kinds) {
    for (const [way, found] of Object.entries(await seenIn(await deepPicture(profile)))) {
      for (const [i, value] of wanted.entries()) expect(Math.abs((found[i] ?? 0) - value), way).toBeLessThan(2.5);
    }
  }
});

/** An ICC profile of grey that is as bright as its numbers. */
function linearGrey(): Buffer {
  const [head, tags] = [Buffer.alloc(128), Buffer.alloc(4 + 2 * 12)];
  const white = Buffer.from('58595a20000000000000f6d6000100000000d32d', 'hex');
  const curve = Buffer.from('63757276000000000000000101000000', 'hex');
  const length = head.length + tags.length + white.length + curve.length;
  head.writeUInt32BE(length, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrGRAYXYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  white.copy(head, 68, 8);
  tags.writeUInt32BE(2, 0);
  for (const [i, [name, at, bytes]] of [['wtpt', 156, 20] as const, ['kTRC', 176, 16] as const].entries()) {
    tags.write(name, 4 + i * 12, 'latin1');
    tags.writeUInt32BE(at, 8 + i * 12);
    tags.writeUInt32BE(bytes, 12 + i * 12);
  }
  return Buffer.concat([head, tags, white, curve]);
}

it('takes greys of sixteen bits through their profile too', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'grey.png');
  const grey = new Uint16Array(side * side).fill(0.5 * 65_535);
  await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .toColourspace('grey16')
    .png()
    .toFile(path);
  const bytes = await readFile(path);
  // A profile before the pixels: name, its end, packed.
  const packed = Buffer.concat([Buffer.from('iCCPgrey\0\0', 'latin1'), deflateSync(linearGrey())]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(packed.length - 4);
  sum.writeUInt32BE(crc32(packed));
  await writeFile(path, Buffer.concat([bytes.subarray(0, 33), length, packed, sum, bytes.subarray(33)]));
  expect(await sharp(path).metadata()).toMatchObject({ space: 'grey16', hasProfile: true });
  for (const [way, found] of Object.entries(await seenIn(path))) {
    for (const value of found) expect(Math.abs(value - encoded(0.5) * 255), way).toBeLessThan(2.5);
  }
});

it('knows a profile of sRGB by its numbers and not by its name', async () => {
  expect(isSrgbProfile(srgbProfile())).toBe(true);
  expect(isSrgbProfile(await profileOf('srgb'))).toBe(true);
  const other = await profileOf('p3');
  expect(isSrgbProfile(Buffer.concat([other, Buffer.from('made for sRGB')]))).toBe(false);
  const linear = srgbProfile();
  // The exponent of the curve that all three share.
  linear.writeInt32BE(65_536, linear.indexOf('para') + 12);
  expect(isSrgbProfile(linear)).toBe(false);
  for (const length of [0, 100, 140, 300]) expect(isSrgbProfile(srgbProfile().subarray(0, length))).toBe(false);
});

it('opens colours with several channels beside them as an opaque picture', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'studio.tif');
  const raw = { width: side, height: side, channels: 1 } as const;
  const [ink, beside] = [new Uint8Array(side * side).fill(90), new Uint8Array(side * side).fill(7)];
  const more = [ink, ink, beside, beside].map((channel) => Buffer.from(channel));
  await sharp(ink, { raw }).joinChannel(more, { raw }).tiff({ compression: 'none' }).toFile(path);
  expect((await sharp(path).metadata()).channels).toBe(5);
  const rows = await openRows(path, folder);
  expect(rows.layout.channels).toBe(3);
  expect([...(await rows.read(0, 1))].slice(0, 3)).toEqual([90, 90, 90]);
  await rows.close();
  const jpeg = join(folder, 'a.jpg');
  await encodePicture(path, jpeg, { dpi: 300, quality: 100, compression: 'lzw', format: 'jpeg' });
  expect(await first(sharp(jpeg))).toEqual([90, 90, 90]);
  expect(await first(sharp((await makePreview(path, 256, 'jpeg')).bytes))).toEqual([90, 90, 90]);
  expect((await readField(path, 2, 2)).lab).toHaveLength(12);
});

it('says in a JPEG nothing of where a photograph was taken', async () => {
  const folder = await temporaryFolder();
  const [from, to] = [join(folder, 'from.jpg'), join(folder, 'to.jpg')];
  const place = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 0/1' } };
  const photograph = sharp({ create: { width: 9, height: 7, channels: 3, background: '#336699' } });
  await photograph.withExif(place).jpeg().toFile(from);
  expect((await sharp(from).metadata()).exif?.includes('somebody')).toBe(true);
  await encodePicture(from, to, { dpi: 240, quality: 95, compression: 'lzw', format: 'jpeg' });
  const exif = (await sharp(to).metadata()).exif ?? Buffer.alloc(0);
  expect(exif.includes('somebody')).toBe(false);
  // The entry that leads to the place: GPS information, 0x8825, in either byte order.
  for (const tag of [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])]) expect(exif.includes(tag)).toBe(false);
  expect(await readDpi(to)).toBe(240);
});
