import { subjectNames } from '../vocabulary/subjects/shelf.ts';
import { foldText } from './fold-text.ts';
import { inflect, keyOf, type LexiconNode, lexiconForms, type Meaning, nodeAt } from './lexicon.ts';
import type { Word } from './split-words.ts';

/** Consonants of both scripts by the place that they have in them, as Latin letters are folded: aspirates as plain ones, v for w. */
const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह'].map((letter, at) => [
    letter,
    [...'kkggnccjjnttddnttddnpfbbmyrllvsssh'][at] ?? '',
  ]),
);
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  उ: 'u',
  ए: 'e',
  ऐ: 'e',
  ऍ: 'e',
  ऑ: 'o',
  ओ: 'o',
  औ: 'o',
  ऋ: 'ri',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ु': 'u',
  'े': 'e',
  'ै': 'e',
  'ॅ': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ृ': 'ri',
};
const virama = '्';
const nasal = 'ं';
/** Gujarati letters stand so far behind their Devanagari ones. */
const fromDevanagari = 0x180;
const indic = /[\u0900-\u097f\u0a80-\u0aff]/;
/** Shorter words sound like too many others. */
const shortest = { written: 5, heard: 4 } as const;
/** What things, dyes and cloths are called; other words are short, and sound alike. */
const heard: readonly Meaning['kind'][] = ['motif', 'colour', 'pattern', 'own-layout', 'subject'];

/** A silent "e", which English words end in. */
const english = /[^aeiou]e$/;

interface Form {
  readonly text: string;
  readonly meaning: Meaning;
}

let forms: { readonly isNamed: boolean; readonly byFirst: ReadonlyMap<string, readonly Form[]> } | undefined;
/** By the first letter of their sound: a word is looked up while it is typed, and to spell all at once takes longer than a key may. */
const roots = new Map<string, LexiconNode>();

/**
 * The longest run of words from `from` on that sounds like a Hindi or Gujarati name of a thing, a dye or a cloth, whatever Latin letters or
 * script it is written in: "bichchhu", "bichhu", "vinchhi". How many words, and their meanings; none where there is none.
 */
export function soundsLike(
  words: readonly Word[],
  from: number,
): readonly [length: number, meanings: readonly Meaning[]] {
  let found: readonly [number, readonly Meaning[]] = [1, []];
  const first = words[from];
  if (
    first === undefined ||
    (!indic.test(first.text) && (first.text.length < shortest.written || english.test(first.text)))
  )
    return found;
  let node: LexiconNode | undefined = rootOf(soundOf(first.text).charAt(0));
  for (let i = from; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || (i > from && word.gap !== 'none')) break;
    node = node.next?.get(soundOf(word.text));
    if (node === undefined) break;
    // "Leeli" may be green or a lily.
    if (node.meanings.length === 1) found = [i - from + 1, node.meanings];
  }
  return found;
}

function rootOf(first: string): LexiconNode {
  const isNamed = subjectNames() !== undefined;
  if (forms?.isNamed !== isNamed) {
    forms = { isNamed, byFirst: Map.groupBy(namesOf(), ({ text }) => lettersOf(text)[0] ?? '') };
    roots.clear();
  }
  const root: LexiconNode = roots.get(first) ?? { meanings: [] };
  if (roots.has(first)) return root;
  roots.set(first, root);
  for (const [letter, own] of forms.byFirst)
    if ((consonants[letter] ?? vowels[letter] ?? '').startsWith(first)) for (const form of own) add(root, form);
  return root;
}

function namesOf(): Form[] {
  const ofWords = lexiconForms().filter(({ meaning: { kind } }) => heard.includes(kind));
  const ofThings = (subjectNames() ?? []).flatMap(([id, , ...columns]) =>
    columns.flat().map((name) => ({ text: foldText(name).text, meaning: { kind: 'subject', value: id } as const })),
  );
  // A name of a thing goes before a dye that sounds like it.
  const isDrawn = ({ meaning: { kind } }: Form) => kind === 'motif';
  return [...ofWords.filter(isDrawn), ...ofThings, ...ofWords.filter((form) => !isDrawn(form))].flatMap(
    ({ text, meaning }) => (indic.test(text) ? [{ text: keyOf(text), meaning }] : []),
  );
}

