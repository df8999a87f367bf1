import { open, stat } from 'node:fs/promises';
import { exportPsdParams, generateParams } from '@naksha/contract';
import { openPicture } from '@naksha/imaging';
import { composeRecipe, planScene } from '@naksha/loom';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { surfaceLayer } from '../weaving/surface-layer.ts';
import { exportPsd } from './export-psd.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'kalamkari', width: 256, height: 256 }), 'layers');
const design: EngineInput = {
  path: '/nowhere',
  fileName: 'design.png',
  width: 256,
  height: 256,
  dpi: 150,
  designDefinition: recipe,
};

it('draws a design again as layers named as in its recipe, with a picture of the whole beside', async () => {
  const context = await createContext();
  const params = exportPsdParams.parse({ fileName: 'vines.psd', dpi: 75, text: [{ content: 'Edge' }] });
  const { files, report } = await exportPsd(params, [design], context);
  const [file] = files;
  expect(file).toMatchObject({ width: 128, height: 128, dpi: 75, fileName: 'vines.psd' });
  expect(file?.contentType).toBe('image/vnd.adobe.photoshop');
  expect(report).toEqual({ layers: 'motif' });
  expect(await openPicture(file?.rendition ?? '')).toMatchObject({ width: 128, height: 128, dpi: 75 });
  const handle = await open(file?.path ?? '');
  const bytes = await handle.readFile();
  await handle.close();
  const names = planScene(recipe).layers.filter(({ wash, items }) => wash !== undefined || items.length > 0);
  for (const name of [...names.map((layer) => layer.name), 'Hand and weave', 'Edge']) {
    expect(bytes.includes(Buffer.from(name, 'utf16le').swap16())).toBe(true);
  }
  expect(context.reported.at(-1)).toBe(1);
});

it('refuses neither pictures nor words, sizes beyond 280 million pixels, and goods of what has no recipe', async () => {
  const params = exportPsdParams.parse({ fileName: 'a', dpi: 300, widthCm: 900 });
  await expect(exportPsd(params, [], await createContext())).rejects.toMatchObject({ code: 'psd_needs_content' });
  await expect(exportPsd(params, [design], await createContext())).rejects.toMatchObject({ code: 'too_many_pixels' });
  const goods = exportPsdParams.parse({ fileName: 'a', extent: 'piece', usage: 'sarees' });
  await expect(exportPsd(goods, [design], await createContext())).rejects.toMatchObject({ code: 'too_many_pixels' });
  const picture = { ...design, designDefinition: undefined };
  await expect(exportPsd(goods, [picture], await createContext())).rejects.toMatchObject({ code: 'edit_needs_recipe' });
});

it('says that the export failed when a picture is gone, and leaves nothing behind', async () => {
  const context = await createContext();
  const params = exportPsdParams.parse({ fileName: 'a', layers: 'picture' });
  await expect(exportPsd(params, [design], context)).rejects.toThrow();
  await expect(stat(`${context.workDir}/layers.psd`)).rejects.toThrow();
});

it('finds the light that turns the drawn layers into the finished cloth', () => {
  const [flat, finished] = [new Uint8Array(4 * 400), new Uint8Array(4 * 400)];
  for (let i = 0; i < 1600; i++) [flat[i], finished[i]] = i % 4 === 3 ? [255, 255] : [(i * 37) % 256, (i * 91) % 256];
  finished.set(flat.subarray(0, 4));
  const surface = surfaceLayer(flat, finished);
  expect([...surface.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  for (let i = 4; i < 1600; i++) {
    if (i % 4 === 3) continue;
    const lit = (flat[i] ?? 0) + 2 * (surface[i] ?? 0) - 255;
    expect(Math.abs(lit - (finished[i] ?? 0))).toBeLessThanOrEqual(1);
  }
});
