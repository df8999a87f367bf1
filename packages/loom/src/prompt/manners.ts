import { airWords, mannerWords } from '../vocabulary/noted-words.ts';
import { findAll, wordsOf } from './find-words.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';

/** What means nothing beyond its manner; a craft by such a name is one phrase, and is that craft. */
const open: readonly Phrase['sense']['kind'][] = ['stop', 'unknown', 'grammar', 'cloth', 'motif'];

/**
 * The phrases that say how a cloth is printed or feels and that nothing shows, by the first of each: "hand painted", "screen print", "glossy". "Two screen print" counts its colours. Linear in
 * the phrases.
 */
export function mannersIn(phrases: readonly Phrase[]): ReadonlyMap<number, readonly number[]> {
  const isOf = (group: readonly number[]) => {
    const [first = 0, last = 0] = [group[0], group.at(-1)];
    const isNear = phrases.slice(first + 1, last + 1).every(({ gap }) => gap === 'none');
    const isCounted = phrases[first - 1]?.sense.kind === 'number' || /^\d+$/.test(phrases[first - 1]?.text ?? '');
    const isRefused = isGrammar(phrases[first - 1]?.sense, 'not') || isGrammar(phrases[last + 1]?.sense, 'not-after');
    return isNear && !isCounted && !isRefused && group.every((at) => open.includes(phrases[at]?.sense.kind ?? 'ink'));
  };
  const words = wordsOf(phrases);
  return new Map(
    [...findAll(words, mannerWords), ...findAll(words, airWords)].filter(isOf).map((group) => [group[0] ?? 0, group]),
  );
}
