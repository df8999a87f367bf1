import { generateParams, type Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from '../recipe/compose.ts';
import { families } from '../vocabulary/families/families.ts';
import { type LaterRow, laterCloths } from '../vocabulary/lexicon-later.ts';
import { readPrompt } from './read-prompt.ts';

it.each<[Language, string, string, string | undefined]>([
  ['en', 'kente bedspread', 'kilim', 'strip-blocks'],
  ['hi', 'कसूती कुर्ता', 'kantha', undefined],
  ['gu', 'અંકારા પ્રિન્ટ', 'batik', 'kawung'],
  ['en', 'mudcloth in black and cream', 'kilim', 'kilim-bands'],
])(
  '%s: offers for "%s" the nearest cloth and says that it is not the one that was named',
  (language, prompt, family, layout) => {
    const { later, tokens } = readPrompt(prompt, language);
    expect(later).toMatchObject([{ instead: family }]);
    expect(tokens.filter(({ kind }) => kind === 'later')).toHaveLength(1);
    const recipe = composeRecipe(generateParams.parse({ prompt, language }));
    expect(recipe.family).toBe(family);
    if (layout !== undefined) expect(recipe.layout).toBe(layout);
  },
);

it('knows every layout that it offers in place of a cloth', () => {
  for (const { instead, as } of Object.values<LaterRow>(laterCloths))
    if (as !== undefined) expect(instead === undefined ? [] : families[instead].layouts).toContain(as);
});

it('leaves a cloth that can be made as it was named', () => {
  expect(readPrompt('kente colours in an ikat', 'en').ownLayouts).toEqual([]);
});
