import { join } from 'node:path';
import { adjustMap, type Colour, filterMap, sharpenStrength } from '@naksha/colour';
import { adjustParams, filterParams, flattenParams, recolourParams } from '@naksha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf, pictureFile, temporaryFolder, wavyRows } from '../test/pictures.ts';
import { adjustPicture } from './adjust.ts';
import { filterPicture } from './filter.ts';
import { flattenPicture } from './flatten.ts';
import { recolourPicture } from './recolour.ts';

const [width, height] = [60, 40];

async function pixelsOf(path: string, depth: 'uchar' | 'ushort' = 'uchar') {
  const colourspace = depth === 'uchar' ? 'srgb' : 'rgb16';
  return sharp(path).toColourspace(colourspace).raw({ depth }).toBuffer({ resolveWithObject: true });
}

async function places(): Promise<[to: string, folder: string]> {
  const folder = await temporaryFolder();
  return [join(folder, 'result.png'), folder];
}

/** The definition in floats: the map of each colour, and the detail of luma around it on the torus. */
function reference(pixels: Uint8Array, params: ReturnType<typeof adjustParams.parse>): Float64Array {
  const luma = (x: number, y: number) => {
    const at = (((y + height) % height) * width + ((x + width) % width)) * 3;
    return (54 * (pixels[at] ?? 0) + 183 * (pixels[at + 1] ?? 0) + 19 * (pixels[at + 2] ?? 0)) / 256;
  };
  const taps = [1, 4, 6, 4, 1];
  const map = adjustMap(params);
  const colour: Colour = [0, 0, 0];
  const out = new Float64Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let blur = 0;
      for (const [j, down] of taps.entries()) {
        for (const [i, across] of taps.entries()) blur += (down * across * luma(x + i - 2, y + j - 2)) / 256;
      }
      const more = sharpenStrength(params.sharpness) * (luma(x, y) - blur);
      const at = (y * width + x) * 3;
      map((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255, colour);
      for (const i of [0, 1, 2] as const) out[at + i] = Math.min(255, Math.max(0, colour[i] * 255 + more));
    }
  }
  return out;
}

it.each([
  { brightness: 20, contrast: 30, sharpness: 60 },
  { hue: 40, saturation: 20, temperature: -30, sharpness: 100 },
])('adjusts to within one level of the definition in floats, over the edges of the tile too: %j', async (given) => {
  const params = adjustParams.parse(given);
  const [to, folder] = await places();
  const from = await pictureFile('png', width, height, { dpi: 200 });
  const reported: number[] = [];
  const made = await adjustPicture(from, to, folder, params, (share) => reported.push(share));
  expect(made).toEqual({ contentType: 'image/png', width, height, dpi: 200 });
  expect(reported.at(-1)).toBe(1);
  const wanted = reference(wavyRows(width, height).pixels, params);
  const { data } = await pixelsOf(to);
  expect(Math.max(...wanted.map((value, i) => Math.abs(value - (data[i] ?? 0))))).toBeLessThanOrEqual(1);
});

it('keeps sixteen bits and transparency', async () => {
  const [to, folder] = await places();
  const from = join(folder, 'deep.png');
  const samples = Uint16Array.from({ length: 16 * 4 }, (_, i) => (i % 4 === 3 ? 30_000 : i * 900));
  const raw = { width: 4, height: 4, channels: 4 as const };
  await sharp(samples, { raw }).toColourspace('rgb16').png().toFile(from);
  await adjustPicture(from, to, folder, adjustParams.parse({ contrast: -40 }));
  const { data, info } = await pixelsOf(to, 'ushort');
  expect(info.channels).toBe(4);
  const made = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  for (const [i, value] of made.entries()) {
    const sample = samples[i] ?? 0;
    expect(Math.abs(value - (i % 4 === 3 ? sample : 65535 * 0.5 + (sample - 65535 * 0.5) * 0.7))).toBeLessThanOrEqual(
      1,
    );
  }
});

