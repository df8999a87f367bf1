import { oneOf } from './fold-text.ts';
import type { Phrase } from './phrase.ts';

const numbers: readonly (readonly [count: number, words: RegExp])[] = [
  [2, oneOf('2|two|do|be|दो|બે')],
  [3, oneOf('3|three|triple|teen|tran|तीन|ત્રણ')],
  [4, oneOf('4|four|char|chaar|चार|ચાર')],
  [5, oneOf('5|five|paanch|panch|पांच|પાંચ')],
];
/** Numbers that are English words too. */
const romanised = oneOf('do|be');
const rows = oneOf(
  'rows?|lines?|tiers?|bands?|kataar|kataarein|haar|क़तार|कतार|क़तारें|कतारें|पंक्ति|पंक्तियां|હાર|હારો|હારની|હારનિ|પંક્તિ|હરોળ',
);

/** "Three rows of border", "तीन कतार की किनारी": how many stand one behind the other, and the phrases that say so; undefined where no one says. */
export function countRows(
  phrases: readonly Phrase[],
  heads: readonly number[],
  taken: ReadonlyMap<number, string>,
): { readonly count: number; readonly at: readonly number[] } | undefined {
  for (const [index, { text }] of phrases.entries()) {
    const count = numbers.find(([, words]) => words.test(text))?.[0];
    const next = phrases[index + 1];
    if (count === undefined || next?.gap !== 'none') continue;
    const isOfRows = rows.test(next.text) && (taken.has(index + 1) || isBeside(phrases, index + 1, heads));
    // "Four borders" run along four sides.
    // "Four borders" run along four sides; "do borders in gold" counts none.
    const isOfBorders = heads.includes(index + 1) && count !== 4 && !(count === 2 && romanised.test(text));
    if (isOfRows) return { count, at: [index, index + 1] };
    if (isOfBorders) return { count, at: [index] };
  }
  return undefined;
}

/** "Rows of border", "कतार की किनारी", "किनारी की तीन कतारें": at most a word between. */
function isBeside(phrases: readonly Phrase[], at: number, heads: readonly number[]): boolean {
  const isNear = (head: number) =>
    (head > at && head - at <= 2 && phrases.slice(at + 1, head + 1).every(({ gap }) => gap === 'none')) ||
    (head < at && at - head <= 3 && phrases.slice(head + 1, at + 1).every(({ gap }) => gap === 'none'));
  return heads.some(isNear);
}
