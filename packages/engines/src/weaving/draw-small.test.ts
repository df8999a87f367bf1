import { generateParams } from '@naksha/contract';
import { composeRecipe, countDrawn, planScene, type SizePx, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawSmall } from './draw-small.ts';

afterEach(() => vi.unstubAllGlobals());

const recipeOf = (prompt: string) =>
  composeRecipe(generateParams.parse({ prompt, width: 512, height: 400, dpi: 72 }), '7');

/** How far each value of a cloth in bands is from that of the cloth drawn at once. */
async function apart(prompt: string, size: SizePx): Promise<number[]> {
  const recipe = recipeOf(prompt);
  const scene = planScene(recipe);
  const whole = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  expect(await drawSmall(scene, recipe, size, Number.POSITIVE_INFINITY)).toEqual(whole);
  const { width, height, data } = await drawSmall(scene, recipe, size, 0);
  expect([width, height, data.length]).toEqual([whole.width, whole.height, whole.data.length]);
  return Array.from(data, (value, at) => Math.abs(value - (whole.data[at] ?? 0)));
}

const sizes = [
  ['square', { width: 128, height: 128 }, 8],
  // The last band is lower than the others.
  ['of an odd height', { width: 96, height: 75 }, 8],
  ['of an odd width', { width: 91, height: 60 }, 8],
  ['far wider than high', { width: 256, height: 32 }, 8],
  ['far higher than wide', { width: 32, height: 256 }, 8],
  // Of bands lower than this more would be drawn beside them than in them.
  ['that is very small', { width: 52, height: 40 }, 7],
] as const;

describe.each(sizes)('a cloth %s', (_, size, bands) => {
  it('is of dots the same in bands as at once', async () => {
    expect(Math.max(...(await apart('polka dots', size)))).toBe(0);
  });

  it('of much is drawn in as many bands as it has room for, and room is given back for each', async () => {
    const collect = vi.fn();
    vi.stubGlobal('gc', collect);
    const recipe = recipeOf('polka dots');
    const scene = planScene(recipe);
    await drawSmall(scene, recipe, size, 0);
    expect(collect).toHaveBeenCalledTimes(bands);
    await drawSmall(scene, recipe, size);
    expect(collect).toHaveBeenCalledTimes(bands + 1);
  });
});

it('draws fine work in bands as it does at once, but for the rounding of its edges', async () => {
  const away = await apart('paisley', { width: 96, height: 75 });
  expect(Math.max(...away)).toBeLessThan(24);
  expect(away.reduce((sum, each) => sum + each, 0) / away.length).toBeLessThan(0.1);
});

it('draws a cloth of fifty thousand parts in bands unless it is asked not to', async () => {
  const recipe = { ...recipeOf('chikankari'), layout: 'jaal', heroCm: 0.6, density: 0.6, detail: 3 };
  const scene = planScene(recipe);
  const drawn = countDrawn(scene);
  expect(drawn).toBeGreaterThan(40_000);
  expect(drawn).toBeLessThan(500_000);
  const size = { width: 128, height: 64 };
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  const own = await drawSmall(scene, recipe, size);
  expect(collect).toHaveBeenCalledTimes(8);
  const whole = await drawSmall(scene, recipe, size, Number.POSITIVE_INFINITY);
  const away = Array.from(own.data, (value, at) => Math.abs(value - (whole.data[at] ?? 0)));
  expect(away.filter((each) => each >= 24)).toEqual([]);
});
