import type { SizeWord } from '../vocabulary/lexicon-grammar.ts';
import { motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import { oneOf } from './fold-text.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';

/** Factors on the usual size of the main motif. */
export const sizeFactors = { mini: 0.4, small: 0.6, medium: 1, large: 1.5, huge: 2 } as const satisfies Record<
  SizeWord,
  number
>;
/** What is meant where a size is refused. */
export const oppositeSize = {
  mini: 'large',
  small: 'large',
  medium: 'medium',
  large: 'small',
  huge: 'small',
} as const satisfies Record<SizeWord, SizeWord>;

/** Small things by nature: their size says nothing of the main motif's. */
const minor: readonly string[] = ['dot', 'bud', 'leaf', 'trefoil'];

/** Whether a size beside this noun is the main motif's: of buds it is, unless there is something larger. */
export function isOfMain({ phrases }: Reading, noun: string): boolean {
  const isLarger = ({ sense }: Phrase) =>
    sense.kind === 'pattern' || (sense.kind === 'motif' && !minor.includes(sense.value));
  return !minor.includes(noun) || !phrases.some(isLarger);
}

/** "Wide border", "border wide". */
export function isOfBorder(reading: Reading, index: number): boolean {
  const before = reading.phrases[index - 1]?.sense;
  const noun = nounAfter(reading, index);
  const isBehind = noun === '' && reading.phrases[index]?.gap === 'none' && before?.kind === 'layout';
  return noun === 'borders' || (isBehind && before.value === 'borders');
}

/** The value of the next phrase that means something, within the same clause. */
export function nounAfter({ phrases }: Reading, index: number): string {
  for (let i = index + 1; i < phrases.length && i < index + 6 && phrases[i]?.gap === 'none'; i++) {
    const sense = phrases[i]?.sense;
    if (sense !== undefined && ['motif', 'pattern', 'usage', 'layout', 'own-layout', 'grammar'].includes(sense.kind))
      return String(sense.value);
  }
  return '';
}

/** "No green background": said of the ground alone. */
export function isOfGround({ phrases }: Reading, index: number): boolean {
  const next = phrases[index + 1];
  return next?.gap === 'none' && isGrammar(next.sense, 'ground');
}

/** "Small cushion": said of the goods, whose size nothing here changes. */
export function isOfGoods(phrases: readonly Phrase[], index: number): boolean {
  let at = index + 1;
  while (phrases[at]?.gap === 'none' && ['ink', 'shade'].includes(phrases[at]?.sense.kind ?? '')) at++;
  return phrases[at]?.gap === 'none' && phrases[at]?.sense.kind === 'usage';
}

/** What may stand between a size and its noun. */
const between: readonly string[] = ['ink', 'shade', 'stop', 'size', 'detail', 'style', 'mood'];

/** The phrase that a size stands before, with no more than colours and the like between, within the clause. */
function nounAt({ phrases }: Reading, index: number): number | undefined {
  for (let i = index + 1; i < phrases.length && phrases[i]?.gap === 'none'; i++) {
    const kind = phrases[i]?.sense.kind;
    if (kind === undefined || !between.includes(kind)) return i;
  }
  return undefined;
}

/** "Thin trailing stems": said of what is not known, and of nothing else. */
export function isOfUnknown(reading: Reading, index: number): boolean {
  for (let at = nounAt(reading, index); at !== undefined; at = nounAt(reading, at)) {
    const kind = reading.phrases[at]?.sense.kind;
    if (kind === 'unknown') return reading.phrases[at + 1]?.gap !== 'none';
    if (kind !== 'layout') return false;
  }
  return false;
}

/** "Hedgehogs under little clouds": the motifs or the drawing that a size is said of, where another thing was named before it. */
export function sizedThing(reading: Reading, index: number): readonly string[] | undefined {
  const { phrases, refused } = reading;
  const at = nounAt(reading, index);
  const sense = at === undefined || refused.has(at) ? undefined : phrases[at]?.sense;
  if (sense?.kind !== 'motif' && sense?.kind !== 'subject') return undefined;
  const isThing = ({ sense: other }: Phrase) =>
    other.kind === 'subject' || (other.kind === 'motif' && !minor.includes(other.value) && other.value !== 'vine');
  const isSecond = phrases
    .slice(0, index)
    .some((phrase, i) => isThing(phrase) && !refused.has(i) && phrase.sense.value !== phrases[at ?? 0]?.sense.value);
  if (!isSecond) return undefined;
  return sense.kind === 'subject' ? [sense.value] : motifsOfWord[sense.value];
}

const thanBehind = oneOf('से|થી|કરતાં|કરતા|se|karta|kartaa|kartan');
/** Gujarati writes it as an ending too: "પક્ષીઓથી". */
const thanEnding = /થિ$/u;

/** "Elephants bigger than the birds": which of the two is the larger. Hindi and Gujarati name the other one before the size: "हाथी पक्षियों से बड़े". */
export function comparedThing(reading: Reading, index: number): readonly string[] | undefined {
  const { phrases } = reading;
  const next = phrases[index + 1];
  if (next?.gap === 'none' && next.text === 'than') return thingBefore(reading, index);
  if (phrases[index]?.gap !== 'none') return undefined;
  const isEnding = thanEnding.test(phrases[index - 1]?.text ?? '');
  const other = isEnding ? index - 1 : index - 2;
  if (!isEnding && (phrases[index - 1]?.gap !== 'none' || !thanBehind.test(phrases[index - 1]?.text ?? '')))
    return undefined;
  if (thingsOf(phrases[other]) === undefined) return undefined;
  // What stands behind the size has it: "पक्षियों से बड़े हाथी".
  const at = nounAt(reading, index);
  return thingsOf(phrases[at ?? -1]) ?? thingBefore(reading, other, true);
}

/** The thing before a place within the clause, or before a comma there. */
function thingBefore({ phrases, refused }: Reading, index: number, isOverComma = false): readonly string[] | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const gap = phrases[at + 1]?.gap;
    if (gap !== 'none' && !(isOverComma && gap === 'comma' && at === index - 1)) return undefined;
    if (refused.has(at)) return undefined;
    const things = thingsOf(phrases[at]);
    if (things !== undefined) return things;
    if (!between.includes(phrases[at]?.sense.kind ?? '')) return undefined;
  }
  return undefined;
}

function thingsOf(phrase: Phrase | undefined): readonly string[] | undefined {
  if (phrase?.sense.kind === 'subject') return [phrase.sense.value];
  return phrase?.sense.kind === 'motif' ? motifsOfWord[phrase.sense.value] : undefined;
}

/** "One large tulip in the middle and four small ones in the corners": the place that a size is said of, where a panel has both. */
export function sizedPlace({ phrases, border }: Reading, index: number): 'centre' | 'corner' | undefined {
  const { centre, corner } = border?.places ?? {};
  if (centre === undefined || corner === undefined) return undefined;
  const isEnd = (at: number) => isGrammar(phrases[at]?.sense, 'and', 'with');
  let from = index;
  let to = index;
  while (from > 0 && phrases[from]?.gap === 'none' && !isEnd(from - 1)) from--;
  while (phrases[to + 1]?.gap === 'none' && !isEnd(to + 1)) to++;
  const said = phrases.slice(from, to + 1).flatMap(({ sense }) => (sense.kind === 'border' ? [sense.value] : []));
  const places = (['centre', 'corner'] as const).filter((place) => said.includes(place));
  return places.length === 1 ? places[0] : undefined;
}
