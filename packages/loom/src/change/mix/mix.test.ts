import { type Family, generateParams, type Look } from '@naksha/contract';
import { expect, it } from 'vitest';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { parseRecipe } from '../../recipe/parse-recipe.ts';
import { mixDyes } from './mix-dyes.ts';
import { mixRecipes } from './mix-recipes.ts';
import { recipeLike } from './recipe-like.ts';

const first = composeRecipe(generateParams.parse({ prompt: 'kalamkari vine on black' }), '4');
const second = composeRecipe(generateParams.parse({ prompt: 'floral pink and mint' }), '9');
const modes = ['colours', 'layout', 'cloth', 'halves'] as const;

it('mixes two designs in four ways, each another recipe that can be drawn, and the same again', () => {
  const made = modes.map((mode) => mixRecipes(first, second, mode, 0.5));
  for (const recipe of made) expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual({ recipe });
  expect(new Set(made.map((recipe) => JSON.stringify(recipe))).size).toBe(modes.length);
  expect(modes.map((mode) => mixRecipes(first, second, mode, 0.5))).toEqual(made);
});

it('takes nothing of the second at a weight of 0, and half of each is the second at 1', () => {
  for (const mode of modes) expect(mixRecipes(first, second, mode, 0)).toEqual(first);
  const { family, layout, palette } = second;
  expect(mixRecipes(first, second, 'halves', 1)).toMatchObject({ family, layout, palette });
});

it('brings the first nearer to the dyes of the second with every step, and changes nothing else', () => {
  const away = (weight: number) => {
    const { palette, ...rest } = mixRecipes(first, second, 'colours', weight) ?? first;
    expect({ ...rest, title: '', source: '' }).toEqual({ ...first, palette: undefined, title: '', source: '' });
    return (['ground', 'a1', 'a2', 'leaf1'] as const).reduce(
      (sum, role) => sum + colourDistance(palette.roles[role], second.palette.roles[role]),
      0,
    );
  };
  const ways = [0.1, 0.4, 1].map(away);
  expect(ways).toEqual(ways.toSorted((one, other) => other - one));
  expect(ways.at(-1)).toBeLessThan(0.12);
});

it('gives each dye of a picture one of the other, ground for ground and dark for dark, as far as the weight says', () => {
  const cream = [
    { hex: '#f0e4c8', share: 0.7 },
    { hex: '#1d2b5c', share: 0.2 },
    { hex: '#d9a441', share: 0.1 },
  ];
  const green = [
    { hex: '#dfeee0', share: 0.6 },
    { hex: '#5a1a2a', share: 0.25 },
    { hex: '#e08a70', share: 0.15 },
  ];
  expect(mixDyes(cream, green, 1)).toEqual([
    { from: '#f0e4c8', to: '#dfeee0' },
    { from: '#1d2b5c', to: '#5a1a2a' },
    { from: '#d9a441', to: '#e08a70' },
  ]);
  expect(mixDyes(cream, green, 0).every(({ from, to }) => from === to)).toBe(true);
  expect(mixDyes([], green, 1)).toEqual([]);
});

it('weaves in the dyes, size, density and fineness of a look, the same cloth again', () => {
  const look: Look = {
    palette: [
      { hex: '#f0e4c8', share: 0.7 },
      { hex: '#1d2b5c', share: 0.2 },
      { hex: '#a83232', share: 0.1 },
    ],
    density: 0.3,
    kind: 'motifs',
    size: 0.2,
    sizeCm: 3,
    roundness: 0.8,
    symmetry: 'none',
    repeat: { kind: 'none', across: 1, down: 1 },
    direction: 'none',
    fineness: 0.5,
    angular: 0.1,
    scales: [0.2, 0.2, 0.2, 0.4],
    contrast: 0.4,
  };
  const size = { width: 512, height: 400, dpi: 100 };
  const like = (family: Family, density = 0.3) =>
    recipeLike({ look: { ...look, density }, family, size, prompt: '', language: 'en', seed: '1' });
  const made = like('floral');
  expect(parseRecipe(JSON.parse(JSON.stringify(made)))).toEqual({ recipe: made });
  expect(like('floral')).toEqual(made);
  expect(made).toMatchObject({ family: 'floral', heroCm: 3.75, detail: 3, tile: { widthPx: 512, heightPx: 400 } });
  expect(colourDistance(made.palette.roles.ground, '#f0e4c8')).toBeLessThan(0.06);
  expect(like('floral', 0.8).density).toBeGreaterThan(made.density);
  const wide = { look: { ...look, sizeCm: 1 }, family: 'floral', prompt: '', language: 'en', seed: '1' } as const;
  // A metre and a half with motifs of a centimetre would be thousands of them.
  expect(recipeLike({ ...wide, size: { width: 2048, height: 2048, dpi: 35 } }).heroCm).toBeCloseTo(6.19, 2);
});
