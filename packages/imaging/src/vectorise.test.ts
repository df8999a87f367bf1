import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vectoriseParams } from '@naksha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile, temporaryFolder } from './pictures.test-cases.ts';
import { createPngFile } from './png-file.ts';
import { vectorisePicture } from './vectorise.ts';

it('writes a drawing of so many colours and what it looks like', async () => {
  const folder = await temporaryFolder();
  const [to, face] = [join(folder, 'drawing.svg'), join(folder, 'face.png')];
  const from = await pictureFile('png', 120, 90, { dpi: 200 });
  const told: number[] = [];
  const params = vectoriseParams.parse({ colours: 5, locked: ['#a4322a'], sharpen: 20 });
  const made = await vectorisePicture(from, to, face, folder, params, (share) => told.push(share));
  expect(made).toMatchObject({ width: 120, height: 90, dpi: 200 });
  expect(told.every((share, i) => share >= (told[i - 1] ?? 0))).toBe(true);
  const svg = await readFile(to, 'utf8');
  expect([...svg.matchAll(/id="colour-\d+" fill="(#\w+)"/g)].map(([, hex]) => hex)).toEqual(made.colours);
  expect(await sharp(face).metadata()).toMatchObject({ width: 120, height: 90, density: 200, hasAlpha: false });
});

it('refuses one pixel more than its limit, with the figures, before anything is decoded', async () => {
  const folder = await temporaryFolder();
  const from = join(folder, 'large.png');
  // A head and no pixels.
  const head = await createPngFile(from, { width: 4097, height: 4096, dpi: 150 });
  await head.finish();
  const places = [join(folder, 'drawing.svg'), join(folder, 'face.png'), folder] as const;
  await expect(vectorisePicture(from, ...places, vectoriseParams.parse({}))).rejects.toMatchObject({
    code: 'too_many_pixels',
    params: { limit: 16_777_216, totalPixels: 16_781_312, width: 4097, height: 4096 },
  });
});
