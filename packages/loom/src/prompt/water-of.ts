import { oneOf } from './fold-text.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

/** Water without waves. */
const still = oneOf('clear|still|calm|clean|pure|saaf|saf|shant|साफ़|स्वच्छ|शांत|निर्मल|સ્વચ્છ|ચોખ્ખું|ચોખ્ખા|શાંત|નિર્મળ');
/** Behind water these say that something is like it. */
const likeness = oneOf('palette|palettes|toned|coloured|colored|inspired|proof|repellent|sa|si|सा|सी|से|જેવા|જેવી');

/** "Muddy water tones", "पानी जैसा नीला", "clear water": a colour or a calm, and no waves, which are all that is drawn of water. */
export function waterOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.sense.kind !== 'motif' || phrase.sense.value !== 'wave') return undefined;
  const isLikeness =
    next?.gap === 'none' && (isGrammar(next.sense, 'colours', 'like-after') || likeness.test(next.text));
  const isStill = phrase.gap === 'none' && before !== undefined && still.test(before.text);
  return isLikeness || isStill ? { kind: 'aside', value: '' } : undefined;
}
