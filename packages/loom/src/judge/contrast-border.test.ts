import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from '../recipe/compose.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { contrastBorder } from './contrast-border.ts';

const prompt = 'brocade saree on navy, rust border and pallu';
const intent = readPrompt(prompt, 'en');
const composed = composeRecipe(generateParams.parse({ prompt }), '7');
/** The cloth with other dyes of its field. */
const dyedIn = (recipe: Recipe, hex: string): Recipe => {
  const { border, palette } = recipe;
  const field = Object.fromEntries((['a1', 'a2', 'a3', 'a4'] as const).map((role) => [role, hex]));
  const rust = palette.roles[border?.dye ?? 'ground'];
  return { ...recipe, palette: { ...palette, roles: { ...palette.roles, ...field, [border?.dye ?? 'ground']: rust } } };
};
const rustOf = ({ border, palette: { roles } }: Recipe) => roles[border?.dye ?? 'ground'];

it('takes off a pallu what its figures wore of the ground as soon as a dye of the field is read on it', () => {
  const alike = contrastBorder(dyedIn(composed, rustOf(composed)), intent);
  expect(alike.border?.pallu).toEqual({ worn: 'ground' });
  const mended = contrastBorder(dyedIn(alike, '#f2e9d8'), intent);
  expect(mended.border).toEqual(composed.border);
});

it('keeps the border that it has where its dyes stand off as they are', () => {
  const alike = contrastBorder(dyedIn(composed, rustOf(composed)), intent);
  expect(contrastBorder(alike, intent)).toBe(alike);
  const mended = contrastBorder(dyedIn(alike, '#f2e9d8'), intent);
  expect(contrastBorder(mended, intent)).toBe(mended);
});
