import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from '../recipe/compose.ts';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['kente bedspread', 'kilim', 'strip-blocks'],
  ['कसूती कुर्ता', 'kantha', undefined],
  ['અંકારા પ્રિન્ટ', 'batik', 'kawung'],
  ['mudcloth in black and cream', 'kilim', 'kilim-bands'],
] as const)(
  'offers for "%s" the nearest cloth and says that it is not the one that was named',
  (prompt, family, layout) => {
    const language = /[a-z]/.test(prompt) ? 'en' : 'hi';
    const { later, tokens } = readPrompt(prompt, language);
    expect(later).toMatchObject([{ instead: family }]);
    expect(tokens.filter(({ kind }) => kind === 'later')).toHaveLength(1);
    const recipe = composeRecipe(generateParams.parse({ prompt, language }));
    expect(recipe.family).toBe(family);
    if (layout !== undefined) expect(recipe.layout).toBe(layout);
  },
);

it('leaves a cloth that can be made as it was named', () => {
  expect(readPrompt('kente colours in an ikat', 'en').ownLayouts).toEqual([]);
});