it('filters as the map says, exactly, and sepia as another program does', async () => {
  const from = await pictureFile('png', width, height);
  const [to, folder] = await places();
  const params = filterParams.parse({ filter: 'sepia' });
  await filterPicture(from, to, folder, params);
  const { data } = await pixelsOf(to);
  const map = filterMap(params);
  const colour: Colour = [0, 0, 0];
  const { pixels } = wavyRows(width, height);
  for (let at = 0; at < pixels.length; at += 3) {
    map((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255, colour);
    expect([...data.subarray(at, at + 3)]).toEqual(colour.map((channel) => Math.round(channel * 255)));
  }
  const matrix = [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ] as const;
  const theirs = await sharp(from)
    .recomb([[...matrix[0]], [...matrix[1]], [...matrix[2]]])
    .raw()
    .toBuffer();
  expect(Math.max(...theirs.map((value, i) => Math.abs(value - (data[i] ?? 0))))).toBeLessThanOrEqual(1);
});

it('exchanges a colour of a picture', async () => {
  const [to, folder] = await places();
  const from = join(folder, 'two.png');
  const half = { create: { width: 5, height: 6, channels: 3, background: '#efe2c5' } } as const;
  await sharp(half).extend({ right: 5, background: '#a4322a' }).png().toFile(from);
  await recolourPicture(from, to, folder, recolourParams.parse({ colours: [{ from: '#a4322a', to: '#27557a' }] }));
  const { data } = await pixelsOf(to);
  expect([...data.subarray(0, 3)]).toEqual([0xef, 0xe2, 0xc5]);
  expect([...data.subarray(27, 30)]).toEqual([0x27, 0x55, 0x7a]);
});

it.each([2, 5, 16, 23])('flattens to exactly %d colours, as another program counts them', async (colours) => {
  const from = await pictureFile('png', 90, 70, { dpi: 120 });
  const [to, folder] = await places();
  const flat = await flattenPicture(from, to, folder, flattenParams.parse({ colours, locked: ['#102030'] }));
  expect(flat.colours).toHaveLength(colours);
  expect(flat.colours[0]?.hex).toBe('#102030');
  expect(flat.colours.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  const { data, info } = await pixelsOf(to);
  const seen = new Set(Array.from({ length: info.width * info.height }, (_, i) => data.readUIntBE(i * 3, 3)));
  const used = flat.colours.filter(({ share }) => share > 0);
  expect([...seen].sort()).toEqual(used.map(({ hex }) => Number.parseInt(hex.slice(1), 16)).sort());
  const head = await sharp(to).metadata();
  expect(head).toMatchObject({ width: 90, height: 70, density: 120, isPalette: true });
});

it('flattens a tile that was rolled into the same tile, rolled', async () => {
  const [to, folder] = await places();
  const { pixels } = wavyRows(width, height);
  const rolled = Buffer.concat([pixels.subarray(13 * width * 3), pixels.subarray(0, 13 * width * 3)]);
  const params = flattenParams.parse({ colours: 6, smallest: 4, denoise: 1 });
  const flat = async (rows: Uint8Array) => {
    const from = join(folder, 'tile.png');
    await sharp(rows, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(from);
    await flattenPicture(from, to, folder, params);
    return (await pixelsOf(to)).data;
  };
  const one = await flat(pixels);
  const other = await flat(rolled);
  const differing = one.filter((value, i) => value !== other[(i + (height - 13) * width * 3) % one.length]).length;
  expect(differing / one.length).toBeLessThan(0.002);
});

it('refuses what is no picture, in the words of the catalogue', async () => {
  const [to, folder] = await places();
  const params = flattenParams.parse({});
  await expect(flattenPicture(await fileOf('no picture'), to, folder, params)).rejects.toMatchObject({
    code: 'upload_not_a_picture',
  });
});
