import { goodsWords } from '../vocabulary/border.ts';
import { findAll, type PhraseWord } from './find-words.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';
import { isGujaratiOf, refusePhrases } from './refuse-phrases.ts';
import { thingOf } from './take-places.ts';

type Goods = (typeof goodsWords)[number];

/**
 * The goods that are named: a bag is drawn upon where another thing is named for it.
 * `isHemless`: nothing that is named has a hem. Goods that are refused are none.
 */
export function goodsOf(phrases: readonly Phrase[], words: readonly PhraseWord[], isHemless: boolean): Goods[] {
  const { refused } = refusePhrases(phrases);
  const isRefused = (at: number) => refused.has(at) || isNotWanted(phrases, at);
  return goodsWords.filter((each) => {
    const found = findAll(words, each.words).find((group) => !group.some(isRefused)) ?? [];
    if (found.length === 0) return false;
    if (each.isDrawable === true) return isDrawnOn(phrases, found);
    return !(each.isAlways && each.placing === 'bottom' && isHemless);
  });
}

/** "No rug", "not for a bag", "कालीन नहीं": goods that are in no list of things are not wanted either. */
function isNotWanted(phrases: readonly Phrase[], at: number): boolean {
  const after = isGrammar(phrases[at + 1]?.sense, 'for') ? at + 2 : at + 1;
  if (phrases[after]?.gap === 'none' && isGrammar(phrases[after]?.sense, 'not-after')) return true;
  let before = at - 1;
  while (phrases[before + 1]?.gap === 'none' && ['stop', 'unknown'].includes(phrases[before]?.sense.kind ?? ''))
    before--;
  if (isGrammar(phrases[before]?.sense, 'for') && phrases[before + 1]?.gap === 'none') before--;
  return (
    phrases[before + 1]?.gap === 'none' && isGrammar(phrases[before]?.sense, 'not') && !isGujaratiOf(phrases, before)
  );
}

/** "Tote bag with an elephant"; of "bags and shoes" both are drawn. */
function isDrawnOn(phrases: readonly Phrase[], found: readonly number[]): boolean {
  const [first = 0, last = first] = [found[0], found.at(-1)];
  const isListed = [first - 1, last + 1].some((at) => isGrammar(phrases[at]?.sense, 'and'));
  const isOther = (phrase: Phrase, at: number) =>
    !found.includes(at) && (isSewnOn(phrase) || (thingOf(phrase) !== undefined && phrase.sense.kind !== 'pattern'));
  return !isListed && phrases.some(isOther);
}

/** Mirrors. */
function isSewnOn({ sense }: Phrase): boolean {
  return sense.kind === 'layout' && sense.value === 'mirror';
}
