import { generateParams } from '@naksha/contract';
import { composeRecipe, type VaryParams, varyRecipe } from '@naksha/loom';
import { expect, it } from 'vitest';
import { bringForWish, NothingToDraw, recipeOfWish } from './recipe-of-wish.ts';

const params = { prompt: 'red kalamkari with peacocks' };
const recipe = composeRecipe(generateParams.parse(params), '1');
const vary: VaryParams = { kind: 'clone', level: 3, keep: ['motifs'], noiseReduction: false };

it('composes words, takes a recipe as it is, and varies it as the server does', () => {
  expect(recipeOfWish({ params, seed: '1' })).toEqual(recipe);
  expect(recipeOfWish({ recipe })).toBe(recipe);
  // Each request brings a copy of its own.
  for (const salt of ['7/0', '7/1'])
    expect(recipeOfWish({ recipe: structuredClone(recipe), vary, salt })).toEqual(varyRecipe(recipe, vary, salt));
});

it('varies the design that is asked about, not the one before it', () => {
  const other = composeRecipe(generateParams.parse({ prompt: 'white polka dots' }), '2');
  recipeOfWish({ recipe, vary, salt: '7/0' });
  expect(recipeOfWish({ recipe: other, vary, salt: '7/0' })).toEqual(varyRecipe(other, vary, '7/0'));
});

it('says of a mix that comes to nothing that there is nothing to draw', () => {
  const mix = { second: recipe, mode: 'layout', weight: 0.5 } as const;
  expect(() => recipeOfWish({ recipe, mix })).toThrow(NothingToDraw);
});

it('brings the drawings of what the words name before, and goes on without where nothing is named', async () => {
  const params = { prompt: 'tractors and roosters', language: 'en' } as const;
  await bringForWish({ params, seed: '1' });
  const recipe = recipeOfWish({ params, seed: '1' });
  expect(recipe.subjects?.map(({ id }) => id)).toEqual(['tractor', 'rooster']);
  await bringForWish({ recipe });
  expect(recipeOfWish({ recipe })).toBe(recipe);
});
