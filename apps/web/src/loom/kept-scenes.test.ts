import { generateParams } from '@naksha/contract';
import { composeRecipe, planScene } from '@naksha/loom';
import { expect, it } from 'vitest';
import { sceneOf } from './kept-scenes.ts';

const recipeOf = (prompt: string, seed = '1') => composeRecipe(generateParams.parse({ prompt }), seed);

it('plans once for words that ask for the same cloth', () => {
  const before = sceneOf(recipeOf('white polka dots on navy'));
  const other = recipeOf('white polka dots, on navy!');
  expect(other.source.params.prompt).not.toBe('white polka dots on navy');
  expect(sceneOf(other).scene).toBe(before.scene);
  expect(sceneOf(other).look).toBe(before.look);
});

it('keeps the scene where only colours change, which look otherwise', () => {
  const before = sceneOf(recipeOf('white polka dots on navy'));
  const after = sceneOf(recipeOf('white polka dots on red'));
  expect(after.scene).toBe(before.scene);
  expect(after.plan).toBe(before.plan);
  expect(after.look).not.toBe(before.look);
});

it('plans again for any visible change, and answers what a plan would', () => {
  const plans = new Set<string>();
  for (const recipe of [recipeOf('white polka dots'), recipeOf('huge white polka dots'), recipeOf('stripes', '2')]) {
    const kept = sceneOf(recipe);
    plans.add(kept.plan);
    expect(kept.scene).toEqual(planScene(recipe));
  }
  expect(plans.size).toBe(3);
});
