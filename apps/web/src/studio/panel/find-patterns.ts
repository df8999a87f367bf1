import { families, type Language, languages, patternNames } from '@naksha/contract';
import { familyAbout, familyName, readPrompt } from '@naksha/loom';

const folded = (text: string) => text.toLocaleLowerCase().trim();

/**
 * The families that somebody may mean who types this: their names in any language, words of the sentence about them, and whatever
 * a prompt would understand as them ("houndstooth", "बंधेज"). All while nothing is typed.
 */
export function findFamilies(typed: string, language: Language) {
  const wanted = folded(typed);
  const meant = readPrompt(typed, language).patterns;
  return families.filter(
    (family) =>
      meant.includes(family) ||
      [family, familyAbout(family, language), ...languages.map((each) => familyName(family, each))].some((words) =>
        folded(words).includes(wanted),
      ),
  );
}

/** The worlds of motifs whose word begins or contains what is typed. */
export function findMotifs(typed: string, nameOf: (name: (typeof patternNames)[number]) => string) {
  const wanted = folded(typed);
  return patternNames.filter((name) => folded(`${name} ${nameOf(name)}`).includes(wanted));
}
