import { generateParams, upscaleParams } from '@naksha/contract';
import { openPicture } from '@naksha/imaging';
import { composeRecipe } from '@naksha/loom';
import { expect, it, vi } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { generate } from './generate.ts';
import { upscale } from './upscale.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

const asked = generateParams.parse({ trainedPattern: 'stripes', width: 96, height: 80, dpi: 120 });
const small = { fileName: 'a.png', width: 96, height: 80, dpi: 120 };

it('draws a design of the loom again, as large on cloth and with a recipe of its new size', async () => {
  const recipe = composeRecipe(asked, 'upscale');
  const context = await createContext();
  const input = { ...small, path: '/nowhere', designDefinition: recipe };
  const { files, report } = await upscale(upscaleParams.parse({ scale: 2 }), [input], context);
  expect(files[0]).toMatchObject({ width: 192, height: 160, dpi: 240 });
  expect(files[0]?.designDefinition).toEqual({ ...recipe, tile: { widthPx: 192, heightPx: 160, dpi: 240 } });
  expect(report).toEqual({ redrawn: true });
  expect(context.reported.at(-1)).toBe(1);
  // 480 dpi are more than there may be: the picture has its pixels, and the recipe says what it said.
  const [large] = (await upscale(upscaleParams.parse({ scale: 4 }), [input], await createContext())).files;
  expect(large).toMatchObject({ width: 384, height: 320, dpi: 300, designDefinition: recipe });
});

it('leaves the dpi as it is where the cloth is to grow, and the recipe with it', async () => {
  const recipe = composeRecipe(asked, 'upscale');
  const params = upscaleParams.parse({ scale: 2, onCloth: 'larger' });
  const input = { ...small, path: '/nowhere', designDefinition: recipe };
  const [drawn] = (await upscale(params, [input], await createContext())).files;
  expect(drawn).toMatchObject({ width: 192, height: 160, dpi: 120, designDefinition: recipe });
  const [enlarged] = (await upscale(params, [{ ...small, path: drawn?.path ?? '' }], await createContext())).files;
  expect(await openPicture(enlarged?.path ?? '')).toMatchObject({ width: 192 * 2, dpi: 120 });
});

it('enlarges any other picture', async () => {
  const { files: made } = await generate(asked, [], await createContext());
  const context = await createContext();
  const input = { ...small, path: made[0]?.path ?? '' };
  const { files, report } = await upscale(upscaleParams.parse({ scale: 3, creativity: 5 }), [input], context);
  expect(files[0]).toMatchObject({ width: 288, height: 240, dpi: 300, seamScore: expect.any(Number) });
  expect(await openPicture(files[0]?.path ?? '')).toMatchObject({ width: 288, height: 240, dpi: 300 });
  expect(report).toMatchObject({ redrawn: false, seamBefore: expect.any(Number) });
});
