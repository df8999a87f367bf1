import { isMotifWord, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import { oneOf } from './fold-text.ts';
import type { RelatedThings } from './intent.ts';
import { isDrawn } from './is-drawn.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';

/** Before the thing that another lies under, over or beside; Hindi and Gujarati say it behind that thing. */
const before = [
  ['under', oneOf('under|beneath|below|underneath')],
  ['over', oneOf('above')],
  ['beside', oneOf('beside|alongside|flanking|flanked|next')],
] as const;
const behind = [
  ['under', oneOf('neeche|niche|nichhe|नीचे|નીચે')],
  ['beside', oneOf('paas|bagal|baju|bajuma|पास|बगल|પાસે|બાજુમાં|બાજુએ')],
] as const;
/** How far from the word its things are said. */
const farthest = 5;

/** "A deer under trees", "पेड़ के नीचे हिरण": which things are to lie how to which, where the phrase at `index` says it of two. */
export function relatedAt({ phrases, refused }: Reading, index: number): RelatedThings | undefined {
  const phrase = phrases[index];
  if (phrase === undefined || !['stop', 'unknown'].includes(phrase.sense.kind)) return undefined;
  const ahead = before.find(([, words]) => words.test(phrase.text))?.[0];
  const where = ahead ?? behind.find(([, words]) => words.test(phrase.text))?.[0];
  if (where === undefined || (phrase.text === 'next' && phrases[index + 1]?.text !== 'to')) return undefined;
  const [left, right] = [thingFrom(phrases, refused, index, -1), thingFrom(phrases, refused, index, 1)];
  if (left === undefined || right === undefined || left[0] === right[0]) return undefined;
  const [things, others] = ahead === undefined ? [right, left] : [left, right];
  return { start: phrase.start, where, things, others };
}

function thingFrom(
  phrases: readonly Phrase[],
  refused: ReadonlySet<number>,
  from: number,
  step: 1 | -1,
): readonly string[] | undefined {
  for (let at = from + step; at >= 0 && at < phrases.length && Math.abs(at - from) <= farthest; at += step) {
    if (phrases[step === 1 ? at : at + 1]?.gap !== 'none' || refused.has(at)) return undefined;
    const sense = phrases[at]?.sense;
    if (sense === undefined || !isDrawn(sense) || sense.kind === 'later-motif') continue;
    const word = String(sense.value);
    return isMotifWord(word) ? [...motifsOfWord[word], word] : [word];
  }
  return undefined;
}
