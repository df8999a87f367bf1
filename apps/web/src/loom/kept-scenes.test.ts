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

it('plans anew for whatever can be seen, and answers what a plan would', () => {
  const looks = new Set<string>();
  const base = recipeOf('white polka dots on navy');
  for (const recipe of [base, recipeOf('white polka dots on red'), recipeOf('white polka dots on navy', '2')]) {
    const kept = sceneOf(recipe);
    looks.add(kept.look);
    expect(kept.scene).toEqual(planScene(recipe));
  }
  expect(looks.size).toBe(3);
});
