import { generateParams, pxToCm } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { composeObeyed } from '../judge/obey.ts';
import { composeRecipe } from '../recipe/compose.ts';

const woven = (prompt: string, seed = '1') => {
  const { recipe, scene } = composeObeyed(generateParams.parse({ prompt, dpi: 110 }), seed);
  return { recipe, scene, perCm: (scene.torus.w * scene.columns) / pxToCm(recipe.tile.widthPx, recipe.tile.dpi) };
};

it.each(['1', '2', '3'])('swims Mithila’s fish as long as a hand is broad (seed %s)', (seed) => {
  const { recipe, scene, perCm } = woven('madhubani fish in red and black', seed);
  expect(recipe.layout).toBe('shoal');
  const fish = scene.census.filter(({ motif }) => motif === 'fish');
  expect(fish.length).toBeGreaterThan(3);
  for (const { r } of fish) expect((2 * r) / 0.82 / perCm).toBeGreaterThan(5.5);
});

it.each(['dabu with small butis in indigo', 'dabu jaal in indigo'])('lets the mud of "%s" crack', (prompt) => {
  expect(woven(prompt).scene.layers.map(({ id }) => id)).toEqual(expect.arrayContaining(['cracks', 'veins']));
});

it('sets a dabu that names butis in its own way, and one that names a jaal as a jaal', () => {
  expect(composeRecipe(generateParams.parse({ prompt: 'dabu butis' }), '1').layout).toBe('dabu');
  expect(composeRecipe(generateParams.parse({ prompt: 'dabu jaal' }), '1').layout).toBe('jaal');
});

it.each(['fine bagru buti in black', 'fine sanganeri buti in pink'])('cuts "%s" under a centimetre', (prompt) => {
  const { scene, perCm } = woven(prompt);
  const butis = scene.census.filter(({ rank }) => rank === 'hero');
  expect(butis.length).toBeGreaterThan(50);
  for (const { r } of butis) expect((2 * r) / perCm).toBeLessThan(1.05);
});

it('works the ground of a Kutchi cloth close with glass and flowers', () => {
  const { scene } = woven('kutch mirror work with peacocks on black');
  expect(scene.layers.find(({ id }) => id === 'fill')?.items.length).toBeGreaterThan(40);
});

it('gives Kanchipuram a broad temple border, and paired lines of zari where checks are named', () => {
  const { recipe } = woven('kanjivaram in maroon with a gold border');
  expect(recipe).toMatchObject({ family: 'brocade', layout: 'kanjivaram' });
  expect(recipe.border).toMatchObject({ figure: 'temple', breadth: 'wide' });
  const crossed = woven('kanjivaram checks in mustard and green');
  expect(crossed.recipe).toMatchObject({ family: 'brocade', layout: 'kanjivaram' });
  expect(crossed.scene.layers.map(({ id }) => id)).toContain('field');
});

it('paints a pichwai as a herd with lotus, the cows marked with palms', () => {
  const recipe = composeRecipe(generateParams.parse({ prompt: 'pichwai cows', dpi: 110 }), '1');
  expect(recipe).toMatchObject({ family: 'kalamkari', layout: 'gauchari' });
  const { census, symbols } = planScene(recipe);
  expect(census.map(({ motif }) => motif)).toEqual(expect.arrayContaining(['cow', 'lotus']));
  expect(symbols.some(({ shapes }) => shapes.some(({ fill }) => fill === 'a1>a3:0.45'))).toBe(true);
});

it('has a framed bhat for a patola of which no more is said than its colours', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6'])
    expect(woven('patola in navy and white', seed).recipe.layout).not.toBe('pan');
});
