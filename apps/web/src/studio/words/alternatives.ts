import { families, type Language } from '@naksha/contract';
import { familyName, readPrompt, type Token, type TokenKind } from '@naksha/loom';
import type { options } from '../../i18n/en/options.ts';
import type { Words } from '../../i18n/words.ts';

type OptionWords = Words<typeof options> & { readonly family: Readonly<Record<string, string>> };
type List = Exclude<keyof OptionWords, 'field'>;

/** Which list a kind of word is chosen from. Sizes, counts and refusals are said, not chosen. */
const lists: Partial<Record<TokenKind, List>> = {
  pattern: 'family',
  later: 'family',
  motif: 'element',
  ground: 'colour',
  accent: 'colour',
  leaf: 'colour',
  line: 'colour',
  style: 'style',
  mood: 'mood',
  scheme: 'scheme',
  setting: 'setting',
  usage: 'usage',
  gender: 'gender',
  age: 'age',
  repeat: 'repeat',
  detail: 'detail',
};

export interface Alternative {
  readonly word: string;
  /** What it would say. */
  readonly value: string;
  /** The text of the whole span with this word in it. */
  readonly text: string;
}

/** The words of a language's options, fetched when a word of that language is to be changed. */
export const optionWords: Record<Language, () => Promise<OptionWords>> = {
  en: async () => withFamilies((await import('../../i18n/en/options.ts')).options, 'en'),
  hi: async () => withFamilies((await import('../../i18n/hi/options.ts')).options, 'hi'),
  gu: async () => withFamilies((await import('../../i18n/gu/options.ts')).options, 'gu'),
};

function withFamilies(words: Words<typeof options>, language: Language): OptionWords {
  return { ...words, family: Object.fromEntries(families.map((family) => [family, familyName(family, language)])) };
}

/** The language a word is written in, by its script. */
export function scriptOf(word: string): Language {
  if (/\p{Script=Devanagari}/u.test(word)) return 'hi';
  return /\p{Script=Gujarati}/u.test(word) ? 'gu' : 'en';
}

/** What could stand in a word's place, in its own language. Of "indigo ground" only the colour is exchanged. */
export function alternativesOf(token: Token, words: OptionWords): Alternative[] {
  const list = lists[token.kind];
  if (!list) return [];
  const part = list === 'colour' ? colourPart(token.word) : token.word;
  return Object.entries(words[list])
    .map(([value, word]) => ({ value, word: word.toLocaleLowerCase() }))
    .filter(({ word }) => word !== part.toLocaleLowerCase())
    .map(({ value, word }) => ({ value, word, text: token.word.replace(part, () => word) }));
}

function colourPart(phrase: string): string {
  const colours = phrase.split(/\s+/).filter((word) => readPrompt(word, 'en').tokens.some((token) => token.hex));
  return colours.length === 1 && colours[0] ? colours[0] : phrase;
}
