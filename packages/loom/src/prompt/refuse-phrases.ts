import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

const nounKinds: readonly Sense['kind'][] = [
  'pattern',
  'motif',
  'layout',
  'own-layout',
  'later-cloth',
  'later-motif',
  'subject',
  'usage',
  'setting',
];
const adjectiveKinds: readonly Sense['kind'][] = [
  'aside',
  'ink',
  'size',
  'density',
  'detail',
  'style',
  'mood',
  'scheme',
  'shade',
  'cloth',
  'gender',
  'age',
  'repeat',
  'count',
  'sizes',
];

/** What a prompt refuses, by index of its phrases. */
export interface Refusals {
  readonly refused: Set<number>;
  /** Nouns of which only a kind is refused, as in "no red flowers": by that they are not asked for. */
  readonly unasked: Set<number>;
}

/**
 * What is refused ("no paisley", "not too dense", "फूल-पत्ती नहीं"). A refusal reaches one noun or compound with what describes it, and further
 * over "or", over "and" to a thing of the same kind, and over commas that end in "or". With a description ("no red flowers") only
 * the description is refused.
 */
export function refusePhrases(phrases: readonly Phrase[]): Refusals {
  const refused = new Set<number>();
  const groups: number[][] = [];
  const refuse = (group: readonly number[]) => {
    groups.push([...group]);
    for (const index of describing(phrases, group)) refused.add(index);
  };
  phrases.forEach((phrase, index) => {
    if (isNeither(phrases, index, refused)) ahead(phrases, index + 1, refuse);
    if (isClosing(phrases, index)) behind(phrases, index, refuse);
    if (phrase.sense.kind !== 'grammar' || isGenitive(phrases, index) || isException(phrases, index)) return;
    if (isTrailing(phrases, index)) behind(phrases, index, refuse);
    else if (phrase.sense.value === 'not') {
      // "Not for curtains".
      const isFor = isGrammar(phrases[index + 1]?.sense, 'for') && phrases[index + 1]?.gap === 'none';
      ahead(phrases, isFor ? index + 2 : index + 1, refuse);
      inkBehind(phrases, refused);
    }
    if (phrase.sense.value !== 'not-after' || isUndone(phrases, index)) return;
    if (!behind(phrases, index, refuse)) ahead(phrases, index + 1, refuse);
  });
  return { refused, unasked: unaskedIn(phrases, groups, refused) };
}

/** Sizes, densities and details of a thing are refused of one that is wanted; what has a colour or a manner is not wanted so, and may not be at all. */
const kindsOfThing: readonly Sense['kind'][] = ['ink', 'shade', 'style', 'mood', 'scheme'];

function unaskedIn(
  phrases: readonly Phrase[],
  groups: readonly (readonly number[])[],
  refused: ReadonlySet<number>,
): Set<number> {
  const unasked = groups.flatMap((group) => {
    const isOfKind = group.some((index) => kindsOfThing.includes(phrases[index]?.sense.kind ?? 'stop'));
    return isOfKind ? group.filter((index) => isAsked(phrases[index]) && !refused.has(index)) : [];
  });
  // Where nothing else is named they are what the cloth is about.
  const isOther = (phrase: Phrase, index: number) =>
    isAsked(phrase) && !refused.has(index) && !unasked.includes(index) && !isBorders(phrase);
  return new Set(phrases.some(isOther) ? unasked : unasked.filter((index) => isBorders(phrases[index])));
}

function isAsked(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && ['pattern', 'motif', 'subject', 'layout', 'own-layout'].includes(phrase.sense.kind);
}

function isBorders(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'layout' && phrase.sense.value === 'borders';
}

const excepting = oneOf('other than|except|apart from|besides|excluding|सिवाय|के सिवा|के अलावा|સિવાય');

/** "Free of motifs other than dots": what an exception is made of in what is refused is wanted. */
function isException(phrases: readonly Phrase[], index: number): boolean {
  if (!excepting.test(phrases[index]?.text ?? '')) return false;
  for (let at = index; at > 0 && phrases[at]?.gap === 'none'; at--) {
    const sense = phrases[at - 1]?.sense;
    if (isGrammar(sense, 'not')) return true;
  }
  return false;
}

/** "लाल के अलावा कोई रंग नहीं": nothing but red, whichever of the two refusals is asked about. */
function isUndone(phrases: readonly Phrase[], index: number): boolean {
  return [1, -1].some((step) => {
    for (let i = index + step; i >= 0 && i < phrases.length; i += step) {
      const phrase = phrases[i];
      const joint = step === 1 ? phrase : phrases[i + 1];
      if (phrase === undefined || joint?.gap !== 'none') return false;
      if (isGrammar(phrase.sense, 'not-after')) return true;
      if (phrase.sense.kind !== 'stop' && phrase.sense.kind !== 'unknown' && !isGrammar(phrase.sense, 'colours'))
        return false;
    }
    return false;
  });
}

