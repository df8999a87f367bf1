import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/pictures.ts';
import { readLayers } from '../../test/read-layers.ts';
import { unpackBits } from '../../test/unpack-bits.ts';
import { countColourLayers } from './count-colour-layers.ts';
import { packBits, packedBytesAtMost } from './pack-bits.ts';
import { packPlanes } from './pack-planes.ts';
import { writePicturesPsd } from './pictures-psd.ts';
import { createSpools } from './spools.ts';
import { drawWords } from './words/draw-words.ts';
import { writePsd } from './write-psd.ts';

function noise(bytes: number, most = 255): Uint8Array {
  let state = 5;
  return new Uint8Array(bytes).map(() => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state >>> 24) & most;
  });
}

async function pngOf(path: string, pixels: Uint8Array, width: number, channels: 3 | 4): Promise<string> {
  const raw = { width, height: pixels.length / width / channels, channels };
  await sharp(pixels, { raw }).withMetadata({ density: 240 }).png().toFile(path);
  return path;
}

it('gives every row back from PackBits in no more room than promised', () => {
  const rows = fc.array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 300 })), { maxLength: 12 });
  fc.assert(
    fc.property(rows, (runs) => {
      const row = Uint8Array.from(runs.flatMap(([byte, count]) => new Array<number>(count).fill(byte)));
      const room = new Uint8Array(packedBytesAtMost(row.length));
      const end = packBits(row, 0, row.length, 1, room, 0);
      const back = new Uint8Array(row.length);
      unpackBits(room.subarray(0, end), back);
      expect(Buffer.compare(back, row)).toBe(0);
    }),
    { numRuns: 60 },
  );
  const all = noise(1000);
  expect(packBits(all, 0, 1000, 1, new Uint8Array(packedBytesAtMost(1000)), 0)).toBeLessThanOrEqual(1008);
});

it('keeps pictures as layers with their names and every pixel, and merges them', async () => {
  const folder = await temporaryFolder();
  const [low, high] = [noise(61 * 40 * 3), noise(30 * 50 * 4, 0xf3)];
  const pictures = [
    { path: await pngOf(join(folder, 'low.png'), low, 61, 3), name: 'ज़मीन' },
    { path: await pngOf(join(folder, 'high.png'), high, 30, 4), name: 'Blossom' },
  ];
  const to = join(folder, 'two.psd');
  const rendition = join(folder, 'two.png');
  const made = await writePicturesPsd(to, folder, {
    pictures,
    layers: 'picture',
    spots: false,
    overlays: [],
    rendition,
  });
  expect(made).toEqual({ width: 61, height: 50, dpi: 240, isLarge: false, layers: 'picture' });
  const file = readLayers(await readFile(to));
  expect(file.dpi).toBe(240);
  expect(file.layers.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['ज़मीन', 61, 40],
    ['Blossom', 30, 50],
  ]);
  expect(Buffer.compare(file.layers[0]?.pixels ?? low.subarray(1), low)).toBe(0);
  expect(Buffer.compare(file.layers[1]?.pixels ?? high.subarray(1), high)).toBe(0);
  const shown = await sharp(join(folder, 'two.png')).raw().toBuffer();
  // Beneath the upper picture nothing of the lower one is lost, and beside them nothing lies.
  expect([...shown.subarray(60 * 4, 61 * 4)]).toEqual([...low.subarray(60 * 3, 61 * 3), 255]);
  expect(shown.at(-1)).toBe(0);
  expect(file.merged[3]?.[60]).toBe(255);
});

it('gives each colour of a flat picture a layer and a spot channel, the most frequent lowest', async () => {
  const folder = await temporaryFolder();
  const pixels = new Uint8Array(50 * 20 * 3);
  for (let i = 0; i < 50 * 20; i++) pixels.set(i % 50 < 15 ? [0x20, 0x40, 0xc0] : [0xc0, 0x30, 0x20], i * 3);
  const pictures = [{ path: await pngOf(join(folder, 'flat.png'), pixels, 50, 3), name: 'Flat' }];
  const to = join(folder, 'flat.psd');
  const made = await writePicturesPsd(to, folder, {
    pictures,
    layers: 'colour',
    spots: true,
    dpi: 300,
    overlays: [],
    rendition: `${to}.png`,
  });
  expect(made).toMatchObject({ layers: 'colour', dpi: 300 });
  const file = readLayers(await readFile(to));
  expect(file.layers.map(({ name }) => name)).toEqual(['</Layer group>', '#c03020', '#2040c0', 'Flat']);
  const [r, g, b, alpha] = file.layers[2]?.pixels ?? [];
  expect([r, g, b, alpha]).toEqual([0x20, 0x40, 0xc0, 255]);
  expect(file.layers[2]?.pixels[49 * 4 + 3]).toBe(0);
  expect(file.planes).toBe(5);
  // The second ink is full where its layer is seen.
  expect([file.merged[3]?.[0], file.merged[3]?.[49]]).toEqual([0, 255]);
  expect([file.merged[4]?.[0], file.merged[4]?.[49]]).toEqual([255, 0]);
});

