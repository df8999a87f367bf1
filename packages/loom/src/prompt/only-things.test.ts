import type { Language } from '@naksha/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

describe('words that close the list of what is drawn', () => {
  it.each<[Language, string, string]>([
    ['en', 'only lemons on a cream ground', 'only'],
    ['en', 'block print buti of mangoes only', 'only'],
    ['en', 'just small fish in navy', 'just'],
    ['en', 'nothing but tulips on sage', 'nothing but'],
    ['en', 'horses, no other motifs', 'no other motifs'],
    ['en', 'snails without fillers', 'without fillers'],
    ['hi', 'सिर्फ़ नींबू, पीले रंग में', 'सिर्फ़'],
    ['hi', 'ऊंट ही, और कुछ नहीं', 'और कुछ नहीं'],
    ['hi', 'sirf mor, aur kuch nahi', 'sirf'],
    ['gu', 'ફક્ત માછલી, વાદળી', 'ફક્ત'],
    ['gu', 'હાથી જ, બીજું કંઈ નહીં', 'બીજું કંઈ નહીં'],
    ['gu', 'bas patangiya, biju kai nahi', 'biju kai nahi'],
  ])('are refused others in %s: %s', (language, prompt, word) => {
    const { isAlone, isOnly, tokens } = readPrompt(prompt, language);
    expect([isAlone, isOnly]).toEqual([true, undefined]);
    expect(tokens.filter(({ value }) => value === 'others').map((token) => token.word)).toContain(word);
  });

  it.each([
    'peacocks only in the border of a saree',
    'only one elephant on cream',
    'not only lemons but figs',
    'just a touch of leaves among roses',
    'only blue and yellow lemons',
    'gold paisleys on maroon and nothing else',
  ])('are none where they are said of a place, a number or colours: %s', (prompt) => {
    expect(readPrompt(prompt, 'en').isAlone).toBeUndefined();
  });
});
