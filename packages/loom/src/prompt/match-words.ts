import { correctWord } from './correct-word.ts';
import { type LexiconNode, lexicon, type Meaning } from './lexicon.ts';
import type { Gap, Word } from './split-words.ts';

/** One or more words with their meanings; none where they are not known. */
export interface Match {
  readonly meanings: readonly Meaning[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
}

/** Postpositions that Gujarati and Hindi write onto the word before; folded, longest first. */
const endings = [
  'વાળુંનિ',
  'વાળું',
  'વાળા',
  'વાળિ',
  'વાળો',
  'ઉપર',
  'માંથિ',
  'માં',
  'નું',
  'નાં',
  'નો',
  'નિ',
  'ના',
  'ને',
  'થિ',
  'પર',
  'वाला',
  'वालि',
  'वाले',
];
/** Misspellings are looked for in the first unknown words only: the work stays linear. */
const mostCorrections = 24;

/** Words → the longest known phrases. A phrase never reaches over punctuation. Linear in the number of words. */
export function matchWords(words: readonly Word[]): Match[] {
  const matches: Match[] = [];
  let corrections = 0;
  for (let i = 0; i < words.length; ) {
    const first = words[i];
    if (first === undefined) break;
    let [length, meanings] = longest(words, i);
    if (meanings.length === 0) meanings = withoutEnding(first.text);
    if (meanings.length === 0 && corrections++ < mostCorrections) meanings = correctWord(first.text);
    const last = words[i + length - 1] ?? first;
    const text = words
      .slice(i, i + length)
      .map((word) => word.text)
      .join(' ');
    matches.push({ meanings, text, start: first.start, end: last.end, gap: first.gap });
    i += length;
  }
  return matches;
}

function longest(words: readonly Word[], from: number): [length: number, meanings: readonly Meaning[]] {
  let node: LexiconNode | undefined = lexicon();
  let found: [number, readonly Meaning[]] = [1, []];
  for (let i = from; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || (i > from && word.gap !== 'none')) break;
    node = node.next?.get(i > from && isAnd(word.text) ? 'and' : word.text);
    if (node === undefined) break;
    if (node.meanings.length > 0) found = [i - from + 1, node.meanings];
  }
  return found;
}

/** "Tie & dye". */
function isAnd(sign: string): boolean {
  return sign === '&' || sign === '+';
}

function withoutEnding(text: string): readonly Meaning[] {
  for (const ending of endings) {
    if (!text.endsWith(ending) || text.length < ending.length + 2) continue;
    const stem = text.slice(0, -ending.length);
    const meanings = lexicon().next?.get(stem)?.meanings ?? lexicon().next?.get(`${stem}ા`)?.meanings ?? [];
    if (meanings.length > 0) return meanings;
  }
  return [];
}
