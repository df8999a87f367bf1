import type { Token } from '@naksha/loom';

/** A stretch of the prompt: plain, or understood. */
export interface Segment {
  readonly text: string;
  readonly start: number;
  readonly token?: Token;
}

/** Cuts the text at its understood words; the segments together are the text again, whatever the tokens say. */
export function promptSegments(text: string, tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const token of tokens) {
    if (token.start < at || token.end > text.length || token.end <= token.start) continue;
    if (token.start > at) segments.push({ text: text.slice(at, token.start), start: at });
    segments.push({ text: text.slice(token.start, token.end), start: token.start, token });
    at = token.end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), start: at });
  return segments;
}

/** The text with one stretch exchanged. */
export function replaceSpan(text: string, span: { start: number; end: number }, word: string): string {
  return text.slice(0, span.start) + word + text.slice(span.end);
}