function isDye({ kind }: Meaning): boolean {
  return kind === 'colour';
}

function add(root: LexiconNode, { text, meaning }: Form): void {
  const isBare = consonants[lettersOf(text).at(-1) ?? ''] !== undefined;
  for (const form of new Set([text, ...inflect(text)])) {
    // English words end in consonants with an "e" or an "o" more often than oblique names of things do.
    if (isBare && /[\u0947\u094b\u0ac7\u0acb]$/.test(form)) continue;
    for (const spelling of spellingsOf(form)) {
      if (spelling.length < shortest.heard) continue;
      const node = nodeAt(root, spelling);
      if (!node.meanings.some((other) => isDye(other) === isDye(meaning))) node.meanings.push(meaning);
    }
  }
}

/** A folded word in whatever letters → how it sounds, with one letter for what Latin spelling varies in. */
function soundOf(text: string): string {
  if (indic.test(text)) return spellingsOf(text)[0] ?? '';
  return text
    .replace(/chh?/g, 'C')
    .replace(/c/g, '#')
    .replace(/C/g, 'c')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/jh|zh|z/g, 'j')
    .replace(/([kgtdb])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/aa/g, 'a')
    .replace(/ee|ii|y$/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ai/g, 'e')
    .replace(/au/g, 'o')
    .replace(/[nm](?=[^aeiounm])|(?<=ya|aa|o|i)n$/g, '');
}

/** The ways in which a folded Hindi or Gujarati phrase may be written in Latin letters, as they sound; the likeliest first. */
function spellingsOf(phrase: string): string[] {
  const words = phrase.split(' ').map((word) => wordSpellings(lettersOf(word)));
  return [0, 1, 2, 3].flatMap((way) => {
    const spelling = words.map((own) => own[way] ?? own[0] ?? '').join(' ');
    return way > 0 && words.every((own) => own[way] === undefined) ? [] : [spelling];
  });
}

function lettersOf(word: string): string[] {
  return [...word].map((letter) =>
    letter >= '\u0a80' && letter <= '\u0aff'
      ? String.fromCodePoint((letter.codePointAt(0) ?? 0) - fromDevanagari)
      : letter,
  );
}

/** With short and with whole vowels, each also with its doubled consonants written once; a flap is written with either letter. */
function wordSpellings(letters: readonly string[]): string[] {
  const spelt = [syllables(letters, false), syllables(letters, true)].flatMap((text) => [
    text,
    text.replace(/([^aeiou])\1/g, '$1'),
  ]);
  return [...new Set(spelt.flatMap((text) => [text.replaceAll('D', 'd'), text.replaceAll('D', 'r')]))].slice(0, 4);
}

/** Consonants with the vowels that are said; the inherent one is silent at the end, and in the middle too unless `isWhole`. Nasals before consonants are not said, "D" is a flap. */
function syllables(letters: readonly string[], isWhole: boolean): string {
  const parts: { sound: string; vowel: string; isInherent: boolean }[] = [];
  for (const letter of letters) {
    const last = parts.at(-1);
    const consonant = consonants[letter];
    if (consonant !== undefined) {
      const isFlap = (letter === 'ड' || letter === 'ढ') && parts.length > 0;
      parts.push({ sound: isFlap ? 'D' : consonant, vowel: 'a', isInherent: true });
    } else if (letter === virama && last !== undefined) Object.assign(last, { vowel: '', isInherent: false });
    else if (letter === nasal) continue;
    else if (signs[letter] !== undefined && last !== undefined)
      Object.assign(last, { vowel: signs[letter], isInherent: false });
    else parts.push({ sound: vowels[letter] ?? letter, vowel: '', isInherent: false });
  }
  const isSilent = (at: number) => {
    const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]];
    if (part?.isInherent !== true || part.vowel !== 'a' || before === undefined) return false;
    if (next === undefined) return true;
    return !isWhole && before.vowel !== '' && next.vowel !== '';
  };
  for (let at = parts.length - 1; at > 0; at--) {
    const part = parts[at];
    if (part !== undefined && isSilent(at)) part.vowel = '';
  }
  return parts
    .map(({ sound, vowel }, at) => (vowel === '' && /[nm]/.test(sound) && at < parts.length - 1 ? '' : sound + vowel))
    .join('');
}
