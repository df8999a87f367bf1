import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

const heroes = (prompt: string) => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'floral', prompt, dpi: 96 }), '1');
  const { census } = planScene(recipe);
  return { recipe, motifs: census.filter(({ rank }) => rank === 'hero').map(({ motif }) => motif), census };
};

it('stands a wished beast in every other place among posies, upright and as large as they are', () => {
  const { recipe, motifs } = heroes('flowers with elephants');
  expect(recipe.layout).toBe('toss');
  const beasts = motifs.filter((motif) => motif === 'elephant').length;
  expect(beasts / motifs.length).toBeGreaterThan(0.35);
  expect(beasts / motifs.length).toBeLessThan(0.65);
});

it('makes plumes the whole design where peacock feathers are wished for, without the birds', () => {
  const { recipe, motifs, census } = heroes('peacock feathers');
  expect(recipe.layout).toBe('toss');
  expect(new Set(motifs)).toEqual(new Set(['feather']));
  expect(census.some(({ motif }) => motif === 'peacock')).toBe(false);
});
