import { generateParams } from '@naksha/contract';
import { composeRecipe, editRecipe, planScene, writePlan } from '@naksha/loom';
import { expect, it } from 'vitest';
import { takePlan } from './kept-plans.ts';
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

it('draws changes of colours in the kept plan that is named, whatever planners do by now, and others again', () => {
  const recipe = recipeOf('white polka dots on navy');
  // What a planner that is gone made of the recipe.
  const drawn = planScene(recipeOf('huge white polka dots on navy'));
  takePlan({ design: 'old', recipe, plan: writePlan(recipe.family, 99, JSON.stringify(drawn)) });
  const red = editRecipe(recipe, 'red background', 'en').recipe;
  expect(sceneOf(red, 'old').scene).toEqual(drawn);
  expect(sceneOf(red).scene).toEqual(planScene(red));
  const other = { ...red, seed: 'another' };
  expect(sceneOf(other, 'old').scene).toEqual(planScene(other));
});

it('draws as of today where what was handed over is no plan', () => {
  const recipe = recipeOf('green stripes');
  takePlan({ design: 'broken', recipe, plan: '{' });
  expect(sceneOf(recipe, 'broken').scene).toEqual(planScene(recipe));
});
