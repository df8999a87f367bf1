import type { Family, Language } from '@naksha/contract';
import { bindColours } from './bind-colours.ts';
import { collectIntent } from './collect-intent.ts';
import { foldText } from './fold-text.ts';
import type { Intent } from './intent.ts';
import { joinPhrases } from './join-phrases.ts';
import { joinSizes } from './join-sizes.ts';
import { matchWords } from './match-words.ts';
import type { Phrase, Sense } from './phrase.ts';
import { readHomographs } from './read-homographs.ts';
import { setAside } from './set-aside.ts';
import { splitWords } from './split-words.ts';
import { takeBorder } from './take-border.ts';
import { takeOnly } from './take-only.ts';

/**
 * Reads a prompt in English, Hindi, Gujarati or their romanised mixture: what it asks for, each understood word with its
 * span in `text` (UTF-16 units), and the words that are not known. Never throws; any text is a prompt, markup and control characters
 * included, and the time grows with its length alone. `language` is the reader's. `cloth` is the trained
 * pattern if one was chosen: not every cloth can draw every motif.
 */
export function readPrompt(text: string, language: Language, cloth?: Family): Intent {
  const { phrases: taken, border } = takeBorder(
    takeOnly(readHomographs(joinSizes(joinPhrases(matchWords(splitWords(foldText(text))))))),
  );
  const phrases = setAside(taken);
  const refused = refusePhrases(phrases);
  const parts = bindColours(phrases, refused);
  return collectIntent({ text, language, cloth, phrases, refused, few: fewPhrases(phrases, refused), parts, border });
}

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

/**
 * Which phrases are refused ("no paisley", "not too dense", "फूल के बिना"), by index. A refusal reaches one noun with what
 * describes it, and further over "or", over "and" to a thing of the same kind, and over commas that end in "or". With a
 * description ("no red flowers") only the description is refused.
 */
function refusePhrases(phrases: readonly Phrase[]): Set<number> {
  const refused = new Set<number>();
  phrases.forEach((phrase, index) => {
    if (isNeither(phrases, index, refused)) ahead(phrases, index + 1, refused);
    if (isClosing(phrases, index)) behind(phrases, index, refused);
    if (phrase.sense.kind !== 'grammar' || isGenitive(phrases, index)) return;
    if (isTrailing(phrases, index)) behind(phrases, index, refused);
    else if (phrase.sense.value === 'not') {
      ahead(phrases, index + 1, refused);
      inkBehind(phrases, refused);
    }
    if (phrase.sense.value !== 'not-after' || isUndone(phrases, index)) return;
    if (!behind(phrases, index, refused)) ahead(phrases, index + 1, refused);
  });
  return refused;
}

/** "लाल के अलावा कोई रंग नहीं": nothing but red, whichever of the two refusals is asked about. */
function isUndone(phrases: readonly Phrase[], index: number): boolean {
  return [1, -1].some((step) => {
    for (let i = index + step; i >= 0 && i < phrases.length; i += step) {
      const phrase = phrases[i];
      const joint = step === 1 ? phrase : phrases[i + 1];
      if (phrase === undefined || joint?.gap !== 'none') return false;
      if (phrase.sense.kind === 'grammar' && phrase.sense.value === 'not-after') return true;
      if (phrase.sense.kind !== 'stop' && phrase.sense.kind !== 'unknown' && !isColours(phrase)) return false;
    }
    return false;
  });
}

/** "Lal rang bina": a word that usually stands before what it refuses, at the end of its clause. */
function isTrailing(phrases: readonly Phrase[], index: number): boolean {
  const next = phrases[index + 1];
  return ['bina', 'बिना'].includes(phrases[index]?.text ?? '') && (next === undefined || next.gap !== 'none');
}

/** "Red-free", "keep red out": words that refuse only where they end what is said of a colour. */
function isClosing(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  const next = phrases[index + 1];
  if (phrase === undefined || (next !== undefined && next.gap === 'none')) return false;
  if (phrase.text === 'free') return phrases[index - 1]?.sense.kind === 'ink';
  if (phrase.text !== 'out') return false;
  return phrases.slice(Math.max(0, index - 5), index).some(({ text }) => /^(?:keep|keeping|leave|take)$/u.test(text));
}

/** "Red colour", "लाल रंग": the word adds nothing to the colour. */
function isColours({ sense }: Phrase): boolean {
  return sense.kind === 'grammar' && sense.value === 'colours';
}

/** "Na phool na patti"; between two words it is the Gujarati "of". */
function isNeither(phrases: readonly Phrase[], index: number, refused: ReadonlySet<number>): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'stop' || phrase.text !== 'na') return false;
  return index === 0 || phrase.gap !== 'none' || refused.has(index - 1);
}

/** "Majith no dupatto": goods are not refused, it is the Gujarati "of". */
function isGenitive(phrases: readonly Phrase[], index: number): boolean {
  return phrases[index]?.text === 'no' && phrases[index + 1]?.sense.kind === 'usage';
}

