import { join } from 'node:path';
import { editParams, generateParams, variationParams } from '@naksha/contract';
import { composeRecipe, parseRecipe } from '@naksha/loom';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createContext, hashOf } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { edit } from './edit.ts';
import { variation } from './variation.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

const recipe = composeRecipe(
  generateParams.parse({ prompt: 'ajrakh on indigo', width: 256, height: 192, dpi: 60 }),
  'e',
);
const design: EngineInput = {
  path: '/nowhere',
  fileName: 'design.png',
  width: 256,
  height: 192,
  dpi: 60,
  designDefinition: recipe,
};

it('draws a design again as the words say and reports what it did and what it did not understand', async () => {
  const params = editParams.parse({ prompt: 'make the ground madder red, and a tractor' });
  const { files, report } = await edit(params, [design], await createContext());
  expect(files).toMatchObject([{ width: 256, height: 192, seed: 'e' }]);
  const edited = parseRecipe(files[0]?.designDefinition);
  expect('recipe' in edited && edited.recipe.palette.roles.ground).not.toBe(recipe.palette.roles.ground);
  expect(report).toMatchObject({ done: [{ op: 'setColour', part: 'ground' }], unmatched: ['tractor'] });
});

it('refuses an edit that would change nothing, with what was not understood', async () => {
  const ask = async (prompt: string) => edit(editParams.parse({ prompt }), [design], await createContext());
  await expect(ask('a tractor')).rejects.toMatchObject({ code: 'edit_not_understood', params: { words: 'tractor' } });
  await expect(ask('as ajrakh')).rejects.toMatchObject({ code: 'edit_changed_nothing' });
});

it('refuses a change that no one would see: stripes have no contours, and no lotus to take away', async () => {
  const stripes = composeRecipe(
    generateParams.parse({ trainedPattern: 'stripes', width: 64, height: 64, dpi: 60 }),
    'e',
  );
  const ask = async (prompt: string) =>
    edit(editParams.parse({ prompt }), [{ ...design, designDefinition: stripes }], await createContext());
  await expect(ask('thicker outlines')).rejects.toMatchObject({ code: 'edit_changed_nothing' });
  await expect(ask('remove the lotus')).rejects.toMatchObject({ code: 'edit_changed_nothing' });
  expect((await ask('thicker outlines, bigger')).files).toHaveLength(1);
});

it('changes the colours of a picture without a recipe and says that the rest needs one', async () => {
  const { workDir } = await createContext();
  const path = join(workDir, 'photo.png');
  const square = await sharp({ create: { width: 48, height: 48, channels: 3, background: '#f1e4c8' } })
    .png()
    .toBuffer();
  const blue = sharp({ create: { width: 128, height: 128, channels: 3, background: '#1d2b5c' } });
  await blue
    .composite([{ input: square }])
    .png()
    .toFile(path);
  const picture = { path, fileName: 'photo.png', width: 128, height: 128, dpi: 40 };
  const params = editParams.parse({ prompt: 'make the ground madder red, add lotus' });
  const { files: made, report } = await edit(params, [picture], await createContext());
  const mean = async (path: string) => (await sharp(path).stats()).channels.map((channel) => channel.mean);
  const [before, after] = [await mean(picture.path), await mean(made[0]?.path ?? '')];
  expect(report).toMatchObject({ done: [{ op: 'setColour' }], refused: [{ why: 'needsRecipe' }] });
  expect(made).toMatchObject([{ width: 128, height: 128 }]);
  expect((after[0] ?? 0) - (before[0] ?? 0)).toBeGreaterThan(10);
  expect((before[2] ?? 0) - (after[2] ?? 0)).toBeGreaterThan(5);
});

it('makes as many variations as asked for, none like another, the same for the same seed', async () => {
  for (const kind of ['clone', 'reimagine'] as const) {
    const params = variationParams.parse({ kind, count: 2, seed: 's' });
    const { files } = await variation(params, [design], await createContext());
    const again = await variation(params, [design], await createContext());
    const hashes = await Promise.all([...files, ...again.files].map(({ path }) => hashOf(path)));
    expect(hashes.slice(0, 2)).toEqual(hashes.slice(2));
    expect(new Set(hashes).size).toBe(2);
    const [second] = (await variation({ ...params, count: 1, first: 1 }, [design], await createContext())).files;
    expect(await hashOf(second?.path ?? '')).toBe(hashes[1]);
  }
});

it('refuses a variation of a design that would be the same, and makes the one that would not', async () => {
  const dots = composeRecipe(
    generateParams.parse({ prompt: 'white polka dots on red', width: 128, height: 128, dpi: 40 }),
    'd',
  );
  const clone = async (keep: string[]) =>
    variation(
      variationParams.parse({ kind: 'clone', count: 1, keep }),
      [{ ...design, designDefinition: { ...dots } }],
      await createContext(),
    );
  const all = ['style', 'background', 'motifs', 'placement', 'palette'];
  await expect(clone(all)).rejects.toMatchObject({ code: 'variation_keeps_all' });
  expect((await clone(['style', 'motifs', 'placement'])).files).toHaveLength(1);
});
