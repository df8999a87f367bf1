import { generateParams } from '@naksha/contract';
import { composeRecipe, planScene, type SizePx, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { expect, it } from 'vitest';
import { drawSmall } from './draw-small.ts';

/** How far each value of a cloth in bands is from that of the cloth drawn at once. */
async function apart(prompt: string, size: SizePx): Promise<number[]> {
  const recipe = composeRecipe(generateParams.parse({ prompt, width: 512, height: 400, dpi: 72 }), '7');
  const scene = planScene(recipe);
  const whole = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  expect(await drawSmall(scene, recipe, size, Number.POSITIVE_INFINITY)).toEqual(whole);
  const { width, height, data } = await drawSmall(scene, recipe, size, 0);
  expect([width, height, data.length]).toEqual([whole.width, whole.height, whole.data.length]);
  return Array.from(data, (value, at) => Math.abs(value - (whole.data[at] ?? 0)));
}

it.each([
  ['square', { width: 128, height: 128 }],
  // The last band is lower than the others.
  ['of an odd height', { width: 96, height: 75 }],
  ['far wider than high', { width: 256, height: 32 }],
])('draws dots %s in bands as it does at once', async (_, size) => {
  expect(Math.max(...(await apart('polka dots', size)))).toBe(0);
});

it('draws fine work in bands as it does at once, but for the rounding of its edges', async () => {
  const away = await apart('paisley', { width: 96, height: 75 });
  expect(Math.max(...away)).toBeLessThan(24);
  expect(away.reduce((sum, each) => sum + each, 0) / away.length).toBeLessThan(0.1);
});
