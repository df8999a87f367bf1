import type { Language } from '@naksha/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readBriefs } from '../../test/obedience/read-briefs.ts';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { foldText } from './fold-text.ts';
import { lexiconForms } from './lexicon.ts';
import { matchWords } from './match-words.ts';
import { readPrompt } from './read-prompt.ts';
import { splitWords } from './split-words.ts';

beforeAll(async () => {
  await openNames();
});

/** Words that only tie others together, and those that say nothing. */
const silent: readonly string[] = ['stop', 'grammar', 'number'];

/** The words of a prompt that mean something, or that no one knows, and are in no list or in two. */
function astray(prompt: string, language: Language): string[] {
  const { tokens, unmatched } = readPrompt(prompt, language);
  const spans = [...tokens, ...unmatched];
  const twice = spans.filter((one, at) =>
    spans.slice(at + 1).some(({ start, end }) => one.start < end && start < one.end),
  );
  const lost = matchWords(splitWords(foldText(prompt))).filter(
    ({ meanings, text, start, end }) =>
      !silent.includes(meanings[0]?.kind ?? (/^(?:\d.*|[a-z]|\W)$/.test(text) ? 'stop' : '')) &&
      // A mango tree is two: the fruit and the tree.
      !(
        spans.some((span) => span.start <= start && start < span.end) &&
        spans.some((span) => span.start < end && end <= span.end)
      ),
  );
  return [...twice.map(({ word }) => `twice ${word}`), ...lost.map(({ text }) => `lost ${text}`)];
}

it('puts every word of a brief into one list: understood, which may be struck later, or not known', () => {
  const briefs = readBriefs();
  expect(briefs.length).toBeGreaterThan(400);
  expect(
    briefs.flatMap(({ prompt, language }) => astray(prompt, language).map((word) => `${word} in ${prompt}`)),
  ).toEqual([]);
});

it.each(['pale flowers on navy', 'light umbrellas on red'])(
  'says that it cannot follow a shade of a thing: %s',
  (prompt) => {
    expect(astray(prompt, 'en')).toEqual([]);
  },
);

it('does so with any words of the lexicon beside each other', () => {
  const forms = lexiconForms().map(({ form }) => form);
  const words = fc.array(fc.constantFrom(...forms), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(words, (list) => {
      expect(astray(list.join(' '), 'en')).toEqual([]);
    }),
    { numRuns: 150, seed: 7 },
  );
});