it.each([
  ['64 colours', Uint8Array.from({ length: 40 * 40 * 3 }, (_, at) => Math.floor(at / 3) % 64), 64],
  ['65 colours', Uint8Array.from({ length: 40 * 40 * 3 }, (_, at) => Math.floor(at / 3) % 65), null],
  ['one colour', new Uint8Array(40 * 40 * 3).fill(90), 1],
])('counts the layers by colour of a picture of %s', async (_, pixels, layers) => {
  const folder = await temporaryFolder();
  const path = await pngOf(join(folder, 'some.png'), pixels, 40, 3);
  expect(await countColourLayers(path, folder)).toBe(layers);
});

it.each([
  ['many colours', noise(40 * 40 * 3), { code: 'psd_one_layer', params: { limit: 64 } }],
  ['one colour', new Uint8Array(40 * 40 * 3).fill(90), { code: 'psd_one_colour' }],
])('refuses layers by colour where only one would be made, and leaves no file: %s', async (_, pixels, refusal) => {
  const folder = await temporaryFolder();
  const path = await pngOf(join(folder, 'many.png'), pixels, 40, 3);
  const wanted = {
    pictures: [{ path, name: 'Photo' }],
    layers: 'colour',
    spots: true,
    overlays: [],
    rendition: join(folder, 'a.png'),
  } as const;
  const to = join(folder, 'a.psd');
  await expect(writePicturesPsd(to, folder, wanted)).rejects.toMatchObject(refusal);
  await expect(stat(to)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('writes a PSB past 30,000 pixels', async () => {
  const folder = await temporaryFolder();
  const spools = createSpools(folder);
  for (const [width, isLarge] of [
    [30_000, false],
    [30_001, true],
  ] as const) {
    const band = packPlanes(noise(width * 3), width, 3);
    const [rows, merged] = [await spools.create(3), await spools.create(3)];
    await rows.append(band);
    await merged.append(band);
    const layer = {
      name: 'Wide',
      box: { left: 0, top: 0, width, height: 1 },
      blend: 'normal',
      opacity: 1,
      rows,
    } as const;
    const to = join(folder, `${width}.psb`);
    const made = await writePsd(to, { width, height: 1, dpi: 300, layers: [layer], merged, spots: [] });
    expect(made.isLarge).toBe(isLarge);
    expect(readLayers(await readFile(to)).layers[0]?.pixels.at(-1)).toBe(noise(width * 3).at(-1));
  }
  await spools.close();
});

it('draws words as a layer of their own and into the merged picture', async () => {
  const folder = await temporaryFolder();
  const words = { content: 'Butah', font: 'Sans', sizePx: 24, hex: '#2040c0', left: 5, top: 7 };
  const overlays = await drawWords([words]);
  const [to, rendition] = [join(folder, 'words.psd'), join(folder, 'words.png')];
  const made = await writePicturesPsd(to, folder, {
    pictures: [],
    layers: 'picture',
    spots: false,
    dpi: 72,
    overlays,
    rendition,
  });
  const file = readLayers(await readFile(to));
  const [layer] = file.layers;
  expect(layer?.name).toBe('Butah');
  expect([made.width - 5, made.height - 7]).toEqual([layer?.width, layer?.height]);
  const inked = layer?.pixels.findIndex((value, i) => i % 4 === 3 && value === 255) ?? 0;
  expect([...(layer?.pixels.subarray(inked - 3, inked) ?? [])]).toEqual([0x20, 0x40, 0xc0]);
  expect(file.merged[0]?.includes(0x20)).toBe(true);
});
