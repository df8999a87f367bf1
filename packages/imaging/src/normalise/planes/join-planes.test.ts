import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pressProfileUrl } from '@naksha/colour';
import { expect, it } from 'vitest';
import { fileOf, temporaryFolder } from '../../../test/pictures.ts';
import { type PlanarTiff, planarTiff } from '../../../test/planar-tiff.ts';
import { openPicture } from '../../open.ts';
import { read } from '../../sharp.ts';
import { srgbOf } from '../../srgb-of.ts';
import { normaliseTiff } from '../normalise-tiff.ts';

const [width, height] = [37, 21];
const tile = [16, 16] as const;
const alpha = { tag: 338, type: 3, values: [2] } as const;

/** Planes that differ from each other and from pixel to pixel. */
function planesOf(samples: number, most: number): number[][] {
  return Array.from({ length: samples }, (_, plane) =>
    Array.from({ length: width * height }, (_, i) => (i * (plane * 97 + 31) + plane * 7919 * i * i) % (most + 1)),
  );
}

function sketch(samples: number, bits: 4 | 8 | 16, photometric: number, more: PlanarTiff['more'] = []): PlanarTiff {
  return { width, height, bits, photometric, planes: planesOf(samples, 2 ** bits - 1), tile, more };
}

/** Where the entry of a tag lies in a little-endian TIFF. */
function entryIn(bytes: Buffer, tag: number): number {
  for (let at = bytes.readUInt32LE(4) + 2; at < bytes.length - 12; at += 12) {
    if (bytes.readUInt16LE(at) === tag) return at;
  }
  throw new Error(`Expected an entry ${tag}`);
}

async function normalised(tiff: PlanarTiff): Promise<string> {
  const to = join(await temporaryFolder(), 'normalised');
  expect(await normaliseTiff(await fileOf(planarTiff(tiff), 'planes.tif'), to)).toBe(true);
  expect(await readdir(dirname(to))).toEqual(['normalised']);
  return to;
}

async function pixelsOf(path: string, bits: 8 | 16 = 16): Promise<number[]> {
  const picture = srgbOf(path, await read(path).metadata(), bits).raw({ depth: bits === 8 ? 'uchar' : 'ushort' });
  const pixels = await picture.toBuffer();
  return [...(bits === 8 ? pixels : new Uint16Array(pixels.buffer, pixels.byteOffset, pixels.length / 2))];
}

const kinds = [8, 16].flatMap((depth) => {
  const bits = depth === 8 ? 8 : 16;
  return [
    [`grey with alpha, ${bits} bits`, sketch(2, bits, 1, [alpha])],
    [`RGB, ${bits} bits`, sketch(3, bits, 2)],
    [`RGBA, ${bits} bits`, sketch(4, bits, 2, [alpha])],
    [`CMYK, ${bits} bits`, sketch(4, bits, 5)],
  ] as const;
});

it.each(kinds)('shows tiles in planes as the same samples together: %s', async (_, kind) => {
  for (const isBigEndian of [false, true]) {
    const together = await pixelsOf(
      await fileOf(planarTiff({ ...kind, isTogether: true, tile: undefined, isBigEndian })),
    );
    for (const [i, compression] of (['none', 'lzw', 'deflate'] as const).entries()) {
      const path = await normalised({ ...kind, compression, isBigEndian, isBig: isBigEndian === (i === 1) });
      expect(await openPicture(path)).toMatchObject({ contentType: 'image/tiff', width, height });
      expect(await pixelsOf(path)).toEqual(together);
    }
  }
});

it('keeps every sample of red, green and blue as it is', async () => {
  const rgb = sketch(3, 16, 2);
  const woven = rgb.planes[0]?.flatMap((_, i) => rgb.planes.map((plane) => plane[i]));
  expect(await pixelsOf(await normalised(rgb))).toEqual(woven);
});

it('leaves strips of red, green and blue to the decoder, and takes those of grey with alpha from it', async () => {
  const to = join(await temporaryFolder(), 'normalised');
  expect(await normaliseTiff(await fileOf(planarTiff({ ...sketch(3, 8, 2), tile: undefined })), to)).toBe(false);
  const grey = { ...sketch(2, 8, 1, [alpha]), tile: undefined };
  const together = await pixelsOf(await fileOf(planarTiff({ ...grey, isTogether: true })));
  expect(await pixelsOf(await normalised(grey))).toEqual(together);
  await expect(openPicture(await fileOf(planarTiff(grey)))).rejects.toMatchObject({ code: 'image_unprocessable' });
});

it('keeps what the file says of its profile, its dots per inch and its orientation', async () => {
  const profile = [...(await readFile(pressProfileUrl()))];
  const more = [
    { tag: 274, type: 3, values: [6] },
    { tag: 282, type: 5, values: [300, 1] },
    { tag: 296, type: 3, values: [2] },
    { tag: 34_675, type: 7, values: profile },
  ] as const;
  const path = await normalised(sketch(4, 8, 5, more));
  expect(await openPicture(path)).toMatchObject({ width: height, height: width, dpi: 300, orientation: 6 });
  expect([...((await read(path).metadata()).icc ?? [])]).toEqual(profile);
});

