import { limits } from '@naksha/contract';

const mostLetters = 40;
/** Of one file: all of its names, its tags and its prompts, however long those are, and of what was changed since the latest. */
const mostWords = 2 * limits.promptMaxLength;
/** Of one search. */
const mostSought = 8;

/** Marks that Hindi and Gujarati are written with or without: nukta, and the joiners between letters. */
const optional = /[\u093c\u0abc\u200c\u200d]/g;
const joiners = /[\u200c\u200d]/g;
const latinAccents = /(\p{Script=Latin})\p{Mn}+/gu;
const run = /[\p{L}\p{M}\p{N}]+/gu;
/** Where names are written as one word: `BlueRosette`, `IMG2023`. */
const joint = /(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/**
 * Letters as they are compared: one case, no accents, no nukta, a chandrabindu as the dot that is written for it, digits of the Devanagari and
 * Gujarati scripts as those of the keyboard.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(latinAccents, '$1')
    .replace(optional, '')
    .normalize('NFC')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0a81/g, '\u0a82')
    .replace(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) => String((digit.charCodeAt(0) & 0xf) - 6))
    .toLowerCase();
}

/** The folded words that are looked for; none where only signs were typed. */
export function soughtWords(text: string): string[] {
  return [...new Set(fold(text).match(run) ?? [])].slice(0, mostSought).map((word) => word.slice(0, mostLetters));
}

interface Named {
  readonly fileName: string;
  readonly designName: string | null;
  readonly tags: readonly string[];
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly designDefinition: Readonly<Record<string, unknown>> | null;
}

/** All words that a file is found by, but for its colours: of its names, its tags and what it was asked for with; its family and its whole tags beside them. */
export function wordsOf({ fileName, designName, tags, params, designDefinition }: Named): string[] {
  const source = inside(designDefinition?.source);
  const edits = Array.isArray(source.edits) ? source.edits : [];
  const texts = [designName, fileName, ...tags, designDefinition?.title, params?.prompt, inside(source.params).prompt];
  const words = [...texts, ...edits.toReversed()].flatMap((text) => (typeof text === 'string' ? keptWords(text) : []));
  const family = designDefinition?.family;
  return [
    ...tags.map(tagWord),
    ...(typeof family === 'string' ? [familyWord(family)] : []),
    ...[...new Set(words)].slice(0, mostWords),
  ];
}

export const tagWord = (tag: string): string => `tag:${tag}`;
export const familyWord = (family: string): string => `family:${family}`;
export const colourWord = (bin: number): string => `colour:${bin}`;

/** Zeros before a number, which are left out when it is typed. */
const leading = /^0+(?=[1-9]\d*$)/;

/** Words as they stand, and the parts of those that are written as one; numbers also without the zeros before them. */
function keptWords(text: string): string[] {
  // A joiner is no letter, and would part a word in two.
  const whole = text.normalize('NFC').replace(joiners, '').match(run) ?? [];
  return whole
    .flatMap((word) => [word, ...word.split(joint)])
    .map((word) => fold(word).slice(0, mostLetters))
    .flatMap((word) => (leading.test(word) ? [word, word.replace(leading, '')] : [word]))
    .filter((word) => word !== '');
}

const inside = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
