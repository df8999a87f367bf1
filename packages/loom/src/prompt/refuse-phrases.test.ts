import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => void (await openNames()));

/** What is drawn, and what is refused by the values of its tokens. */
function read(prompt: string) {
  const { motifs, subjects, tokens } = readPrompt(prompt, 'en');
  const refused = tokens.filter(({ kind }) => kind === 'exclude').map(({ value }) => value);
  return { drawn: [...motifs, ...subjects], refused };
}

describe('what is refused', () => {
  it.each([
    ['ponies on mint, no ferns, mushrooms or clouds', ['fern', 'mushroom', 'cloud']],
    ['camels on sand, no ferns, mushrooms and clouds', ['fern', 'mushroom', 'cloud']],
    ['ऊँट रेत पर, फूल-पत्ती नहीं', ['flower', 'leaf']],
    ['कोई फूल, पत्ती या तितली नहीं, ऊँट रेत पर', ['flower', 'leaf', 'butterfly']],
    ['oont ret par, bina phool patti ke', ['flower', 'leaf']],
    ['unt reti par, mor ke popat nahi', ['peacock', 'parrot']],
  ])('%s: reaches the whole compound or list', (prompt, expected) => {
    const { drawn, refused } = read(prompt);
    expect(refused).toEqual(expected);
    expect(drawn.filter((motif) => ['leaf', 'blossom', 'butterfly', 'mushroom', 'peacock'].includes(motif))).toEqual(
      [],
    );
  });

  it('leaves what comes before "any" and what an exception names', () => {
    expect(read('हाथी और कोई फूल नहीं').drawn).toEqual(['elephant']);
    expect(read('free of motifs other than lotus, on cream').drawn).toEqual(['lotus']);
  });

  it('asks for no flowers where only red ones are refused, unless nothing else is named', () => {
    expect(read('camels on cream, no red flowers')).toEqual({ drawn: ['camel'], refused: ['red'] });
    expect(read('no red flowers').drawn).not.toEqual([]);
  });

  it('refuses the glass of Kutch work and not the craft', () => {
    const intent = readPrompt('kutch embroidery of camels, no mirrors', 'en');
    expect([intent.patterns, intent.refused.patterns, intent.refused.layouts]).toEqual([['kutch'], [], ['mirror']]);
  });
});

describe('goods that are refused', () => {
  it.each([
    ['not for curtains, roses', 'en'],
    ['no curtains, roses', 'en'],
    ['not for a bag, roses', 'en'],
    ['no rug, roses', 'en'],
    ['roses, no bedsheets or curtains', 'en'],
    ['पर्दे के लिए नहीं, गुलाब', 'hi'],
  ] as const)('are not made, and what is wanted stays: %s', (prompt, language) => {
    const { border, usage, furnishing, motifs } = readPrompt(prompt, language);
    expect({ border, usage, furnishing, motifs }).toEqual({ motifs: ['rosette'] });
  });

  it.each(['majith no dupatto', 'rug without flowers, tigers', 'not too dense tablecloth, roses'])(
    'are not those beside another refusal: %s',
    (prompt) => {
      expect(readPrompt(prompt, 'en').border).toBeDefined();
    },
  );
});
