import { isButi, isJoining } from './border-head.ts';
import { isThing } from './border-thing.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

/** What may be said of a thing beside its name. */
export const describing: readonly Sense['kind'][] = [
  'ink',
  'shade',
  'size',
  'stop',
  'density',
  'detail',
  'style',
  'mood',
  'unknown',
];

/** These stand before a colour too; those of other languages stand behind what holds the thing. */
const ofColour = /^(?:in|of)$/u;
/** What stands behind the first of two things that go together, and not of one that has the other. */
const beside = /^(?:along|together|(?:ke )?saa?th|sathe|(?:के )?साथ|સાથે)$/u;

/** "Butis along the border", "बूटियों की किनारी", "butis in the corners": where it lies is said behind it. */
export function isSetElsewhere(
  phrases: readonly Phrase[],
  thing: number,
  heads: readonly number[],
  places: ReadonlyMap<number, string>,
): boolean {
  const isSetting = (at: number) =>
    phrases[at]?.sense.kind === 'stop' || isGrammar(phrases[at]?.sense, 'in', 'on', 'on-after');
  for (let at = thing + 1; phrases[at]?.gap === 'none'; at++) {
    if (places.has(at)) return true;
    if (heads.includes(at)) return at === thing + 1 || isSetting(thing + 1);
    if (!isSetting(at) && !describing.includes(phrases[at]?.sense.kind ?? 'stop')) return false;
  }
  return false;
}

/** "Pallu with small butis", "पल्लू में बूटियाँ", "પાલવમાં વેલ અને બુટ્ટી": the border or pallu that holds a thing stands before it. Linear in the phrases. */
export function isOfHead(phrases: readonly Phrase[], thing: number, heads: readonly number[]): boolean {
  if (isOnField(phrases, thing)) return false;
  let [isJoined, hasNoun] = [false, true];
  for (let at = thing - 1; at >= 0 && phrases[at + 1]?.gap === 'none'; at--) {
    const phrase = phrases[at];
    if (phrase === undefined || beside.test(phrase.text)) return false;
    if (heads.includes(at)) return isJoined || /માં$/u.test(phrase.text);
    if (isGrammar(phrase.sense, 'and')) hasNoun = false;
    else if (isThing(phrase) || isButi(phrase)) hasNoun = true;
    // "A border in gold and silver butis": what is joined is the gold.
    else if (isJoining(phrase) || isGrammar(phrase.sense, 'on-after'))
      isJoined ||= hasNoun || !ofColour.test(phrase.text);
    else if (!describing.includes(phrase.sense.kind)) return false;
  }
  return false;
}

/** "With butis all over the field". */
function isOnField(phrases: readonly Phrase[], thing: number): boolean {
  for (let at = thing + 1; phrases[at]?.gap === 'none'; at++) {
    const sense = phrases[at]?.sense;
    if (isGrammar(sense, 'ground')) return true;
    const isPassed = sense?.kind === 'stop' || sense?.kind === 'density' || isGrammar(sense, 'in', 'on', 'on-after');
    if (!isPassed) return false;
  }
  return false;
}
