import { goodsNames } from '../vocabulary/lexicon-people.ts';
import { formsOf } from '../vocabulary/words.ts';
import { foldText } from './fold-text.ts';
import type { Token, TokenKind } from './intent.ts';
import { isGrammar } from './is-grammar.ts';
import { inflect } from './lexicon.ts';
import type { Phrase, Sense } from './phrase.ts';
import type { Reading } from './reading.ts';

/** An understood phrase by its place, with the word "ground" where that belongs to it. */
export function tokenOf(reading: Reading, index: number, kind: TokenKind): Token {
  const phrase = reading.phrases[index];
  let { start = 0, end = 0 } = phrase ?? {};
  if (kind === 'ground') {
    const after = reading.phrases[index + 1];
    const before = reading.phrases[index - 1];
    if (isGroundWord(after) && after?.gap === 'none') end = after.end;
    else if (isGroundWord(before) && phrase?.gap === 'none' && !isGroundOfOther(reading, index - 1))
      start = before?.start ?? start;
  }
  // "No red flowers" is one thing that is not wanted.
  for (let at = index + 1; kind === 'exclude' && reading.phrases[at]?.gap === 'none'; at++) {
    const next = reading.phrases[at];
    if (next?.isUnasked === true) end = next.end;
    else if (next?.sense.kind !== 'stop' && !isGrammar(next?.sense, 'colours')) break;
  }
  // Words for a stripe's width may mean nothing elsewhere.
  const said = phrase?.sense.kind === 'unknown' ? phrase.text : undefined;
  const value = phrase === undefined ? '' : (said ?? goodsName(phrase) ?? meaningText(phrase.sense));
  const hex =
    phrase?.sense.kind === 'ink'
      ? phrase.sense.value.hex
      : phrase?.sense.kind === 'border'
        ? phrase.sense.hex
        : undefined;
  return { start, end, kind, word: reading.text.slice(start, end), value, ...(hex === undefined ? {} : { hex }) };
}

/** The phrases that say how a cloth is printed, as one. */
export function mannerToken({ phrases, text }: Reading, group: readonly number[]): Token {
  const [start = 0, end = 0] = [phrases[group[0] ?? 0]?.start, phrases[group.at(-1) ?? 0]?.end];
  return { start, end, kind: 'style', value: 'manner', word: text.slice(start, end) };
}

function isGroundWord(phrase: Phrase | undefined): boolean {
  return isGrammar(phrase?.sense, 'ground');
}

/** "Cream ground, …", "dark ground red": the word belongs to the colour or the shade before it. */
function isGroundOfOther({ phrases, parts }: Reading, index: number): boolean {
  const isShade = phrases[index - 1]?.sense.kind === 'shade';
  return phrases[index]?.gap === 'none' && (isShade || parts.has(index - 1));
}

let named: ReadonlyMap<string, string> | undefined;

/** A quilt is called a quilt, and not a bedsheet, which its usage is. */
export function goodsName({ sense, text }: Pick<Phrase, 'sense' | 'text'>): string | undefined {
  if (sense.kind !== 'usage') return undefined;
  named ??= new Map(
    Object.entries(goodsNames).flatMap(([name, words]) =>
      words.flatMap(formsOf).flatMap((form) => inflect(foldText(form).text).map((each) => [each, name] as const)),
    ),
  );
  return named.get(text);
}

/** A length in cm as tokens say it, to 0.1. */
export function centimetresText(cm: number): string {
  return `${Math.round(cm * 10) / 10} cm`;
}

function meaningText(sense: Sense): string {
  if (sense.kind === 'ink') return sense.value.name;
  if (sense.kind === 'sizes') return `${sense.value} sizes`;
  return sense.kind === 'centimetres' ? centimetresText(sense.value) : String(sense.value);
}

/** Words side by side that say one thing are one: "on all four sides". */
export function joinTokens(tokens: readonly Token[], text: string): Token[] {
  const list: Token[] = [];
  for (const token of tokens) {
    const last = list.at(-1);
    const isSame = last?.kind === token.kind && last.value === token.value && last.hex === token.hex;
    if (last !== undefined && isSame && text.slice(last.end, token.start).trim() === '')
      list[list.length - 1] = { ...last, end: token.end, word: text.slice(last.start, token.end) };
    else list.push(token);
  }
  return list;
}
