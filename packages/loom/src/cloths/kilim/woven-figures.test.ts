import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { kilimFigures } from '../../vocabulary/families/kilim/words.ts';
import { wovenFigures } from './woven-figures.ts';

it.each(kilimFigures)('counts a %s out on thirty-two ends of marks that bands know', (beast) => {
  const rows = wovenFigures[beast];
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([32]));
  expect(rows.join('')).toMatch(/^[.1-3ol]+$/);
  // Beside the next one there is cloth.
  expect(rows.every((row) => row.endsWith('.') || row.startsWith('.'))).toBe(true);
});

it('weaves what is named into the bands of a kilim, by turns, prints nothing over them and lays a border about them', () => {
  const prompt = 'dhurrie with camels and palms';
  for (const seed of ['1', '2', '3']) {
    const recipe = composeRecipe(generateParams.parse({ prompt }), seed);
    expect(recipe.layout).toBe('kilim-bands');
    const { census, layers, torus } = planScene(recipe);
    const woven = new Set(census.map(({ motif }) => motif));
    expect([woven.has('camel'), woven.has('palm')]).toEqual([true, true]);
    for (const { x, y } of census) expect([x >= 0 && x <= torus.w, y >= 0 && y <= torus.h]).toEqual([true, true]);
    expect(layers.map(({ id }) => id)).toEqual(['ground', 'field', 'border-ground', 'border-lines']);
  }
});

it.each([
  ['kilim with camels, palms and deer', ['camel', 'palm', 'deer']],
  ['blue dari with camels', ['camel']],
  ['dhurrie with palms, cows and deer', ['palm', 'cow', 'deer']],
  ['dhurrie, elephants, cows, horses and camels', ['elephant', 'cow', 'horse', 'camel']],
] as const)('gives each beast a band, as large as there is room for: %s', (prompt, beasts) => {
  for (const seed of ['1', '2']) {
    const { census } = planScene(composeRecipe(generateParams.parse({ prompt }), seed));
    for (const beast of beasts) expect(census.map(({ motif }) => motif)).toContain(beast);
  }
});
