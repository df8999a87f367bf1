import { type Way, ways } from '../vocabulary/ways.ts';
import { isDrawn } from './is-drawn.ts';
import type { Phrase } from './phrase.ts';

/** A pair is two of a thing that is counted; pairs are how they stand. */
const longest = 6;
const names = ['facing', 'apart', 'left', 'right', 'inverted', 'nth', 'turns', 'pairs', 'rows', 'ratio'] as const;

/**
 * Phrases in which what is said of how things are turned, or in what order they follow, is one: "facing each other", "upside down", "every fourth",
 * "एकांतर". Most of it no layout keeps, and the judge says so. Linear in the phrases.
 */
export function readWays(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = [];
  for (let at = 0; at < phrases.length; at++) {
    const phrase = phrases[at];
    if (phrase === undefined) break;
    const found = wayFrom(phrases, at);
    const last = found === undefined ? undefined : phrases[found.end];
    if (found === undefined || last === undefined) read.push(phrase);
    else {
      read.push({ ...phrase, sense: { kind: 'way', value: found.way }, text: found.text, end: last.end });
      at = found.end;
    }
  }
  return read;
}

interface Found {
  readonly way: Way;
  readonly end: number;
  readonly text: string;
}

/** The longest way that begins at a phrase. */
function wayFrom(phrases: readonly Phrase[], from: number): Found | undefined {
  let found: Found | undefined;
  let text = '';
  for (let end = from; end < phrases.length && end < from + longest; end++) {
    const phrase = phrases[end];
    if (phrase === undefined || (end > from && phrase.gap !== 'none') || !isOpen(phrase)) break;
    text = end === from ? phrase.text : `${text} ${phrase.text}`;
    const way = names.find((name) => ways[name].test(text));
    if (way !== undefined && !isElsewhere(phrases, from, end, way)) found = { way, end, text };
  }
  return found;
}

/** Words that no other table has, and those of grammar between them. */
function isOpen({ sense }: Phrase): boolean {
  return ['stop', 'unknown', 'grammar', 'number'].includes(sense.kind);
}

const stripe = /^(?:stripes?|bands?|lines?|patt|dhari|liti|धारि|पट्टि|ધારિ|પટ્ટિ|લિટિ)/u;

const isRow = ({ sense }: Phrase) => sense.kind === 'layout' && sense.value === 'rows';

/** Of stripes every third is a colour's, and is counted out; "alternate stripes" are a layout, and a ratio is said of stripes alone. */
function isElsewhere(phrases: readonly Phrase[], from: number, end: number, way: Way): boolean {
  const next = phrases[end + 1];
  const isOfStripes = next?.gap === 'none' && stripe.test(next.text);
  if (way === 'rows') return next?.gap !== 'none' || !isRow(next);
  if (way === 'ratio') return !/\d/.test(phrases[end + 1]?.text ?? '');
  if (way === 'nth')
    return (
      next?.gap !== 'none' ||
      !(isDrawn(next.sense) || isRow(next) || /^(?:columns?|motifs?|figures?)$/u.test(next.text))
    );
  if (way === 'turns') return isOfStripes;
  return from > 0 && way === 'inverted' && phrases[from - 1]?.text === 'not';
}
