import { isMotifWord, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import { isOutlined } from '../vocabulary/subjects/shelf.ts';
import { oneOf } from './fold-text.ts';
import type { CountedThing } from './intent.ts';
import type { Phrase, Sense } from './phrase.ts';
import type { Reading } from './reading.ts';

/** What may stand between a number and its noun: "seven small blue horses". */
const between: readonly Sense['kind'][] = ['ink', 'shade', 'size', 'style', 'mood'];
/** More than so many are a crowd, and no one counts them. */
const most = 24;

/** What a thing has of its own, by which its kind is called: "five petal flowers", "four leaf clover", "तीन पत्ती" count no things. */
const ofKind = oneOf(
  'petals?|petaled|petalled|leaf|leafed|leaved|layers?|layered|points?|pointed|ply|folds?|folded|tiers?|tiered|x|by|patti|pankhudi|pankhdi|पत्ती|पंखुड़ी|पंखुड़ियों|पंखुड़ियां|परत|परतों|પત્તી|પાંદડી|પાન|પાંખડી|પડ',
);

/** Written onto the word before in Gujarati. */
const ending = /(?:નું|નાં|ના|નો|નિ|વાળું|વાળા|વાળો|વાળિ)$/u;

/** "Seven horses", "पाँच हाथी": how many of a thing there are to be, where the phrase at `index` is that number; undefined for other numbers. */
export function countedAt({ phrases, refused, text }: Reading, index: number): CountedThing | undefined {
  const phrase = phrases[index];
  const isOne = isOneAt(phrases, index);
  const isPair = phrase?.sense.kind === 'unknown' && pair.test(phrase.text);
  const count = phrase === undefined ? Number.NaN : isOne ? 1 : isPair ? 2 : numberIn(phrase);
  if (phrase === undefined || !Number.isInteger(count) || (count < 2 && !isOne) || count > most || refused.has(index))
    return undefined;
  if (isPair) {
    const things = thingsOf(pairedAt(phrases, index)?.sense ?? { kind: 'stop', value: '' });
    return things.length === 0 ? undefined : { start: phrase.start, count, things };
  }
  let at = index + 1;
  if (isOne && only.test(phrases[at]?.text ?? '')) at++;
  // "Three-leaf", "8-petal": a kind of it, and none that is counted.
  if (text.slice(phrase.end, phrases[at]?.start).includes('-') || isOfGrid({ phrases, text }, index)) return undefined;
  while (phrases[at]?.gap === 'none' && between.includes(phrases[at]?.sense.kind ?? 'stop')) at++;
  const thing = phrases[at];
  if (thing?.gap !== 'none' || refused.has(at)) return undefined;
  if (phrases.slice(index + 1, at + 1).some((each) => ofKind.test(each.text.replace(ending, '')))) return undefined;
  // "One kind of flowers", "single leaves" count nothing.
  if (isOne && /[a-hj-rtv-z]s$/.test(thing.text)) return undefined;
  // "A 5 elephant wide border" is so wide.
  if (/[a-rt-z]$/.test(thing.text) && isWidth(phrases[at + 1])) return undefined;
  const things = thingsOf(thing.sense);
  return things.length === 0 ? undefined : { start: phrase.start, count, things };
}

/** "A pair of parrots", "પોપટની જોડી". */
const pair = oneOf('pair|duo|jodi|jodo|joda|jodu|जोड़ी|जोड़ा|जोड़े|જોડી|જોડું|જોડકું');
const genitive = oneOf('of|ka|ke|ki|na|ni|nu|का|के|की');

/** What a pair is of: behind "of" and what describes it, or before the word. */
function pairedAt(phrases: readonly Phrase[], index: number): Phrase | undefined {
  let at = index + 1;
  while (
    phrases[at]?.gap === 'none' &&
    (genitive.test(phrases[at]?.text ?? '') || between.includes(phrases[at]?.sense.kind ?? 'stop'))
  )
    at++;
  if (phrases[at]?.gap === 'none' && thingsOf(phrases[at]?.sense ?? { kind: 'stop', value: '' }).length > 0)
    return phrases[at];
  if (phrases[index]?.gap !== 'none') return undefined;
  const isOf = genitive.test(phrases[index - 1]?.text ?? '') && phrases[index - 1]?.gap === 'none';
  return phrases[isOf ? index - 2 : index - 1];
}

const one = oneOf('one|single');
const oneOrA = oneOf('ek|एक|એક');
const only = oneOf('only|just|exactly|sirf|keval|bas|matra|fakt|hi|j|सिर्फ़|केवल|मात्र|बस|ही|માત્ર|ફક્ત|કેવળ|બસ|જ');

/** "One peacock", "a single lotus", "सिर्फ़ एक मोर", "એક જ હાથી"; the article of Hindi and Gujarati alone counts nothing. */
function isOneAt(phrases: readonly Phrase[], index: number): boolean {
  const [before, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.sense.kind !== 'stop') return false;
  if (one.test(phrase.text)) return !/^(?:this|that|each|every|another|which|no)$/.test(before?.text ?? '');
  const isOnly = only.test(before?.text ?? '') || (next?.gap === 'none' && only.test(next.text));
  return oneOrA.test(phrase.text) && isOnly;
}

/** "2 x 2 elephants", "3 by 4", "2×2": rows and columns. */
function isOfGrid({ phrases, text }: Pick<Reading, 'phrases' | 'text'>, index: number): boolean {
  const [phrase, before] = [phrases[index], phrases[index - 1]];
  if (before === undefined || phrase?.gap !== 'none') return false;
  return /(?:^|[\s\d])(?:x|by)$/.test(before.text) || /[x×*]/.test(text.slice(before.end, phrase.start));
}

function isWidth(phrase: Phrase | undefined): boolean {
  return phrase?.gap === 'none' && /^(?:wide|broad|high|tall|deep|across)\b/.test(phrase.text);
}

function numberIn({ sense, text }: Phrase): number {
  if (sense.kind === 'number') return Number(sense.value);
  return sense.kind === 'stop' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function thingsOf(sense: Sense): readonly string[] {
  if (sense.kind === 'subject') return [sense.value];
  // "Five cows in the border".
  if (sense.kind === 'border') return isMotifWord(sense.value) || isOutlined(sense.value) ? [sense.value] : [];
  return sense.kind === 'motif' ? [...motifsOfWord[sense.value], sense.value] : [];
}
