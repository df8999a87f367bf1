import type { Words } from '../vocabulary/words.ts';
import { findAll, wordsOf } from './find-words.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';

/** How a cloth is printed, which its drawing does not show. */
const mannerWords: Words = [
  'hand painted, hand drawn, hand printed, hand crafted, hand coloured, handpainted, handdrawn, handprinted, handcrafted, screen print, screen prints, screen printed, screenprint, screenprinted, silk screen, silkscreen, digital print, digital prints, digitally printed, digital printed, rotary print, rotary printed, reactive print, reactive printed, discharge print, discharge printed, pigment print, pigment printed, sublimation print, sublimation printed, transfer print, machine printed, haath se bana, haath se bane, haath se bani, hath se bana, hath se bane, haath ka kaam, hathe dorela, hathe dorelu',
  'हाथ से बना, हाथ से बने, हाथ से बनी, हाथ से चित्रित, हाथ की छपाई, हाथ का काम, हस्तनिर्मित, हस्तचित्रित, स्क्रीन प्रिंट, डिजिटल प्रिंट, डिजिटल छपाई, रोटरी प्रिंट',
  'હાથે દોરેલું, હાથે દોરેલાં, હાથે દોરેલા, હાથે દોરેલી, હાથથી દોરેલું, હાથથી દોરેલાં, હાથથી બનાવેલું, હાથે છાપેલું, હાથવણાટ છાપ, હસ્તનિર્મિત, સ્ક્રીન પ્રિન્ટ, ડિજિટલ પ્રિન્ટ, રોટરી પ્રિન્ટ',
];
/** What means nothing beyond its manner; a craft by such a name is one phrase, and is that craft. */
const open: readonly Phrase['sense']['kind'][] = ['stop', 'unknown', 'grammar', 'cloth', 'motif'];

/**
 * The phrases that say how a cloth is printed, by the first of each: "hand painted", "screen print". "Two screen print" counts its colours. Linear in
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
  return new Map(
    findAll(wordsOf(phrases), mannerWords)
      .filter(isOf)
      .map((group) => [group[0] ?? 0, group]),
  );
}
