import { families, type Language } from '@naksha/contract';
import { familyName } from './families/family-names.ts';
import { colourWords } from './lexicon-colours.ts';
import { layoutWords } from './lexicon-layouts.ts';
import { motifWords } from './lexicon-motifs.ts';
import { usageWords } from './lexicon-people.ts';
import { moodWords, schemeWords, settingWords, styleWords } from './lexicon-styles.ts';
import { formsOf, type Words } from './words.ts';

const column = { en: 0, hi: 1, gu: 2 } as const satisfies Record<Language, number>;

/** What can be said in a prompt in brief: by subject, one name for each thing the loom knows. */
export function vocabulary(language: Language): Readonly<Record<string, readonly string[]>> {
  const names = (table: Readonly<Record<string, Words>>) => [
    ...new Set(Object.values(table).flatMap((words) => nameOf(words, language))),
  ];
  const colours = Object.values(colourWords).flatMap(([, ...words]) => nameOf(words, language));
  return {
    cloths: families.map((family) => familyName(family, language)),
    layouts: names(layoutWords),
    motifs: names(motifWords),
    colours: [...new Set(colours)],
    'colour schemes': names(schemeWords),
    styles: names(styleWords),
    moods: names(moodWords),
    settings: names(settingWords),
    uses: names(usageWords),
  };
}

/** The first form in the language; what has none there is called as in English. */
function nameOf(words: Words, language: Language): string[] {
  const [own] = formsOf(words[column[language]]);
  return own === undefined ? formsOf(words[0]).slice(0, 1) : [own];
}