/** "Lal rang bina": a word that usually stands before what it refuses, at the end of its clause. */
function isTrailing(phrases: readonly Phrase[], index: number): boolean {
  const next = phrases[index + 1];
  return ['bina', 'बिना'].includes(phrases[index]?.text ?? '') && (next === undefined || next.gap !== 'none');
}

/** "Red-free", "border-free", "keep red out": words that refuse only where they end what is said of a colour or a thing. */
function isClosing(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  const next = phrases[index + 1];
  if (phrase === undefined || (next !== undefined && next.gap === 'none')) return false;
  const before = phrases[index - 1]?.sense.kind ?? 'stop';
  if (phrase.text === 'free') return phrase.gap === 'none' && (before === 'ink' || nounKinds.includes(before));
  if (phrase.text !== 'out') return false;
  return phrases.slice(Math.max(0, index - 5), index).some(({ text }) => /^(?:keep|keeping|leave|take)$/u.test(text));
}

/** "Na phool na patti"; between two words it is the Gujarati "of". */
function isNeither(phrases: readonly Phrase[], index: number, refused: ReadonlySet<number>): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'stop' || phrase.text !== 'na') return false;
  return index === 0 || phrase.gap !== 'none' || refused.has(index - 1);
}

/** "Majith no dupatto": goods are not refused, it is the Gujarati "of". */
function isGenitive(phrases: readonly Phrase[], index: number): boolean {
  return isGujaratiOf(phrases, index) && phrases[index + 1]?.sense.kind === 'usage';
}

/** A "no" behind what may own the goods behind it. */
export function isGujaratiOf(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  return phrase?.text === 'no' && phrase.gap === 'none' && (phrases[index - 1]?.sense.kind ?? 'grammar') !== 'grammar';
}

function ahead(phrases: readonly Phrase[], from: number, refuse: Refuse): void {
  let start = from;
  let sort: string | undefined;
  while (start < phrases.length) {
    const group = groupFrom(phrases, start, start === from);
    const last = phrases[group.at(-1) ?? -1];
    if (
      last === undefined ||
      (sort !== undefined && sortOf(last) !== sort && !isGrammar(phrases[start - 1]?.sense, 'or'))
    )
      return;
    refuse(group);
    sort = sortOf(last);
    const end = (group.at(-1) ?? start) + 1;
    const next = phrases[end];
    if (next === undefined || next.gap === 'stop') return;
    if (isGrammar(next.sense, 'or')) start = end + 1;
    else if (isGrammar(next.sense, 'and') && next.gap === 'none' && isAlone(phrases, overStops(phrases, end + 1), sort))
      start = end + 1;
    else if (next.gap === 'comma' && (endsInOr(phrases, end, sort) || isFurther(phrases, from, end))) start = end;
    else return;
  }
}

/** Past "the" and the like. */
function overStops(phrases: readonly Phrase[], from: number): number {
  let at = from;
  while (phrases[at]?.gap === 'none' && phrases[at]?.sense.kind === 'stop' && !any.test(phrases[at]?.text ?? '')) at++;
  return at;
}

/** "Elephants, no flowers, leaves and birds": after what is wanted was named, a list of figures that "and" closes is refused to its end. */
function isFurther(phrases: readonly Phrase[], from: number, at: number): boolean {
  if (!phrases.slice(0, from).some(({ sense }) => isDrawn(sense))) return false;
  for (let i = at; isDrawn(phrases[i]?.sense); i++) {
    const next = phrases[i + 1];
    if (isGrammar(next?.sense, 'and') && next?.gap === 'none')
      return isDrawn(phrases[i + 2]?.sense) && (phrases[i + 3]?.gap ?? 'stop') !== 'none';
    if (next?.gap !== 'comma') return false;
  }
  return false;
}

/** "No outlines in black" are no black outlines. */
function inkBehind(phrases: readonly Phrase[], refused: Set<number>): void {
  for (const index of refused) {
    const { sense } = phrases[index] ?? {};
    const [joint, ink] = [phrases[index + 1], phrases[index + 2]];
    if (sense?.kind !== 'detail' || sense.value !== 'outlined' || joint?.gap !== 'none' || ink?.gap !== 'none')
      continue;
    if (isGrammar(joint.sense, 'in') && ink.sense.kind === 'ink') refused.add(index + 2);
  }
}

const butOnly = /^(?:but|only|just|sirf|सिर्फ|केवल|ફક્ત|માત્ર)$/u;

/** Indices of the describing words and their noun, or compound of nouns, from `start` on. */
function groupFrom(phrases: readonly Phrase[], start: number, isFirst: boolean): number[] {
  const group: number[] = [];
  for (let i = start; i < phrases.length; i++) {
    const phrase = phrases[i];
    if (
      phrase === undefined ||
      (i > start && phrase.gap !== 'none') ||
      (i === start && isFirst && phrase.gap === 'stop')
    )
      break;
    const { kind } = phrase.sense;
    // "No motifs but dots".
    if (kind === 'stop' && butOnly.test(phrase.text)) break;
    // "None of them in orange".
    const isIn = isFirst && isGrammar(phrase.sense, 'in');
    if (kind === 'stop' || kind === 'unknown' || (group.length === 0 && (isGrammar(phrase.sense, 'colours') || isIn)))
      continue;
    if (nounKinds.includes(kind)) return [...group, ...compoundFrom(phrases, i)];
    if (!adjectiveKinds.includes(kind)) break;
    group.push(i);
  }
  return group;
}

