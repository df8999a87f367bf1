import { foldText } from './fold-text.ts';
import { clothForms, lexiconForms, type Meaning } from './lexicon.ts';

const shortest = 5;
const longest = 16;
/** Names of things and colours are guessed from this length on; shorter ones look too much like other words. */
const shortestThing = 7;
const things: readonly Meaning['kind'][] = ['motif', 'colour', 'layout'];

interface Name {
  readonly text: string;
  readonly meaning: Meaning;
  readonly isCloth: boolean;
}
let names: ReadonlyMap<string, readonly Name[]> | undefined;

/**
 * A misspelt name of a cloth, or a longer one of a motif, a layout or a colour: one letter wrong, missing, too many or exchanged, two in
 * names of cloths of seven letters and of things of eight, never in a word of five; the first letter must be right, and the nearest name wins. Other
 * words are not guessed: they decide little, and too many good words look like them.
 */
export function correctWord(text: string): readonly Meaning[] {
  if (text.length < shortest || text.length > longest) return [];
  names ??= build();
  let found: readonly Meaning[] = [];
  let least = 3;
  for (const name of names.get(text[0] ?? '') ?? []) {
    const allowed = Math.min(allowedIn(name), text.length < 6 ? 1 : 2);
    if (Math.abs(name.text.length - text.length) > allowed) continue;
    const distance = edits(name.text, text);
    if (distance <= allowed && distance < least) {
      least = distance;
      found = [name.meaning];
    }
  }
  return found;
}

function allowedIn({ text, isCloth }: Name): number {
  return text.length >= (isCloth ? 7 : 8) ? 2 : 1;
}

function build(): Map<string, Name[]> {
  const cloths = clothForms().map(({ form, meaning }) => ({ text: foldText(form).text, meaning, isCloth: true }));
  const others = lexiconForms()
    .filter(({ meaning }) => things.includes(meaning.kind))
    .map(({ form, meaning }) => ({ text: foldText(form).text, meaning, isCloth: false }))
    .filter(({ text }) => text.length >= shortestThing && !text.includes(' '));
  const byFirst = new Map<string, Name[]>();
  for (const name of [...cloths, ...others]) {
    const first = name.text[0];
    if (first === undefined || name.text.length < shortest) continue;
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [name]);
    else list.push(name);
  }
  return byFirst;
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
