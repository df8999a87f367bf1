import { formsOf, type Words } from '../vocabulary/words.ts';
import { foldText } from './fold-text.ts';
import type { Phrase } from './phrase.ts';

/** A word of the prompt with the phrase that it belongs to. */
export interface PhraseWord {
  readonly text: string;
  readonly phrase: number;
}

/** The words of phrases, in order. */
export function wordsOf(phrases: readonly Phrase[]): PhraseWord[] {
  return phrases.flatMap(({ text }, phrase) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ text: word, phrase })),
  );
}

/** Forms as lists of folded words, the longest first. */
export function formsIn(words: Words): string[][] {
  return words
    .flatMap(formsOf)
    .map((form) => foldText(form).text.split(' '))
    .toSorted((one, other) => other.length - one.length);
}

const folded = new Map<Words, string[][]>();

/** The phrases of each place in which one of the forms is said, the longest form first; none twice. */
export function findAll(words: readonly PhraseWord[], forms: Words): number[][] {
  const known = folded.get(forms) ?? formsIn(forms);
  folded.set(forms, known);
  const taken = new Set<number>();
  const found: number[][] = [];
  for (const form of known) {
    for (let at = 0; at + form.length <= words.length; at++) {
      if (!form.every((word, i) => words[at + i]?.text === word && !taken.has(at + i))) continue;
      for (let i = 0; i < form.length; i++) taken.add(at + i);
      found.push([...new Set(words.slice(at, at + form.length).map(({ phrase }) => phrase))]);
    }
  }
  return found;
}