/** "Bina phool patti ke", "no leaf trails": figures side by side are one thing to whoever refuses them. */
function compoundFrom(phrases: readonly Phrase[], start: number): number[] {
  const compound = [start];
  for (
    let i = start + 1;
    isDrawn(phrases[i - 1]?.sense) && isDrawn(phrases[i]?.sense) && phrases[i]?.gap === 'none';
    i++
  )
    compound.push(i);
  return compound;
}

type Refuse = (group: readonly number[]) => void;

const any = oneOf('koi|कोई|કોઈ|કોઇ');

/** "कोई फूल, पत्ती या चिड़िया नहीं": from the word on, the list before a refusal belongs to it. */
function anyBefore(phrases: readonly Phrase[], first: number): number[] {
  const list: number[] = [];
  for (let i = first - 1; i >= 0; i--) {
    const phrase = phrases[i];
    if (phrase === undefined || phrases[i + 1]?.gap === 'stop') return [];
    if (any.test(phrase.text)) return list;
    if (isDrawn(phrase.sense)) list.unshift(i);
    else if (phrase.sense.kind !== 'stop' && !isGrammar(phrase.sense, 'and', 'or')) return [];
  }
  return [];
}

/** The Gujarati "or" in Latin letters, which in Hindi is "of". */
function isOr(phrases: readonly Phrase[], index: number): boolean {
  return isGrammar(phrases[index]?.sense, 'and', 'or') || phrases[index]?.text === 'ke';
}

function behind(phrases: readonly Phrase[], from: number, refuse: Refuse): boolean {
  const group: number[] = [];
  let sort: string | undefined;
  for (let i = from - 1; i >= 0 && phrases[i + 1]?.gap === 'none'; i--) {
    const phrase = phrases[i];
    if (phrase === undefined) break;
    const { sense } = phrase;
    // "हाथी और कोई फूल नहीं": what comes before the word is not refused.
    if (sort !== undefined && any.test(phrase.text)) break;
    if (
      sense.kind === 'stop' ||
      (sort === undefined && isGrammar(phrase.sense, 'colours')) ||
      // "पर्दे के लिए नहीं".
      (i === from - 1 && isGrammar(phrase.sense, 'for')) ||
      (sort === undefined && sense.kind === 'unknown')
    )
      continue;
    if (nounKinds.includes(sense.kind)) {
      const isCompound = isDrawn(phrase.sense) && group[0] === i + 1 && isDrawn(phrases[i + 1]?.sense);
      if (sort !== undefined && (sortOf(phrase) !== sort || !(isCompound || isOr(phrases, i + 1)))) break;
      sort = sortOf(phrases[i]);
      group.unshift(i);
    } else if (adjectiveKinds.includes(sense.kind) && sort === undefined) {
      sort = sense.kind;
      group.unshift(i);
    } else if (adjectiveKinds.includes(sense.kind) && sense.kind === 'ink') {
      group.unshift(i);
      break;
    } else if (!isGrammar(phrases[i]?.sense, 'and', 'or')) break;
  }
  const list = sort === undefined ? [] : anyBefore(phrases, group[0] ?? from);
  if (group.length > 0) refuse([...list, ...group]);
  return group.length > 0;
}

function describing(phrases: readonly Phrase[], group: readonly number[]): readonly number[] {
  const words = group.filter((index) => adjectiveKinds.includes(phrases[index]?.sense.kind ?? 'stop'));
  return words.length > 0 ? words : group;
}

/** Things drawn are of one sort, whatever table they are in. */
function sortOf(phrase: Phrase | undefined): string {
  const kind = phrase?.sense.kind ?? '';
  return ['pattern', 'motif', 'subject', 'layout', 'own-layout', 'later-motif', 'later-cloth'].includes(kind)
    ? 'drawn'
    : kind;
}

function isAlone(phrases: readonly Phrase[], index: number, sort: string): boolean {
  const phrase = phrases[index];
  if (sortOf(phrase) !== sort || phrase?.gap !== 'none') return false;
  const next = phrases[index + 1];
  return sort !== 'ink' || next === undefined || next.gap !== 'none' || !nounKinds.includes(next.sense.kind);
}

/** "…, stripes or dots": the comma list goes on to an "or". */
function endsInOr(phrases: readonly Phrase[], from: number, sort: string): boolean {
  for (let i = from; i < phrases.length && i < from + 16; i++) {
    const phrase = phrases[i];
    if (phrase === undefined || phrase.gap === 'stop') return false;
    if (isGrammar(phrase.sense, 'or')) return true;
    if (sortOf(phrase) !== sort && phrase.sense.kind !== 'stop') return false;
  }
  return false;
}
