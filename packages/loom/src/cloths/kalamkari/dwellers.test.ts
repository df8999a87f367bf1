import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { homeEvery } from './dwellers.ts';

const compose = (prompt: string, seed: string) =>
  composeRecipe(generateParams.parse({ trainedPattern: 'kalamkari', prompt, dpi: 96 }), seed);

it('keeps every second place for flowers, but not where there are more to live there', () => {
  expect([homeEvery(0, 8), homeEvery(4, 8), homeEvery(5, 8)]).toEqual([2, 2, 1]);
});

it.each(['peacocks and lotuses', 'elephants and horses', 'parrots and deer'])(
  'lets beasts live among stems and flowers, and never in columns of sprigs: %s',
  (prompt) => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const recipe = compose(prompt, seed);
      expect(recipe.layout).not.toBe('buti');
      const { census, layers } = planScene(recipe);
      for (const motif of recipe.motifs.include) expect(census.map((disc) => disc.motif)).toContain(motif);
      expect(layers.some(({ id }) => id === 'stems')).toBe(true);
    }
  },
);

it.each(['jaal', 'rinceau'])('sets a beast in every second home of a %s, each facing the other way', (layout) => {
  const { census, layers } = planScene({ ...compose('elephants', '1'), layout });
  const heroes = census.filter(({ rank }) => rank === 'hero');
  const beasts = heroes.filter(({ motif }) => motif === 'elephant');
  expect(beasts.length / heroes.length).toBeGreaterThan(0.3);
  expect(beasts.length / heroes.length).toBeLessThan(0.7);
  const flips = layers.find(({ id }) => id === 'heroes')?.items.map(({ flip }) => flip === true) ?? [];
  expect(new Set(flips).size).toBe(beasts.length > 1 ? 2 : 1);
});

it('keeps butis where they are asked for', () => {
  expect(compose('peacock butis', '1').layout).toBe('buti');
});
