import type { Family, Language } from '@naksha/contract';
import { formsOf } from '../words.ts';
import { vocabularies } from './vocabularies.ts';

const column = { en: 0, hi: 1, gu: 2 } as const satisfies Record<Language, number>;

/** What a family is called: "Block print", "अजरख". */
export function familyName(family: Family, language: Language): string {
  return capital(formsOf(vocabularies[family].words[column[language]])[0] ?? family);
}

/** One plain sentence about a family. */
export function familyAbout(family: Family, language: Language): string {
  return vocabularies[family].about[column[language]];
}

/** What a layout of a family is called; of one that the family does not have, the name it travels by. */
export function layoutName(family: Family, layout: string, language: Language): string {
  return capital(vocabularies[family].layouts[layout]?.name[column[language]] ?? layout);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
