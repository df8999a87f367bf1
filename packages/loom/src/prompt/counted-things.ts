import { isMotifWord, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import { isOutlined } from '../vocabulary/subjects/shelf.ts';
import type { CountedThing } from './intent.ts';
import type { Phrase, Sense } from './phrase.ts';
import type { Reading } from './reading.ts';

/** What may stand between a number and its noun: "seven small blue horses". */
const between: readonly Sense['kind'][] = ['ink', 'shade', 'size', 'style', 'mood'];
/** More than so many are a crowd, and no one counts them. */
const most = 24;

/** "Seven horses", "पाँच हाथी": how many of a thing there are to be, where the phrase at `index` is that number; undefined for other numbers. */
export function countedAt({ phrases, refused, text }: Reading, index: number): CountedThing | undefined {
  const phrase = phrases[index];
  const count = phrase === undefined ? Number.NaN : numberIn(phrase);
  if (phrase === undefined || !Number.isInteger(count) || count < 2 || count > most || refused.has(index))
    return undefined;
  let at = index + 1;
  while (phrases[at]?.gap === 'none' && between.includes(phrases[at]?.sense.kind ?? 'stop')) at++;
  const thing = phrases[at];
  if (thing?.gap !== 'none' || refused.has(at)) return undefined;
  // "Three-leaf": a kind of it, and none that is counted.
  if (at === index + 1 && text.slice(phrase.end, thing.start).includes('-')) return undefined;
  const things = thingsOf(thing.sense);
  return things.length === 0 ? undefined : { start: phrase.start, count, things };
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
