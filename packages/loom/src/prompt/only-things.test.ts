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

  it.each<[Language, string]>([
    ['en', 'simply drawn peacocks with lotus'],
    ['en', 'just bloomed roses on navy'],
    ['en', 'purely decorative peacocks'],
    ['en', 'simply elegant elephants and lotus'],
    ['en', 'just opened tulips with leaves'],
  ])('are none where they are the adverb of another word (%s: %s)', (language, prompt) => {
    expect(readPrompt(prompt, language).isAlone).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'peacocks and lotus, only the leaves green'],
    ['en', 'only the flowers in red, leaves green'],
    ['en', 'peacocks and lotus, only green leaves'],
    ['en', 'fish and shells, green leaves only'],
    ['en', 'red roses only in two sizes'],
    ['en', 'cats only for kids, pink'],
    ['en', 'roses only at random'],
    ['hi', 'मोर और कमल, सिर्फ़ पत्ते हरे'],
    ['hi', 'हाथी और ऊंट, केवल फूल लाल रंग में'],
    ['hi', 'गुलाब मात्र दो आकार में'],
    ['gu', 'મોર અને કમળ, ફક્ત પાંદડાં લીલાં'],
    ['gu', 'હાથી અને ઊંટ, પાંદડાં જ લીલાં'],
  ])('are none where they are said of one part, a size, a use or an order (%s: %s)', (language, prompt) => {
    const { isAlone, isOnly } = readPrompt(prompt, language);
    expect([isAlone, isOnly]).toEqual([undefined, undefined]);
  });

  it.each<[Language, string]>([
    ['hi', 'फूल ही फूल'],
    ['hi', 'कमल ही कमल, गुलाबी'],
    ['hi', 'phool hi phool'],
    ['gu', 'ફૂલ જ ફૂલ'],
    ['gu', 'mor j mor'],
  ])('are none between a thing and itself, which is a cloth full of it (%s: %s)', (language, prompt) => {
    expect(readPrompt(prompt, language).isAlone).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'just the small fish'],
    ['en', 'only roses in red, no leaves'],
    ['en', 'peacocks only, on navy'],
    ['hi', 'बिल्लियां ही, बच्चों के लिए'],
    ['gu', 'મોર જ, લાલ રંગમાં'],
  ])('close it where nothing else is named (%s: %s)', (language, prompt) => {
    expect(readPrompt(prompt, language).isAlone).toBe(true);
  });
});
