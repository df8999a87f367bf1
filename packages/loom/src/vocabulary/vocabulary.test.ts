import { languages } from '@naksha/contract';
import { expect, test } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { vocabulary } from './vocabulary.ts';

test.each(languages)('every word that the vocabulary offers in %s is understood', (language) => {
  const offered = Object.values(vocabulary(language)).flat();
  expect(offered.length).toBeGreaterThan(100);
  expect(offered.filter((word) => readPrompt(word, language).tokens.length === 0)).toEqual([]);
  expect(offered).not.toContain('');
});
