import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it('leaves a word that is not known with one that looks like it', () => {
  expect(readPrompt('quatre', 'en').unmatched).toMatchObject([{ word: 'quatre' }]);
});

it('leaves no more than fifty words', () => {
  const words = Array.from(
    { length: 80 },
    (_, at) => `zqx${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]}`,
  );
  expect(readPrompt(words.join(', '), 'en').unmatched).toHaveLength(50);
});
