import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';

/** "Small, medium and large stars" are three sizes of them: the listed sizes → one phrase that says how many. */
export function joinSizes(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; at++) {
    const first = phrases[at];
    if (first === undefined) break;
    const end = endOfList(phrases, at);
    const last = phrases[end];
    const sizes = new Set(
      phrases.slice(at, end + 1).flatMap(({ sense }) => (sense.kind === 'size' ? [sense.value] : [])),
    );
    if (end === at || last === undefined || sizes.size < 2) {
      joined.push(first);
      continue;
    }
    const text = phrases.slice(at, end + 1).map((phrase) => phrase.text);
    joined.push({ ...first, sense: { kind: 'sizes', value: sizes.size }, text: text.join(' '), end: last.end });
    at = end;
  }
  return joined;
}

/** Where a list of sizes ends that begins here: only commas and "and" stand between them. */
function endOfList(phrases: readonly Phrase[], from: number): number {
  if (phrases[from]?.sense.kind !== 'size') return from;
  let end = from;
  for (let at = from + 1; at < phrases.length; at++) {
    const { sense, gap } = phrases[at] ?? {};
    if (sense?.kind === 'size' && (gap !== 'none' || isGrammar(phrases[at - 1]?.sense, 'and'))) end = at;
    else if (!isGrammar(phrases[at]?.sense, 'and') || phrases[at - 1]?.sense.kind !== 'size') break;
  }
  return end;
}
