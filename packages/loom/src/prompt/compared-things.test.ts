import type { Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it.each<[Language, string, string]>([
  ['en', 'elephants bigger than the birds', 'elephant'],
  ['hi', 'हाथी पक्षियों से बड़े', 'elephant'],
  ['hi', 'कमल, मछलियों से बड़े, नीले पर', 'lotus'],
  ['hi', 'पक्षियों से बड़े हाथी', 'elephant'],
  ['hi', 'मछलियों, पक्षियों से बड़े हाथी', 'elephant'],
  ['gu', 'હાથી પક્ષીઓ કરતાં મોટા', 'elephant'],
  ['gu', 'હાથી પક્ષીઓથી મોટા', 'elephant'],
  ['en', 'hathi chidiya se bade', 'elephant'],
])(
  '%s: what is larger than another thing is one of the two, and not the whole cloth: "%s"',
  (language, prompt, thing) => {
    const { sized, heroFactor, unmatched } = readPrompt(prompt, language);
    expect(sized.map(({ things, isSmall }) => [things[0], isSmall])).toEqual([[thing, false]]);
    expect([heroFactor, unmatched]).toEqual([undefined, []]);
  },
);

it('"rather small" in Hindi compares nothing', () => {
  const { sized, heroFactor } = readPrompt('हाथी, छोटे से पक्षी', 'hi');
  expect(sized).toEqual([expect.objectContaining({ things: expect.arrayContaining(['parrot']), isSmall: true })]);
  expect(heroFactor).toBeUndefined();
  expect(readPrompt('फूल छोटे से, पक्षी', 'hi')).toMatchObject({ sized: [], heroFactor: 0.6 });
});
