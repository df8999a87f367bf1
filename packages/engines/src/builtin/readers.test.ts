import { join } from 'node:path';
import { operations } from '@naksha/contract';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { apart, lightOf, readByGeotiff, readByJpegJs, readByPngjs, readByVips } from '../../test/readers.ts';
import type { EngineInput, Run } from '../engine.ts';
import { builtin } from './table.ts';

// Child processes start, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const [width, height] = [47, 31];

/** A soft picture of eight bits, or one of sixteen with transparency. */
async function picture(bits: 8 | 16): Promise<EngineInput> {
  const { workDir } = await createContext();
  const path = join(workDir, 'picture.png');
  const channels = bits === 8 ? 3 : 4;
  const wave = (i: number) => 0.5 + 0.45 * Math.sin(Math.floor(i / channels) / 11 + (i % channels) * 2) ** 3;
  const length = width * height * channels;
  const raw = { width, height, channels } as const;
  if (bits === 8)
    await sharp(
      Uint8Array.from({ length }, (_, i) => wave(i) * 255),
      { raw },
    )
      .png()
      .toFile(path);
  else {
    const samples = Uint16Array.from({ length }, (_, i) => wave(i) * 65_535);
    await sharp(samples, { raw }).toColourspace('rgb16').png().toFile(path);
  }
  return { path, fileName: 'picture.png', width, height, dpi: 200 };
}

/** An operation with its parameters, to be done to pictures; answers where the result lies. */
type Work = (...inputs: readonly EngineInput[]) => Promise<string>;

function work<Params>(run: Run<Params>, row: { readonly parse: (asked: unknown) => Params }, asked: object): Work {
  return async (...inputs) => (await run(row.parse(asked), inputs, await createContext())).files[0]?.path ?? '';
}

const { repeat, upscale, resize, dpi, adjust, filter, recolour, flatten, generate, onModel } = builtin;
const exported = (asked: object) => work(builtin.export, operations.export.params, { fileName: 'a', ...asked });
const pngs: readonly (readonly [what: string, work: Work])[] = [
  ['repeat', work(repeat, operations.repeat.params, { layout: 'half-drop', columns: 3, rows: 3, brushHorizontal: 10 })],
  ['repeat', work(repeat, operations.repeat.params, { layout: 'p31m', gapHorizontal: 3, gapVertical: 3 })],
  ['upscale', work(upscale, operations.upscale.params, { scale: 3, creativity: 5, sharpness: 40 })],
  ['on model', work(onModel, operations.onModel.params, { model: 'cushion', sidePx: 600 })],
  ['resize', work(resize, operations.resize.params, { width: 101, height: 13 })],
  ['dpi', work(dpi, operations.dpi.params, { dpi: 300 })],
  ['adjust', work(adjust, operations.adjust.params, { brightness: 12, hue: 30, sharpness: 50 })],
  ['filter', work(filter, operations.filter.params, { filter: 'duotone', strength: 60 })],
  [
    'recolour',
    work(recolour, operations.recolour.params, { colours: [{ from: '#808040', to: '#2040a0' }], reach: 'all' }),
  ],
  ['export of eight bits', exported({ format: 'png', bits: 8 })],
  ['export of sixteen bits', exported({ format: 'png', bits: 16 })],
];

describe('every picture that comes out is read alike by programs that know nothing of each other', () => {
  it.each(pngs)('%s, of eight bits and of sixteen with transparency', async (_what, run) => {
    for (const bits of [8, 16] as const) {
      const path = await run(await picture(bits));
      const vips = await readByVips(path);
      expect(apart(vips, await readByPngjs(path, vips.channels))).toBe(0);
      expect(new Set(Array.from(vips.samples)).size).toBeGreaterThan(20);
    }
  });

  it.each([
    ['flatten to few colours', work(flatten, operations.flatten.params, { colours: 3 })],
    ['flatten to many that are strewn', work(flatten, operations.flatten.params, { colours: 40, dither: true })],
  ] as const)('%s, without transparency', async (_what, run) => {
    const path = await run(await picture(8));
    expect(apart(await readByVips(path), await readByPngjs(path, 3))).toBe(0);
  });

  it('generate', async () => {
    const path = await work(generate, operations.generate.params, { trainedPattern: 'ikat', width: 64, height: 64 })();
    expect(apart(await readByVips(path), await readByPngjs(path, 3))).toBe(0);
  });

  const words = ['none', 'lzw', 'deflate'].flatMap((compression) => [
    { compression, bits: 8 },
    { compression, bits: 16, bigTiff: true },
    { compression, inks: 'cmyk' },
  ]);
  it.each(words)('export as TIFF %j, with its dots per inch', async (asked) => {
    for (const bits of [8, 16] as const) {
      const path = await exported({ format: 'tiff', dpi: 240, ...asked })(await picture(bits));
      const [vips, geotiff] = [await readByVips(path), await readByGeotiff(path)];
      expect(apart(vips, geotiff)).toBe(0);
      expect([Math.round(vips.dpi), geotiff.dpi]).toEqual([240, 240]);
    }
  });

  it.each(['rgb', 'cmyk'])('export as JPEG in %s, but for the last digits of their arithmetic', async (inks) => {
    const path = await exported({ format: 'jpeg', inks, quality: 90 })(await picture(8));
    const vips = await readByVips(path);
    expect(vips.channels).toBe(inks === 'cmyk' ? 4 : 3);
    const shown = inks === 'cmyk' ? lightOf(vips) : vips;
    expect(apart(shown, await readByJpegJs(path))).toBeLessThanOrEqual(4);
  });
});
