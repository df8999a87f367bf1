import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vectoriseParams } from '@naksha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, temporaryFolder } from '../test/pictures.ts';
import { createPngFile } from './png-file.ts';
import { vectorisePicture } from './vectorise.ts';

it('writes a drawing of so many colours and what it looks like', async () => {
  const folder = await temporaryFolder();
  const [to, rendition] = [join(folder, 'drawing.svg'), join(folder, 'rendition.png')];
  const from = await pictureFile('png', 120, 90, { dpi: 200 });
  const reported: number[] = [];
  const params = vectoriseParams.parse({ colours: 5, locked: ['#a4322a'], sharpen: 20 });
  const made = await vectorisePicture(from, to, rendition, folder, params, (share) => reported.push(share));
  expect(made).toMatchObject({ width: 120, height: 90, dpi: 200 });
  expect(reported.every((share, i) => share >= (reported[i - 1] ?? 0))).toBe(true);
  const svg = await readFile(to, 'utf8');
  expect([...svg.matchAll(/id="colour-\d+" fill="(#\w+)"/g)].map(([, hex]) => hex)).toEqual(made.colours);
  expect(await sharp(rendition).metadata()).toMatchObject({ width: 120, height: 90, density: 200, hasAlpha: false });
});

it('refuses one pixel more than its limit, with the figures, before anything is decoded', async () => {
  const folder = await temporaryFolder();
  const from = join(folder, 'large.png');
  // A head and no pixels.
  const head = await createPngFile(from, { width: 4097, height: 4096, dpi: 150 });
  await head.finish();
  const places = [join(folder, 'drawing.svg'), join(folder, 'rendition.png'), folder] as const;
  await expect(vectorisePicture(from, ...places, vectoriseParams.parse({}))).rejects.toMatchObject({
    code: 'too_many_pixels',
    params: { limit: 16_777_216, totalPixels: 16_781_312, width: 4097, height: 4096 },
  });
});

it('draws no threads of a scanned cloth when its weave is taken out', async () => {
  const folder = await temporaryFolder();
  const side = 192;
  const drawn = async (amplitude: number, weave: boolean) => {
    const from = join(folder, `scan-${amplitude}.png`);
    const pixels = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)];
      const threads = Math.sin((x + 0.2 * y) * 1.17) + Math.sin((y - 0.2 * x) * 0.97);
      const isFigure = Math.hypot((x % 96) - 48, (y % 96) - 48) < 30;
      return ((isFigure ? [150, 50, 60] : [205, 190, 165])[i % 3] ?? 0) + amplitude * threads;
    });
    await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toFile(from);
    const params = vectoriseParams.parse({ colours: 4, weave, denoise: 0 });
    return vectorisePicture(from, join(folder, 'd.svg'), join(folder, 'd.png'), folder, params);
  };
  const [threads, without, bare] = [await drawn(22, false), await drawn(22, true), await drawn(0, true)];
  expect(threads.outlines).toBeGreaterThan(10 * without.outlines);
  expect(without.weave?.period).toBeCloseTo(5.3, 0);
  expect(bare.weave).toBeNull();
});
