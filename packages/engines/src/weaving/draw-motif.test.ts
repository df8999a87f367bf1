import { generateParams } from '@naksha/contract';
import { composeRecipe, planScene } from '@naksha/loom';
import { afterEach, expect, it, vi } from 'vitest';
import { drawMotif } from './draw-motif.ts';
import { shareScene } from './scenes.ts';

afterEach(() => vi.unstubAllGlobals());

const recipe = composeRecipe(generateParams.parse({ prompt: 'floral with lotus', width: 256, height: 256 }), '7');
const plan = shareScene(planScene(recipe));

it('draws a motif alone in each size that is wanted, and lets go of the room that each took', async () => {
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  const drawn = await drawMotif({ recipe, plan, motif: 'lotus', sides: [24, 60] });
  expect(drawn.map(({ length }) => length)).toEqual([24 * 24 * 4, 60 * 60 * 4]);
  for (const pixels of drawn) expect(pixels.some((value) => value > 0)).toBe(true);
  expect(collect).toHaveBeenCalledTimes(2);
});
