import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generateParams, onModelParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { inks, writeDiscs } from '../../test/picture-of-discs.ts';
import { onModel } from './on-model.ts';

// Children decode and draw, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const prompt = 'cream saree with rust polka dots and a navy border';
const recipe = composeRecipe(generateParams.parse({ prompt, width: 128, height: 128, dpi: 20 }), '4');

it('drapes the whole piece that a design is composed to: its border goes along the hem, and nowhere up the skirt', async () => {
  const context = await createContext();
  const path = join(context.workDir, 'design.png');
  await writeDiscs(path, 128, inks.cream, []);
  const input = { path, fileName: 'design.png', width: 128, height: 128, dpi: 20, designDefinition: recipe };
  const params = { sidePx: 600, view: { turn: 0, tilt: 0 } };
  const asked = (lies: 'piece' | 'repeated') => onModelParams.parse({ ...params, placement: { lies } });
  const { files, report } = await onModel(asked('piece'), [input], context);
  expect(report).toMatchObject({ model: 'saree', lies: 'piece', scaleCm: 550 });
  const bluesOf = async (file = '') => {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const blues = Array.from({ length: info.height }, () => 0);
    for (let at = 0; at < info.width * info.height; at++) {
      const [r = 0, , b = 0] = data.subarray(at * 3, at * 3 + 3);
      const row = Math.floor(at / info.width);
      if (b > r + 12) blues[row] = (blues[row] ?? 0) + 1;
    }
    return blues;
  };
  const rows = await bluesOf(files[0]?.path);
  const widest = rows.indexOf(Math.max(...rows));
  // The hem of a saree that stands in the middle of the picture is near its foot.
  expect(widest / rows.length).toBeGreaterThan(0.85);
  const [above = 1, hem = 0] = [rows[Math.round(rows.length * 0.75)], rows[widest]];
  expect(above).toBeLessThan(hem / 4);
  expect(context.reported.at(-1)).toBe(1);
  expect((await readdir(context.workDir)).filter((name) => name.startsWith('tile'))).toEqual([]);
});

it('composes no piece of a picture that has no recipe', async () => {
  const context = await createContext();
  const path = join(context.workDir, 'upload.png');
  await writeDiscs(path, 96, inks.cream, []);
  const input = { path, fileName: 'upload.png', width: 96, height: 96, dpi: 40 };
  const asked = onModelParams.parse({ placement: { lies: 'piece' } });
  await expect(onModel(asked, [input], context)).rejects.toMatchObject({ code: 'edit_needs_recipe' });
});
