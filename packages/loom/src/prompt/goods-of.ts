import { goodsWords } from '../vocabulary/border.ts';
import { findAll, type PhraseWord } from './find-words.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';
import { thingOf } from './take-places.ts';

type Goods = (typeof goodsWords)[number];

/**
 * The goods that are named: a curtain whose cloth is asked for is running cloth, and a bag is drawn upon where another thing is named for it.
 * `isHemless`: nothing that is named has a hem.
 */
export function goodsOf(phrases: readonly Phrase[], words: readonly PhraseWord[], isHemless: boolean): Goods[] {
  const isYardage = phrases.some(({ sense }) => sense.kind === 'usage' && sense.value === 'fabrics');
  return goodsWords.filter((each) => {
    const found = findAll(words, each.words)[0] ?? [];
    if (found.length === 0) return false;
    if (each.isByMetre === true) return !isYardage;
    if (each.isDrawable === true) return isDrawnOn(phrases, found);
    return !(each.isAlways && each.placing === 'bottom' && isHemless);
  });
}

/** "Tote bag with an elephant"; of "bags and shoes" both are drawn. */
function isDrawnOn(phrases: readonly Phrase[], found: readonly number[]): boolean {
  const [first = 0, last = first] = [found[0], found.at(-1)];
  const isListed = [first - 1, last + 1].some((at) => isGrammar(phrases[at]?.sense, 'and'));
  const isOther = (phrase: Phrase, at: number) => !found.includes(at) && thingOf(phrase) !== undefined;
  return !isListed && phrases.some((phrase, at) => isOther(phrase, at) && phrase.sense.kind !== 'pattern');
}
