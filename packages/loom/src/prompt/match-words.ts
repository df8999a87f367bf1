import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { type LexiconNode, lexicon, lexiconForms, type Meaning } from './lexicon.ts';
import { isRightlySpelt } from './rightly-spelt.ts';
import { soundsLike } from './sound-words.ts';
import type { Gap, Word } from './split-words.ts';
import { subjectWords } from './subject-words.ts';

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
  'में',
  'पर',
  'का',
  'कि',
  'के',
  'को',
  'से',
];

/** Misspellings are looked for in the first unknown words only: the work stays linear. */
const mostCorrections = 24;

/** Words → the longest known phrases. A phrase never reaches over punctuation. Linear in the number of words. */
export function matchWords(words: readonly Word[]): Match[] {
  const matches: Match[] = [];
  // Built for an empty field already, so that the first key does not wait for it.
  const known = lexicon();
  const drawn = subjectWords();
  let corrections = 0;
  for (let i = 0; i < words.length; ) {
    const first = words[i];
    if (first === undefined) break;
    let [length, meanings] = longest(known, words, i);
    const [named, subject] = drawn === undefined ? [0, []] : longest(drawn, words, i);
    // "Shooting star" is no star; what is understood and not drawn by hand may be drawn from a library.
    const isOpen = meanings.every(({ kind }) => kind === 'later-motif' || kind === 'colour');
    if (subject.length > 0 && (named > length || (named === length && isOpen))) {
      const isDye = named === length && /[\u0900-\u097f\u0a80-\u0aff]/.test(first.text);
      [length, meanings] = [named, isDye ? [...subject, ...meanings.filter(({ kind }) => kind === 'colour')] : subject];
    }
    if (length > 1 && isDyedThing(words, i, length, meanings)) [length, meanings] = [1, ofWord(first.text)];
    if (length === 2 && meanings[0]?.kind === 'colour' && isPaired(words, i, matches))
      [length, meanings] = [1, ofWord(first.text)];
    if (length === 2 && isInBlockPrint(words, i)) [length, meanings] = [1, ofWord(first.text)];
    if (meanings.length === 0) meanings = withoutEnding(known, first.text);
    if (meanings.length === 0 && drawn !== undefined) meanings = withoutEnding(drawn, first.text);
    if (meanings.length === 0 && !isRightlySpelt(first.text)) [length, meanings] = soundsLike(words, i);
    if (meanings.length === 0 && !isRightlySpelt(first.text)) meanings = withoutLatinEnding(first.text);
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

function longest(
  known: LexiconNode,
  words: readonly Word[],
  from: number,
): [length: number, meanings: readonly Meaning[]] {
  let node: LexiconNode | undefined = known;
  let found: [number, readonly Meaning[]] = [1, []];
  for (let i = from; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || (i > from && word.gap !== 'none')) break;
    const next: LexiconNode | undefined = node.next?.get(i > from && isAnd(word.text) ? 'and' : word.text);
    // "બ્લોક છાપમાં": the ending is written onto the last word of a phrase.
    const ended = next === undefined && i > from ? withoutEnding(node, word.text) : [];
    if (ended.length > 0) found = [i - from + 1, ended];
    node = next;
    if (node === undefined) break;
    if (node.meanings.length > 0) found = [i - from + 1, node.meanings];
  }
  return found;
}

/** What a single word means, a thing of a library before a dye. */
function ofWord(text: string): readonly Meaning[] {
  const own = lexicon().next?.get(text)?.meanings ?? [];
  const things = subjectWords()?.next?.get(text)?.meanings ?? [];
  return things.length === 0 || own.some(isDrawn) ? own : things;
}

const hues: ReadonlySet<string> = new Set(
  'red yellow green blue white black pink orange purple brown grey maroon navy'.split(' '),
);

/** "Red chilli": a colour and a thing, where the thing without the colour has the same drawing; a red panda has another. */
function isDyedThing(words: readonly Word[], from: number, length: number, meanings: readonly Meaning[]): boolean {
  const drawn = subjectWords();
  const [meaning] = meanings;
  const [dye] = ofWord(words[from]?.text ?? '');
  if (drawn === undefined || meaning?.kind !== 'subject' || dye?.kind !== 'colour') return false;
  // Honey bees and straw hats have no such colour.
  if (!hues.has(dye.value)) return false;
  const [rest, [thing]] = longest(drawn, words, from + 1);
  return rest === length - 1 && thing?.kind === 'subject' && thing.value === meaning.value;
}

/** "Two colour block print" is printed with blocks, and no colour blocking. */
function isInBlockPrint(words: readonly Word[], from: number): boolean {
  const text = words.slice(from, from + 3).map((word) => word.text);
  return /^colou?rs? block print/.test(text.join(' '));
}

/** "हाथी स्लेटी, कमल गुलाबी": beside another thing with its colour behind it, the name of a dye is a thing and its colour. */
function isPaired(words: readonly Word[], from: number, before: readonly Match[]): boolean {
  const [first, second, next] = words.slice(from, from + 3);
  if (first === undefined || second === undefined || !/[\u0900-\u097f\u0a80-\u0aff]/.test(first.text)) return false;
  const is = (word: Word | undefined, isSo: (meaning: Meaning) => boolean) =>
    word !== undefined && ofWord(word.text).some(isSo);
  const isAndMeant = (meaning: Meaning) => isGrammar(meaning, 'and');
  const isDye = ({ kind }: Meaning) => kind === 'colour';
  // "तोता हरा रंग", "तोता हरा ज़मीन" is the dye.
  const joined = before.at(-1)?.meanings.some(isAndMeant) === true;
  const said = before.slice(0, joined ? -1 : undefined);
  const isOf = said.at(-1)?.meanings.some((meaning) => isGrammar(meaning, 'colours')) === true;
  if (next?.gap === 'none' && !is(next, isAndMeant) && !isOf) return false;
  if (!is(first, isDrawn) || !is(second, isDye)) return false;
  const [thing, dye] = said.slice(0, isOf ? -1 : undefined).slice(-2);
  const isBehind =
    (joined || first.gap === 'comma') &&
    dye?.gap === 'none' &&
    dye.meanings[0]?.kind === 'colour' &&
    thing?.meanings.some(isDrawn) === true;
  const at = is(next, isAndMeant) ? from + 3 : from + 2;
  const isAhead = (is(next, isAndMeant) || next?.gap === 'comma') && is(words[at], isDrawn) && is(words[at + 1], isDye);
  return isBehind || isAhead;
}

/** "Tie & dye". */
function isAnd(sign: string): boolean {
  return sign === '&' || sign === '+';
}

function withoutEnding({ next: known }: LexiconNode, text: string): readonly Meaning[] {
  for (const ending of endings) {
    if (!text.endsWith(ending) || text.length < ending.length + 2) continue;
    const stem = text.slice(0, -ending.length);
    const meanings = known?.get(stem)?.meanings ?? known?.get(`${stem}ા`)?.meanings ?? [];
    if (meanings.length > 0) return meanings;
  }
  return [];
}

/** Plurals and oblique cases of Hindi and Gujarati in Latin letters: "kekde" are "kekda", "machhlio" are "machhli". */
const latinEndings = [
  ['iyan', 'i'],
  ['iyon', 'i'],
  ['on', 'a'],
  ['e', 'a'],
  ['o', ''],
] as const;

/** A table is no drum: "tabla" has no such form. */
const englishEnding = /[^aeiou]le$/;

function withoutLatinEnding(text: string): readonly Meaning[] {
  if (text.length < shortestWord || englishEnding.test(text)) return [];
  for (const [ending, other] of latinEndings) {
    const stem = text.endsWith(ending) ? ofWord(text.slice(0, -ending.length) + other) : [];
    if (stem.some(({ kind }) => kind === 'motif' || kind === 'subject')) return stem;
  }
  return [];
}

const shortestWord = 5;
const longestWord = 16;
/** Names of things and colours are guessed from this length on. */
const shortestThing = 4;
const thingKinds: readonly Meaning['kind'][] = ['motif', 'colour', 'layout'];
const clothKinds: readonly Meaning['kind'][] = ['pattern', 'own-layout'];

interface Name {
  readonly text: string;
  readonly meaning: Meaning;
  readonly isCloth: boolean;
}
let knownNames: ReadonlyMap<string | undefined, readonly Name[]> | undefined;

/**
 * A misspelt name of a cloth, or a longer one of a motif, a layout or a colour: one letter wrong, missing, too many or exchanged, two in
 * names of cloths of eight letters and of things of nine, never in a word of five; the first letter must be right, and the nearest name wins. Other
 * words are not guessed: they decide little, and too many good words look like them.
 */
function correctWord(text: string): readonly Meaning[] {
  if (isRightlySpelt(text) || text.length < shortestWord || text.length > longestWord) return [];
  knownNames ??= build();
  let found: readonly Meaning[] = [];
  let least = 3;
  for (const name of knownNames.get(text[0]) ?? []) {
    const allowed = Math.min(allowedIn(name), text.length < 6 ? 1 : 2);
    if (Math.abs(name.text.length - text.length) > allowed) continue;
    if (!name.isCloth && name.text.length < surelyMeant && !isSlip(name.text, text)) continue;
    const distance = edits(name.text, text);
    if (distance <= allowed && distance < least) {
      least = distance;
      found = [name.meaning];
    }
  }
  return found;
}

/** Shorter names of things look like too many other words: only a letter left out, written twice or exchanged is taken for a slip in them. */
const surelyMeant = 7;

function isSlip(name: string, text: string): boolean {
  const once = (word: string) => word.replace(/(.)\1/g, '$1');
  if (once(name) === once(text)) return true;
  const isVowel = (letter: string | undefined) => /[aeiou]/.test(letter ?? '');
  if (name.length === text.length) {
    const differing = [...name].flatMap((letter, at) => (letter === text[at] ? [] : [at]));
    const [first = 0, second] = differing;
    if (second !== undefined)
      return second === first + 1 && name[first] === text[second] && name[second] === text[first];
    return name.length >= 5 && isVowel(name[first]) && isVowel(text[first]);
  }
  return text.length === name.length - 1 && name.length >= 5;
}

function allowedIn({ text, isCloth }: Name): number {
  return text.length >= (isCloth ? 8 : 9) ? 2 : 1;
}

function build(): Map<string | undefined, Name[]> {
  const names = lexiconForms().flatMap(({ text, meaning }): Name[] => {
    const isCloth = clothKinds.includes(meaning.kind);
    const isThing = thingKinds.includes(meaning.kind) && text.length >= shortestThing && !text.includes(' ');
    return (isCloth && text.length >= shortestWord) || isThing ? [{ text, meaning, isCloth }] : [];
  });
  return Map.groupBy(names, ({ text }) => text[0]);
}

/** Optimal string alignment distance. */
function edits(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[other.length] ?? 0;
}