it('reads samples of four bits in planes and together, palettes of them, grey that begins with white, and kinds that are misread besides', async () => {
  const four = sketch(3, 4, 2);
  const woven = four.planes[0]?.flatMap((_, i) => four.planes.map((plane) => (plane[i] ?? 0) * 17));
  for (const tiles of [undefined, tile]) {
    expect(await pixelsOf(await normalised({ ...four, tile: tiles }), 8)).toEqual(woven);
    expect(await pixelsOf(await normalised({ ...four, tile: tiles, isTogether: true, compression: 'lzw' }), 8)).toEqual(
      woven,
    );
  }
  const colours = Array.from({ length: 48 }, (_, i) => i * 1285);
  const palette = sketch(1, 4, 3, [{ tag: 320, type: 3, values: colours }]);
  const painted = palette.planes[0]?.flatMap((index) => [0, 16, 32].map((first) => (index + first) * 5));
  expect(await pixelsOf(await normalised(palette), 8)).toEqual(painted);
  const white = sketch(1, 8, 0);
  const light = white.planes[0]?.flatMap((value) => Array.from({ length: 3 }, () => 255 - value));
  expect(await pixelsOf(await normalised(white), 8)).toEqual(light);
  const planes = [Array.from({ length: width * height }, (_, i) => (i % 2) * 4 - 1)];
  const format = { tag: 339, type: 3, values: [3] } as const;
  const floating = await normalised({ ...sketch(1, 8, 1, [format]), bits: 32, planes });
  expect((await openPicture(floating)).contentType).toBe('image/png');
  expect(new Set((await pixelsOf(floating)).slice(0, 6))).toEqual(new Set([0, 65_535]));
});

it('shows luma with chroma outside of a JPEG, of units that leave the picture too', async () => {
  const [red, green, blue] = [
    [76, 76, 76, 76, 85, 255],
    [150, 150, 150, 150, 44, 21],
    [29, 29, 29, 29, 255, 107],
  ] as const;
  const greys = [0, 85, 170, 255, 128, 128];
  // Five by three pixels are three by two units of two by two.
  const rows = [red, green, blue, greys, red, green].flat();
  const bytes = planarTiff({ width: 18, height: 2, bits: 8, photometric: 6, planes: [rows], isTogether: true });
  for (const [tag, value] of [
    [256, 5],
    [257, 3],
    [277, 3],
  ] as const) {
    bytes.writeUInt16LE(value, entryIn(bytes, tag) + 8);
  }
  const to = join(await temporaryFolder(), 'normalised');
  await expect(openPicture(await fileOf(bytes, 'luma.tif'))).rejects.toMatchObject({ code: 'image_unprocessable' });
  expect(await normaliseTiff(await fileOf(bytes, 'luma.tif'), to)).toBe(true);
  const [r, g, b] = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ] as const;
  const grey = (level: number) => [level, level, level];
  const wanted = [r, r, g, g, b, r, r, g, g, b, grey(0), grey(85), r, r, g].flat();
  const found = await pixelsOf(to, 8);
  expect(found).toHaveLength(wanted.length);
  for (const [i, value] of wanted.entries()) expect(Math.abs((found[i] ?? 0) - value)).toBeLessThanOrEqual(2);
});

it('refuses hostile planes by the reason, and leaves nothing behind', async () => {
  const sound = planarTiff(sketch(3, 8, 2));
  const directoryAt = sound.readUInt32LE(4);
  const entryAt = (tag: number) => entryIn(sound, tag);
  /** The file with other values: [place, value, bytes]. */
  const changed = (...edits: readonly (readonly [at: number, value: number, bytes: 2 | 4])[]): Buffer => {
    const bad = Buffer.from(sound);
    for (const [at, value, bytes] of edits) bad.writeUIntLE(value, at, bytes);
    return bad;
  };
  const valueAt = (tag: number) => entryAt(tag) + 8;
  const files = {
    'a piece too few': changed([entryAt(324) + 4, 17, 4]),
    'a list that leaves the file': changed([valueAt(325), sound.length - 8, 4]),
    'no list': changed([entryAt(324), 330, 2]),
    'no width of a tile': changed([valueAt(322), 0, 2]),
    'tiles of another width': changed([valueAt(322), 8, 2]),
    'tiles beyond measure': changed([valueAt(322), 65_520, 2], [valueAt(323), 65_520, 2]),
    'a piece that leaves the file': changed([sound.readUInt32LE(valueAt(324)) + 20, 0xffff_fff0, 4]),
    'a piece without end': changed([sound.readUInt32LE(valueAt(325)) + 20, 0xffff_fff0, 4]),
    'planes of two depths': changed([sound.readUInt32LE(valueAt(258)) + 2, 16, 2]),
    'planes beyond measure': changed([valueAt(277), 60_000, 2]),
    'depth beyond measure': changed([sound.readUInt32LE(valueAt(258)), 60_000, 2]),
    'luma in planes of other sizes': changed([valueAt(262), 6, 2]),
    'half of it': Buffer.concat([
      sound.subarray(0, 4),
      Buffer.of(8, 0, 0, 0),
      sound.subarray(directoryAt, directoryAt + 200),
    ]),
  };
  const folder = await temporaryFolder();
  const to = join(folder, 'normalised');
  for (const [reason, bytes] of Object.entries(files)) {
    const refused = normaliseTiff(await fileOf(bytes, 'bad.tif'), to);
    await expect(refused, reason).rejects.toMatchObject({ code: 'image_unprocessable' });
  }
  const large = await fileOf(changed([valueAt(256), 60_000, 2], [valueAt(257), 60_000, 2]), 'large.tif');
  await expect(normaliseTiff(large, to)).rejects.toMatchObject({ code: 'too_many_pixels', params: { width: 60_000 } });
  expect(await readdir(folder)).toEqual([]);
});
