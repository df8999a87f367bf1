import { join } from 'node:path';
import { editParams, type VariationParams, variationParams } from '@naksha/contract';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createContext, hashOf } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { edit } from './edit.ts';
import { variation } from './variation.ts';

// Children decode and draw, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const [width, height] = [160, 128];

/** A picture without a recipe: three blue and two red discs on cream. */
async function picture(): Promise<EngineInput> {
  const { workDir } = await createContext();
  const path = join(workDir, 'upload.png');
  const discs = [
    { x: 30, y: 34, r: 14, dye: [29, 43, 92] },
    { x: 96, y: 30, r: 11, dye: [168, 50, 50] },
    { x: 130, y: 90, r: 15, dye: [29, 43, 92] },
    { x: 66, y: 96, r: 12, dye: [168, 50, 50] },
    { x: 22, y: 100, r: 9, dye: [29, 43, 92] },
  ];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
    const disc = discs.find((each) => Math.hypot(each.x - x, each.y - y) < each.r);
    return (disc?.dye ?? [241, 228, 200])[i % 3] ?? 0;
  });
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
  return { path, fileName: 'upload.png', width, height, dpi: 40 };
}

const vary = async (asked: Partial<VariationParams>) => {
  const params = variationParams.parse({ seed: 's', ...asked });
  return variation(params, [await picture()], await createContext());
};

async function share(path: string, is: (red: number, green: number, blue: number) => boolean): Promise<number> {
  const bytes = await sharp(path).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < bytes.length; at += 3) if (is(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)) count++;
  return (count * 3) / bytes.length;
}

const isCream = (red: number, green: number, blue: number) =>
  Math.abs(red - 0xf1) + Math.abs(green - 0xe4) + Math.abs(blue - 0xc8) < 12;

it('varies a picture without a recipe: results unlike each other, the same for the same seed, that tile', async () => {
  const [one, again] = [await vary({ count: 2, level: 4 }), await vary({ count: 2, level: 4 })];
  const hashes = await Promise.all([...one.files, ...again.files].map(({ path }) => hashOf(path)));
  expect(hashes.slice(0, 2)).toEqual(hashes.slice(2));
  expect(new Set(hashes).size).toBe(2);
  expect(one.report).toMatchObject({ made: [{ method: 'motifs', colours: true }, { method: 'motifs' }] });
  for (const file of one.files) {
    expect(file).toMatchObject({ width, height, dpi: 40 });
    expect(file.seamScore).toBeLessThanOrEqual(1);
  }
  const [second] = (await vary({ count: 1, first: 1, level: 4 })).files;
  expect(await hashOf(second?.path ?? '')).toBe(hashes[1]);
});

it('leaves the ground, the palette or the placement when asked to', async () => {
  const before = await share((await picture()).path, isCream);
  const [ground] = (await vary({ kind: 'reimagine', level: 5, keep: ['background', 'placement'] })).files;
  expect(await share(ground?.path ?? '', isCream)).toBeCloseTo(before, 1);
  const palette = await vary({ level: 5, keep: ['palette'] });
  expect(palette.report).toMatchObject({ made: [{ method: 'motifs', colours: false }] });
  const strange = (red: number, green: number, blue: number) => green > red + 12 && green > blue + 12;
  expect(await share(palette.files[0]?.path ?? '', strange)).toBe(0);
});

it('refuses when so much is kept that nothing can vary', async () => {
  await expect(vary({ keep: ['placement', 'palette'] })).rejects.toMatchObject({ code: 'variation_keeps_all' });
});

it('edits density and colours of a picture together, and says what it cannot draw', async () => {
  const input = await picture();
  const ask = async (prompt: string) => edit(editParams.parse({ prompt }), [input], await createContext());
  const { files, report } = await ask('more space, make the ground black, add lotus');
  expect(report).toMatchObject({
    done: [{ op: 'density' }, { op: 'setColour' }],
    refused: [{ op: { op: 'addMotif' }, why: 'needsRecipe' }],
  });
  const [file] = files;
  expect(file).toMatchObject({ width, height });
  expect(file?.seamScore).toBeLessThanOrEqual(1);
  expect(await share(file?.path ?? '', (red, green, blue) => red + green + blue < 150)).toBeGreaterThan(0.6);
  await expect(ask('add lotus')).rejects.toMatchObject({ code: 'edit_needs_recipe' });
});
