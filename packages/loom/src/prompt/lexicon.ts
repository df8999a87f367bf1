import {
  type AgeGroup,
  type ColorScheme,
  type Detail,
  type Family,
  families,
  type Gender,
  type Mood,
  type Repeat,
  type Setting,
  type Style,
  type Usage,
} from '@naksha/contract';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { FinishCloth } from '../vocabulary/finish-cloths.ts';
import { type ColourName, colourWords } from '../vocabulary/lexicon-colours.ts';
import {
  countWords,
  type DensityWord,
  densityWords,
  type GrammarWord,
  grammarWords,
  numberWords,
  type ShadeWord,
  type SizeWord,
  shadeWords,
  sizeWords,
} from '../vocabulary/lexicon-grammar.ts';
import { type LaterCloth, type LaterMotif, laterCloths, laterMotifs } from '../vocabulary/lexicon-later.ts';
import { type LayoutWord, layoutWords } from '../vocabulary/lexicon-layouts.ts';
import { type MotifWord, motifWords } from '../vocabulary/lexicon-motifs.ts';
import {
  ageWords,
  clothWords,
  detailWords,
  type Furnishing,
  furnishingWords,
  genderWords,
  repeatWords,
  usageWords,
} from '../vocabulary/lexicon-people.ts';
import { stopWords } from '../vocabulary/lexicon-stop-words.ts';
import { moodWords, schemeWords, settingWords, styleWords } from '../vocabulary/lexicon-styles.ts';
import { airWords } from '../vocabulary/noted-words.ts';
import { formsOf } from '../vocabulary/words.ts';
import { foldText } from './fold-text.ts';

/** What a word or phrase means. */
export type Meaning =
  | { readonly kind: 'pattern'; readonly value: Family }
  | { readonly kind: 'own-layout'; readonly value: string; readonly family: Family }
  | { readonly kind: 'later-cloth'; readonly value: LaterCloth }
  | { readonly kind: 'later-motif'; readonly value: LaterMotif }
  | { readonly kind: 'subject'; readonly value: string }
  | { readonly kind: 'layout'; readonly value: LayoutWord }
  | { readonly kind: 'repeat'; readonly value: Repeat }
  | { readonly kind: 'motif'; readonly value: MotifWord }
  | { readonly kind: 'colour'; readonly value: ColourName }
  | { readonly kind: 'shade'; readonly value: ShadeWord }
  | { readonly kind: 'size'; readonly value: SizeWord }
  | { readonly kind: 'density'; readonly value: DensityWord }
  | { readonly kind: 'detail'; readonly value: Detail }
  | { readonly kind: 'style'; readonly value: Style }
  | { readonly kind: 'mood'; readonly value: Mood }
  | { readonly kind: 'scheme'; readonly value: ColorScheme }
  | { readonly kind: 'setting'; readonly value: Setting }
  | { readonly kind: 'usage'; readonly value: Usage | Furnishing }
  | { readonly kind: 'gender'; readonly value: Gender }
  | { readonly kind: 'age'; readonly value: AgeGroup }
  | { readonly kind: 'cloth'; readonly value: FinishCloth }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'count'; readonly value: string }
  | { readonly kind: 'grammar'; readonly value: GrammarWord }
  | { readonly kind: 'stop'; readonly value: '' };

/** A node of the tree of words: what the words so far mean, if anything, and how they may go on. */
export interface LexiconNode {
  /** Absent where no known phrase goes on. */
  next?: Map<string, LexiconNode>;
  /** More than one where a word is a colour as well as a flower. */
  readonly meanings: Meaning[];
}

const tables = {
  motif: motifWords,
  layout: layoutWords,
  repeat: repeatWords,
  'later-motif': laterMotifs,
  shade: shadeWords,
  size: sizeWords,
  density: densityWords,
  detail: detailWords,
  style: styleWords,
  mood: moodWords,
  scheme: schemeWords,
  setting: settingWords,
  usage: { ...usageWords, ...furnishingWords },
  gender: genderWords,
  age: ageWords,
  cloth: clothWords,
  number: numberWords,
  count: countWords,
  grammar: grammarWords,
} as const;

let built: LexiconNode | undefined;

/** The tree of all words of all tables, built on first use. */
export function lexicon(): LexiconNode {
  built ??= build();
  return built;
}

/** A form of the tables. */
export interface LexiconForm {
  readonly form: string;
  /** Folded: as the words of a prompt are compared with it. */
  readonly text: string;
  readonly meaning: Meaning;
}

let listed: readonly LexiconForm[] | undefined;

/** Every form with its meaning, first forms first, the names of the cloths and of what is theirs alone before all others; listed on first use. */
export function lexiconForms(): readonly LexiconForm[] {
  listed ??= list();
  return listed;
}

