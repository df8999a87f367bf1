import { motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import type { Draft } from './draft.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';
import { suggestWord } from './suggest-word.ts';

const mostUnmatched = 50;
const mostSuggestions = 12;

/** Notes a word that is not known, with a known one like it, or with what is drawn in its place: a plain thing, or other flowers. */
export function leaveUnmatched(
  intent: Draft,
  { text }: Reading,
  { start, end, text: folded, sense, plain, flower, isStrange }: Phrase,
): undefined {
  if (intent.unmatched.length >= mostUnmatched) return undefined;
  const isGuessed = sense.kind === 'unknown' && intent.unmatched.length < mostSuggestions;
  const suggestion = isGuessed ? suggestWord(folded) : undefined;
  const word = text.slice(start, end);
  if (plain !== undefined && sense.kind !== 'aside' && (suggestion === undefined || isStrange !== true)) {
    intent.unmatched.push({ start, end, word, plain: text.slice(plain.start, plain.end) });
    return undefined;
  }
  if (flower !== undefined) {
    for (const motif of motifsOfWord.flower) if (!intent.motifs.includes(motif)) intent.motifs.push(motif);
    if (intent.accents.length === 0) intent.accents.push(flower);
    intent.unmatched.push({ start, end, word, isFlower: true });
    return undefined;
  }
  intent.unmatched.push(suggestion === undefined ? { start, end, word } : { start, end, word, suggestion });
  return undefined;
}
