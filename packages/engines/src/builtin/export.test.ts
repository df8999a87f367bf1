import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmPerInch, exportParams, generateParams } from '@naksha/contract';
import { openPicture, readDpi } from '@naksha/imaging';
import { composeRecipe } from '@naksha/loom';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { exportPicture } from './export.ts';
import { generate } from './generate.ts';
import { withinLimit } from './within-limit.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

/** A design of 8 × 6 cm, and a path where no picture lies: what is drawn again needs none. */
const recipe = composeRecipe(
  generateParams.parse({ trainedPattern: 'ajrakh', width: 320, height: 240, dpi: 102 }),
  'export',
);
const design: EngineInput = {
  path: '/nowhere',
  fileName: 'design.png',
  width: 320,
  height: 240,
  dpi: 102,
  designDefinition: recipe,
};

/** A picture that is no design of the loom. */
async function uploaded(): Promise<EngineInput> {
  const context = await createContext();
  const { files } = await generate(
    generateParams.parse({ trainedPattern: 'ajrakh', width: 200, height: 150 }),
    [],
    context,
  );
  return { path: files[0]?.path ?? '', fileName: 'photo.png', width: 200, height: 150, dpi: 150 };
}

it.each(['png', 'jpeg', 'tiff'] as const)(
  'draws a design again as %s at its size on cloth, with its dpi in the file',
  async (format) => {
    const context = await createContext();
    const params = exportParams.parse({ fileName: 'ajrakh', format, dpi: 150 });
    const { files } = await exportPicture(params, [design], context);
    const [file] = files;
    // 320 px at 102 dpi are 7.97 cm; at 150 dpi that is 471 px.
    expect(file).toMatchObject({ width: 471, height: 353, dpi: 150, contentType: `image/${format}` });
    expect(file?.fileName).toBe({ png: 'ajrakh.png', jpeg: 'ajrakh.jpg', tiff: 'ajrakh.tif' }[format]);
    expect(await openPicture(file?.path ?? '')).toMatchObject({ width: 471, height: 353, dpi: 150 });
    expect(context.reported.at(-1)).toBe(1);
    expect(file?.path.startsWith(join(context.workDir, '/'))).toBe(true);
  },
);

it('has sixteen bits where they are asked for, of a design and of a picture, and none in JPEG or in inks', async () => {
  const params = exportParams.parse({ fileName: 'deep', bits: 16, dpi: 60 });
  for (const input of [design, await uploaded()]) {
    const { files } = await exportPicture(params, [input], await createContext());
    // The depth in a PNG's head.
    expect((await readFile(files[0]?.path ?? ''))[24]).toBe(16);
  }
  for (const other of [{ format: 'jpeg' }, { format: 'tiff', inks: 'cmyk' }, { format: 'svg' }]) {
    expect(exportParams.safeParse({ fileName: 'a', bits: 16, ...other }).success).toBe(false);
  }
});

it('takes a width in cm: 24 cm at 30 dpi are 283 px', async () => {
  const params = exportParams.parse({ fileName: 'wide.png', dpi: 30, widthCm: 24 });
  const { files } = await exportPicture(params, [design], await createContext());
  expect(files[0]).toMatchObject({ width: 283, height: 212, fileName: 'wide.png' });
});

it('refuses a size beyond 280 million pixels before drawing any', async () => {
  const params = exportParams.parse({ fileName: 'huge', dpi: 300, widthCm: 900 });
  await expect(exportPicture(params, [design], await createContext())).rejects.toMatchObject({
    code: 'too_many_pixels',
  });
});

it('keeps the pixels of an uploaded picture and writes the dpi', async () => {
  const params = exportParams.parse({ fileName: 'photo', format: 'tiff', dpi: 240 });
  const { files } = await exportPicture(params, [await uploaded()], await createContext());
  expect(files[0]).toMatchObject({ width: 200, height: 150, dpi: 240, fileName: 'photo.tif' });
  expect(await readDpi(files[0]?.path ?? '')).toBe(240);
});

it('reduces an uploaded picture to a size on cloth and never enlarges it', async () => {
  const smaller = exportParams.parse({ fileName: 'a', dpi: 100, widthCm: cmPerInch });
  expect((await exportPicture(smaller, [await uploaded()], await createContext())).files[0]).toMatchObject({
    width: 100,
    height: 75,
    dpi: 100,
  });
  const larger = exportParams.parse({ fileName: 'a', dpi: 300, widthCm: 5.08 });
  expect((await exportPicture(larger, [await uploaded()], await createContext())).files[0]).toMatchObject({
    width: 200,
    height: 150,
    dpi: 100,
  });
});

it('writes a whole dupatta in its size on cloth and keeps no recipe for it', async () => {
  const context = await createContext();
  const params = exportParams.parse({ fileName: 'whole', extent: 'piece', usage: 'dupattas', format: 'jpeg', dpi: 8 });
  const { files } = await exportPicture(params, [design], context);
  expect(files[0]).toMatchObject({ width: 724, height: 283, dpi: 8, contentType: 'image/jpeg', fileName: 'whole.jpg' });
  expect(files[0]).not.toHaveProperty('designDefinition');
  expect(context.reported.at(-1)).toBe(1);
});

it('refuses a piece beyond the limit with its figures, and one of a picture that has no recipe', async () => {
  const saree = (dpi: number) => exportParams.parse({ fileName: 'a', extent: 'piece', usage: 'sarees', dpi });
  await expect(exportPicture(saree(170), [design], await createContext())).rejects.toMatchObject({
    code: 'too_many_pixels',
    params: { width: 36811, height: 7697, limit: 280_000_000 },
  });
  const { designDefinition: _none, ...picture } = design;
  await expect(exportPicture(saree(10), [picture], await createContext())).rejects.toMatchObject({
    code: 'edit_needs_recipe',
  });
});

it('knows the limit to the pixel', () => {
  const wide = (width: number) => () => withinLimit({ width, height: 1 });
  expect(wide(279_999_999)).not.toThrow();
  expect(wide(280_000_000)).not.toThrow();
  expect(wide(280_000_001)).toThrow('280000001');
});

it('writes a design as SVG in layers of its size on cloth, with a rendition, and refuses one of a picture', async () => {
  const params = exportParams.parse({ fileName: 'shapes', format: 'svg', dpi: 150 });
  const { files } = await exportPicture(params, [design], await createContext());
  const [file] = files;
  expect(file).toMatchObject({ contentType: 'image/svg+xml', fileName: 'shapes.svg', width: 471, height: 353 });
  const text = await readFile(file?.path ?? '', 'utf8');
  expect(text).toMatch(/^<svg [^>]*width="7.976cm" height="5.982cm"/);
  expect(text.match(/<g id="[a-z]+" inkscape:groupmode="layer" inkscape:label="[^"]+">/g)?.length).toBeGreaterThan(1);
  expect(await openPicture(file?.rendition ?? '')).toMatchObject({ width: 471, height: 353 });
  const { designDefinition: _none, ...picture } = design;
  await expect(exportPicture(params, [picture], await createContext())).rejects.toMatchObject({
    code: 'edit_needs_recipe',
  });
  expect(exportParams.safeParse({ ...params, extent: 'piece' }).success).toBe(false);
});