function ahead(phrases: readonly Phrase[], from: number, refused: Set<number>): void {
  let start = from;
  let sort: string | undefined;
  while (start < phrases.length) {
    const group = groupFrom(phrases, start, start === from);
    const last = phrases[group.at(-1) ?? -1];
    if (last === undefined || (sort !== undefined && sortOf(last) !== sort && !isJoin(phrases[start - 1], 'or')))
      return;
    for (const index of describing(phrases, group)) refused.add(index);
    sort = sortOf(last);
    const end = (group.at(-1) ?? start) + 1;
    const next = phrases[end];
    if (next === undefined || next.gap === 'stop') return;
    if (isJoin(next, 'or')) start = end + 1;
    else if (isJoin(next, 'and') && next.gap === 'none' && isAlone(phrases, end + 1, sort)) start = end + 1;
    else if (next.gap === 'comma' && endsInOr(phrases, end, sort)) start = end;
    else return;
  }
}

/** "No outlines in black" are no black outlines. */
function inkBehind(phrases: readonly Phrase[], refused: Set<number>): void {
  for (const index of refused) {
    const { sense } = phrases[index] ?? {};
    const [joint, ink] = [phrases[index + 1], phrases[index + 2]];
    if (sense?.kind !== 'detail' || sense.value !== 'outlined' || joint?.gap !== 'none' || ink?.gap !== 'none')
      continue;
    if (joint.sense.kind === 'grammar' && joint.sense.value === 'in' && ink.sense.kind === 'ink')
      refused.add(index + 2);
  }
}

/** Indices of the describing words and their noun from `start` on. */
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
    if (kind === 'stop' || kind === 'unknown' || (group.length === 0 && isColours(phrase))) continue;
    if (nounKinds.includes(kind)) return [...group, i];
    if (!adjectiveKinds.includes(kind)) break;
    group.push(i);
  }
  return group;
}

function behind(phrases: readonly Phrase[], from: number, refused: Set<number>): boolean {
  const group: number[] = [];
  let sort: string | undefined;
  for (let i = from - 1; i >= 0 && phrases[i + 1]?.gap === 'none'; i--) {
    const phrase = phrases[i];
    if (phrase === undefined) break;
    const { sense } = phrase;
    if (
      sense.kind === 'stop' ||
      (sort === undefined && isColours(phrase)) ||
      (sort === undefined && sense.kind === 'unknown')
    )
      continue;
    if (nounKinds.includes(sense.kind)) {
      if (sort !== undefined && (sortOf(phrases[i]) !== sort || !isJoin(phrases[i + 1], 'and', 'or'))) break;
      sort = sortOf(phrases[i]);
      group.unshift(i);
    } else if (adjectiveKinds.includes(sense.kind) && sort === undefined) {
      sort = sense.kind;
      group.unshift(i);
    } else if (adjectiveKinds.includes(sense.kind) && sense.kind === 'ink') {
      group.unshift(i);
      break;
    } else if (!isJoin(phrases[i], 'and', 'or')) break;
  }
  for (const index of describing(phrases, group)) refused.add(index);
  return group.length > 0;
}

function describing(phrases: readonly Phrase[], group: readonly number[]): readonly number[] {
  const words = group.filter((index) => adjectiveKinds.includes(phrases[index]?.sense.kind ?? 'stop'));
  return words.length > 0 ? words : group;
}

function isJoin(phrase: Phrase | undefined, ...words: readonly ('and' | 'or')[]): boolean {
  return phrase?.sense.kind === 'grammar' && words.some((word) => word === phrase.sense.value);
}

/** Things drawn are of one sort, whatever table they are in. */
function sortOf(phrase: Phrase | undefined): string {
  const kind = phrase?.sense.kind ?? '';
  return ['pattern', 'motif', 'layout', 'own-layout', 'later-motif', 'later-cloth'].includes(kind) ? 'drawn' : kind;
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
    if (isJoin(phrase, 'or')) return true;
    if (sortOf(phrase) !== sort && phrase.sense.kind !== 'stop') return false;
  }
  return false;
}

/** What may stand between "few" and the motif. */
const passedKinds: readonly Sense['kind'][] = ['stop', 'ink', 'shade', 'size', 'detail', 'style', 'mood', 'scheme'];

/** Which phrases are motifs of which there is to be little ("few flowers", "फूल कम"), by index. */
function fewPhrases(phrases: readonly Phrase[], refused: ReadonlySet<number>): Set<number> {
  const few = new Set<number>();
  phrases.forEach(({ sense }, index) => {
    if (sense.kind !== 'grammar' || (sense.value !== 'few' && sense.value !== 'few-after')) return;
    const behind = sense.value === 'few' ? undefined : motifFrom(phrases, index, -1);
    const motif = behind ?? motifFrom(phrases, index, 1);
    if (motif !== undefined && !refused.has(motif)) few.add(motif);
  });
  return few;
}

/** Index of the next motif of the clause, to the right or to the left. */
function motifFrom(phrases: readonly Phrase[], from: number, step: 1 | -1): number | undefined {
  for (let i = from + step; i >= 0 && i < phrases.length; i += step) {
    const joint = step === 1 ? phrases[i] : phrases[i + 1];
    const kind = phrases[i]?.sense.kind;
    if (joint?.gap !== 'none' || kind === undefined) return undefined;
    if (kind === 'motif') return i;
    if (!passedKinds.includes(kind)) return undefined;
  }
  return undefined;
}