function list(): LexiconForm[] {
  const forms = families.flatMap((family) => {
    const { words, layouts } = vocabularies[family];
    const own = Object.entries(layouts).flatMap(([value, layout]) =>
      (layout.words ?? []).flatMap((each) => formsMeaning(each, { kind: 'own-layout', value, family })),
    );
    return [...words.flatMap((each) => formsMeaning(each, { kind: 'pattern', value: family })), ...own];
  });
  for (const [value, { words }] of Object.entries(laterCloths)) {
    for (const each of words) forms.push(...formsMeaning(each, { kind: 'later-cloth', value: value as LaterCloth }));
  }
  for (const [kind, table] of Object.entries(tables)) {
    for (const [value, words] of Object.entries(table)) {
      for (const each of words) forms.push(...formsMeaning(each, { kind, value } as Meaning));
    }
  }
  for (const [value, [, ...words]] of Object.entries(colourWords)) {
    for (const each of words) forms.push(...formsMeaning(each, { kind: 'colour', value: value as ColourName }));
  }
  return forms;
}

const formsMeaning = (words: string, meaning: Meaning): LexiconForm[] =>
  formsOf(words).map((form) => ({ form, text: foldText(form).text, meaning }));

function build(): LexiconNode {
  const root: LexiconNode = { meanings: [] };
  const forms = lexiconForms().map(({ text, meaning }) => ({ phrase: keyOf(text), meaning }));
  for (const { phrase, meaning } of forms) nodeAt(root, phrase).meanings.push(meaning);
  // What is noted where it stands parts no words from each other.
  for (const phrase of [...stopWords, ...airWords.flatMap(formsOf)].map((word) => keyOf(foldText(word).text))) {
    const node = nodeAt(root, phrase);
    if (node.meanings.length === 0) node.meanings.push({ kind: 'stop', value: '' });
  }
  for (const { phrase, meaning } of forms) {
    // "Traffic lights" say nothing of how light the ground is: English adjectives have no plural.
    for (const inflected of meaning.kind === 'shade' && /[a-z]$/.test(phrase) ? [] : inflect(phrase)) {
      const node = nodeAt(root, inflected);
      if (node.meanings.length === 0) node.meanings.push(meaning);
    }
  }
  return root;
}

/** The words of a folded form, with nothing but blanks between them. */
export function keyOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** The node of a phrase, made where there is none. */
export function nodeAt(root: LexiconNode, phrase: string): LexiconNode {
  let node = root;
  for (const word of phrase.split(' ')) {
    node.next ??= new Map();
    let next = node.next.get(word);
    if (next === undefined) {
      next = { meanings: [] };
      node.next.set(word, next);
    }
    node = next;
  }
  return node;
}

/** Shorter words are function words, whose endings would make other function words. */
const shortestStem = 3;

/**
 * The forms in which a folded lexicon phrase is met in running text: English plurals; Hindi and Gujarati gender, number and
 * oblique of its last word. Made once when the lexicon is built; more than is grammatical does no harm.
 */
export function inflect(phrase: string): string[] {
  const last = phrase.at(-1) ?? '';
  const stem = phrase.slice(0, -1);
  if (/[a-z]/.test(last)) return [phrase, plural(phrase)];
  if (phrase.length < shortestStem) return [phrase];
  if (/[\u0900-\u097f]/.test(last)) return [phrase, ...hindi(phrase, stem, last)];
  if (/[\u0a80-\u0aff]/.test(last)) return [phrase, ...gujarati(phrase, stem, last)];
  return [phrase];
}

function plural(phrase: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(phrase)) return `${phrase}es`;
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
}

function hindi(phrase: string, stem: string, last: string): string[] {
  if (last === 'ा') return ['े', 'ि', 'ों', 'ें', 'िया', 'ियां', 'ियों', 'ओं', 'ाओं'].map((end) => stem + end);
  if (last === 'ि') return ['ियां', 'ियों', 'िया', 'ा', 'े'].map((end) => stem + end);
  if (last === 'ु') return ['ुओं', 'ुएं'].map((end) => stem + end);
  return /[\u0915-\u0939]/.test(last) ? ['ों', 'ें', 'ो', 'े'].map((end) => phrase + end) : [];
}

function gujarati(phrase: string, stem: string, last: string): string[] {
  if (last === 'ં' && phrase.endsWith('ું'))
    return ['ો', 'િ', 'ા', 'ાં', 'ે', 'િઓ', 'ાઓ'].map((end) => phrase.slice(0, -2) + end);
  if (last === 'ો') return ['ું', 'િ', 'ા', 'ાં', 'ે', 'ાઓ'].map((end) => stem + end);
  if (last === 'િ') return ['િઓ', 'િયો'].map((end) => stem + end);
  if (last === 'ા') return ['ો', 'ું', 'િ', 'ાં', 'ાઓ'].map((end) => stem + end);
  if (last === 'ં' && phrase.endsWith('ાં')) return ['ું', 'ો', 'િ', 'ા'].map((end) => phrase.slice(0, -2) + end);
  return /[\u0a95-\u0ab9\u0ac1]/.test(last) ? ['ો', 'ોન', 'ે', 'ોએ'].map((end) => phrase + end) : [];
}
