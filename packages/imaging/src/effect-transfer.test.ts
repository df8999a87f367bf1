import { join } from 'node:path';
import { effectTransferParams, operations } from '@naksha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, temporaryFolder, wavyRows } from '../test/pictures.ts';
import { transferEffect } from './effect-transfer.ts';

const [width, height] = [96, 64];

async function transfer(from: string, params: object, look?: string) {
  const folder = await temporaryFolder();
  const to = join(folder, 'result.png');
  const shares: number[] = [];
  const made = await transferEffect(from, to, folder, { ...effectTransferParams.parse(params), look }, (share) =>
    shares.push(share),
  );
  return { made, shares, pixels: await sharp(to).raw().toBuffer() };
}

async function file(pixels: Uint8Array, channels: 3 | 4, size = { width, height }): Promise<string> {
  const path = join(await temporaryFolder(), 'drawn.png');
  await sharp(pixels, { raw: { ...size, channels } })
    .withMetadata({ density: 200 })
    .png()
    .toFile(path);
  return path;
}
const wavy = () => pictureFile('png', width, height);

it('lays a craft at the size and the density of the picture, and says how it repeats', async () => {
  const { made, shares, pixels } = await transfer(await file(wavyRows(width, height).pixels, 3), {
    technique: 'woven',
  });
  expect(made).toMatchObject({ contentType: 'image/png', width, height, dpi: 200 });
  expect(made.seamScore).toBeLessThanOrEqual(1.1);
  expect(pixels).toHaveLength(width * height * 3);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

it('leaves every pixel as it is at no strength, transparency among them, and goes half of the way at half of it', async () => {
  const clear = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 7) % 256);
  const untouched = await transfer(await file(clear, 4), { technique: 'batik', strength: 0 });
  expect(Uint8Array.from(untouched.pixels)).toEqual(clear);
  const from = await wavy();
  const [whole, half] = [
    await transfer(from, { technique: 'ikat' }),
    await transfer(from, { technique: 'ikat', strength: 50 }),
  ];
  const { pixels: before } = wavyRows(width, height);
  const farthest = half.pixels.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - ((before[at] ?? 0) + (whole.pixels[at] ?? 0)) / 2)),
    0,
  );
  expect(farthest).toBeLessThanOrEqual(1);
});

it('sets what is transparent on white before it is laid', async () => {
  const { pixels } = await transfer(await file(new Uint8Array(width * height * 4), 4), { technique: 'watercolour' });
  expect(pixels.reduce((sum, value) => sum + value, 0) / pixels.length).toBeGreaterThan(200);
});

it('takes the look of a picture of another size', async () => {
  const red = Uint8Array.from({ length: 50 * 40 * 3 }, (_, at) =>
    at % 3 === 0 ? 150 + ((at * 13) % 100) : (at * 5) % 40,
  );
  const { pixels } = await transfer(await wavy(), {}, await file(red, 3, { width: 50, height: 40 }));
  const mean = (channel: number) =>
    (pixels.reduce((sum, value, at) => sum + (at % 3 === channel ? value : 0), 0) * 3) / pixels.length;
  expect(mean(0)).toBeGreaterThan(150);
  expect(mean(1)).toBeLessThan(60);
});

it('refuses a look that is none: the same picture, and one of a single colour', async () => {
  const from = await wavy();
  await expect(transfer(from, {}, from)).rejects.toMatchObject({ code: 'effect_same_picture' });
  const plain = await file(new Uint8Array(30 * 30 * 3).fill(90), 3, { width: 30, height: 30 });
  await expect(transfer(from, {}, plain)).rejects.toMatchObject({ code: 'effect_plain_look' });
});

it('refuses a picture above the limit before it decodes it, for either of the two', async () => {
  const side = 4097;
  const path = join(await temporaryFolder(), 'large.png');
  await sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
    .png({ compressionLevel: 1 })
    .toFile(path);
  const figures = { limit: operations.effectTransfer.maxPixels, totalPixels: side * side };
  await expect(transfer(path, { technique: 'woven' })).rejects.toMatchObject({
    code: 'too_many_pixels',
    params: figures,
  });
  await expect(transfer(await wavy(), {}, path)).rejects.toMatchObject({ code: 'too_many_pixels' });
});
