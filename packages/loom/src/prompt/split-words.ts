import type { FoldedText } from './fold-text.ts';

/** How strongly what stands between two words parts them. */
export type Gap = 'none' | 'comma' | 'stop';

export interface Word {
  /** Folded. */
  readonly text: string;
  /** Span in the original text, UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
  /** What stands before it. */
  readonly gap: Gap;
}

/** A hex colour, a number, a run of letters, a sign that means "and", or one after a figure that means inches. */
const word =
  /#[0-9a-f]{6}(?![0-9a-z])|#[0-9a-f]{3}(?![0-9a-z])|\d+(?:\.\d+)?|[\p{L}\p{M}]+|[&+]|(?<=\d)["\u2033\u201d]/gu;

/** Folded text → its words in order. Linear in the length. */
export function splitWords(folded: FoldedText): Word[] {
  const words: Word[] = [];
  let last = 0;
  let quotes = 0;
  for (const match of folded.text.matchAll(word)) {
    const from = match.index;
    quotes += folded.text.slice(last, from).split(/["\u201c\u201d]/).length - 1;
    // Where a quotation is open the sign closes it: "design 5".
    if (/["\u2033\u201d]/.test(match[0]) && quotes % 2 === 1) continue;
    const to = from + match[0].length;
    words.push({
      text: match[0],
      start: folded.starts[from] ?? 0,
      end: folded.ends[to - 1] ?? 0,
      gap: gapOf(folded.text.slice(last, from)),
    });
    last = to;
  }
  return words;
}

function gapOf(between: string): Gap {
  if (/[.;!?()[\]{}|<>\n\u2022\u0964\u0965]/.test(between)) return 'stop';
  return /[,/\u060c\u3001\u2013\u2014]/.test(between) ? 'comma' : 'none';
}
