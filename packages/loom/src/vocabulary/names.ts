import type { Language } from '@naksha/contract';
import { colourNames, colourWords } from './lexicon-colours.ts';
import { motifsOfWord, motifWords } from './lexicon-motifs.ts';
import type { MotifId } from './motif-ids.ts';
import { formsOf, type Words } from './words.ts';

const column = { en: 0, hi: 1, gu: 2 } as const satisfies Record<Language, number>;

/** Called by the name of another. */
const alike: Partial<Record<MotifId, MotifId>> = { 'lotus-front': 'lotus' };

/** What a motif is called: "lotus", "कमल". */
export function motifName(motif: MotifId, language: Language): string {
  const named = Object.entries(motifsOfWord).find(([, meant]) => meant[0] === (alike[motif] ?? motif))?.[0];
  const words: Words | undefined = Object.entries(motifWords).find(([word]) => word === (named ?? motif))?.[1];
  return (words && formsOf(words[column[language]])[0]) ?? motif;
}

/** What a colour of the tables is called; one that has no name in the language keeps the one it came by. */
export function colourName(name: string, language: Language): string {
  const known = colourNames.find((each) => each === name);
  if (known === undefined) return name;
  const [, ...words] = colourWords[known];
  return formsOf(words[column[language]] ?? '')[0] ?? name;
}
