import { foldText } from './fold-text.ts';
import { clothForms, type Meaning } from './lexicon.ts';

const shortest = 5;
const longest = 16;
let names: { readonly text: string; readonly meaning: Meaning }[] | undefined;

/**
 * A misspelt name of a cloth: one letter wrong, missing, too many or exchanged, two in names of seven letters and more; the first
 * letter must be right. Only cloths are guessed, since they alone decide the whole design and have names like no other word.
 */
export function correctPattern(text: string): readonly Meaning[] {
  if (text.length < shortest || text.length > longest) return [];
  names ??= clothForms().map(({ form, meaning }) => ({ text: foldText(form).text, meaning }));
  for (const name of names) {
    const allowed = name.text.length >= 7 ? 2 : 1;
    if (name.text.length < shortest || name.text[0] !== text[0] || Math.abs(name.text.length - text.length) > allowed)
      continue;
    if (edits(name.text, text) <= allowed) return [name.meaning];
  }
  return [];
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
