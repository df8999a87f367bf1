import type { Language } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string, language: Language) => {
  const { ground, accents, leaves, refused, isOnly } = readPrompt(prompt, language);
  const named = [ground, ...accents, ...leaves].flatMap((colour) => (colour === undefined ? [] : [colour.name]));
  return { named, refused: refused.colours, isOnly: isOnly === true };
};

describe('a palette that words bind whole', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'lemons, blue and yellow only', ['blue', 'yellow']],
    ['en', 'only blue and yellow lemons', ['blue', 'yellow']],
    ['en', 'flowers in nothing but red', ['red']],
    ['en', 'gold paisleys on maroon and nothing else', ['maroon', 'gold']],
    ['en', 'navy and white dots, no other colours', ['navy', 'white']],
    ['hi', 'सिर्फ़ नीले रंग में फूल', ['blue']],
    ['hi', 'केवल लाल और सफ़ेद फूल', ['red', 'white']],
    ['hi', 'रानी ज़मीन पर सुनहरी बूटियाँ और कोई रंग नहीं', ['rani', 'gold']],
    ['hi', 'फूल, लाल के अलावा कोई रंग नहीं', ['red']],
    ['gu', 'લાલ અને સફેદ ફૂલ, બીજો કોઈ રંગ નહીં', ['red', 'white']],
    ['gu', 'માત્ર વાદળી રંગમાં ફૂલ', ['blue']],
    ['gu', 'ફૂલ, લાલ સિવાય કોઈ રંગ નહીં', ['red']],
    ['hi', 'sirf laal aur safed phool, aur koi rang nahi', ['red', 'white']],
    ['gu', 'lal ane safed phool, bijo koi rang nahi', ['red', 'white']],
  ])('is one in %s: %s', (language, prompt, named) => {
    expect(read(prompt, language)).toEqual({ named, refused: [], isOnly: true });
  });

  it.each([
    'red only in the border, blue field',
    'only a touch of red on navy flowers',
    'navy flowers, the leaves only outlined',
    'red flowers, not too dense',
  ])('is none where "only" is said of something else: %s', (prompt) => {
    expect(read(prompt, 'en').isOnly).toBe(false);
  });

  it('names the ink and not its cloth where one colour is all there is', () => {
    expect(readPrompt('sirf neele rang mein kalamkari, jeevan vriksh', 'hi')).not.toHaveProperty('ground');
    expect(readPrompt('navy on white, paper planes, one colour only', 'en').colourCount).toBe(1);
  });

  it('leaves a vine the colours that are said of it alone', () => {
    const { accents, leaves } = readPrompt('जामदानी, सफ़ेद पर हल्के सलेटी रंग की बेल', 'hi');
    expect([accents.map(({ name }) => name), leaves]).toEqual([['light grey'], []]);
    expect(readPrompt('white roses with a green vine on burgundy', 'en').leaves.map(({ name }) => name)).toEqual([
      'green',
    ]);
  });
});
