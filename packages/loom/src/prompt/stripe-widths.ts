import type { Family } from '@naksha/contract';
import { canDraw } from '../vocabulary/can-draw.ts';
import { motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import { oneOf } from './fold-text.ts';
import type { Phrase } from './phrase.ts';

/** What says of two kinds of stripes how wide each is. */
export interface StripeWidths {
  /** Words for a width that is one stripe's and not the cloth's, by index. */
  readonly widths: ReadonlySet<number>;
  /** Colours of the thin ones, by index. */
  readonly thin: ReadonlySet<number>;
  /** The line goes between stripes that are named otherwise, which keep their order. */
  readonly isOrdered: boolean;
  /** All are thin: lines of several colours on their ground. */
  readonly isFine?: boolean;
}

const stripes = oneOf(
  '(?:pin|hairline|pencil|chalk|awning|deckchair|bengal|candy|butcher|ticking) ?stripes?|pinstriped|stripes?|bands?|lines?|bars?|patt[aieo]|pattiyan|pattiyaan|liti|litio|lakeer|lakir|lakeerein|dhari|dhariyan|rekha|(?:ubhi|khadi) (?:patti|dhari)|पट्टियां|पट्टी|पट्टे|पट्टा|धारियां|धारी|खड़ी धारी|खड़ी धारियां|रेखा|रेखाएं|लकीर|लकीरें|પટ્ટી|પટ્ટા|પટ્ટો|પટ્ટીઓ|ધારી|ધારીઓ|ઊભી પટ્ટી|ઊભી ધારી|રેખા|લીટી|લીટીઓ|pin ?lines?|लाइन|लाइनें|લાઇન|લાઈન',
);
const fine = oneOf(
  'fine|delicate|slender|thin|hairline|hairlines|barik|baarik|bareek|mahin|jhin[aiu]|zin[aiu]|patl[aie]|बारीक|महीन|पतली|ઝીણી|ઝીણા|ઝીણું|બારીક|પાતળી|પાતળા',
);

/** "Wide terracotta bands with thin black pinstripes": where stripes of both widths are named, each width and colour is its own stripe's. */
export function stripeWidths(phrases: readonly Phrase[]): StripeWidths | undefined {
  const widths = new Set<number>();
  const thin = new Set<number>();
  const found = new Set<'wide' | 'thin'>();
  phrases.forEach((phrase, index) => {
    const width = widthOf(phrase);
    if (width === undefined) return;
    const end = stripeAfter(phrases, index);
    if (end === undefined) return;
    widths.add(index);
    found.add(width);
    if (width !== 'thin') return;
    for (let i = index + 1; i < end; i++) if (phrases[i]?.sense.kind === 'ink') thin.add(i);
  });
  if (found.size === 2 && thin.size <= 1) return { widths, thin, isOrdered: false };
  // "Fine navy pinstripes and one thin sky blue stripe": neither is a band.
  if (found.size === 1 && thin.size > 1) return { widths, thin: new Set(), isOrdered: false, isFine: true };
  return widthsBehind(phrases) ?? linesBetween(phrases) ?? linesAmongFlowers(phrases);
}

/** "Thin grey stripes with small mogra between": a width before its stripe is no size of the flowers, and the line has its own colour. */
function linesAmongFlowers(phrases: readonly Phrase[]): StripeWidths | undefined {
  const isOfFlowers = phrases.every(
    ({ sense }) =>
      sense.kind !== 'subject' &&
      sense.kind !== 'pattern' &&
      (sense.kind !== 'motif' || motifsOfWord[sense.value].every((motif) => canDraw(motif, 'floral'))),
  );
  if (!isOfFlowers || !phrases.some(({ sense }) => sense.kind === 'motif')) return undefined;
  for (const [index, phrase] of phrases.entries()) {
    const end = widthOf(phrase) === 'thin' ? stripeAfter(phrases, index) : undefined;
    if (end === undefined) continue;
    const inks = inksIn(phrases, index, end);
    if (inks.length === 1) return { widths: new Set([index]), thin: new Set(inks), isOrdered: true };
  }
  return undefined;
}

function inksIn(phrases: readonly Phrase[], from: number, to: number): number[] {
  return phrases.flatMap(({ sense }, at) => (sense.kind === 'ink' && at > from && at < to ? [at] : []));
}

/** Of stripes of which one stands after every so many of the other: that one is the line, and what is thin is a stripe. */
export function stripesInTurn(phrases: readonly Phrase[], second: number): StripeWidths {
  const widths = phrases.flatMap((phrase, index) =>
    widthOf(phrase) !== undefined && stripeAfter(phrases, index) !== undefined ? [index] : [],
  );
  return { widths: new Set(widths), thin: new Set([second]), isOrdered: true };
}

/** "Stripes in blue and yellow, blue wide and yellow fine": of two colours each has its width behind it. */
function widthsBehind(phrases: readonly Phrase[]): StripeWidths | undefined {
  if (!phrases.some(isStripes)) return undefined;
  const pairs = phrases.flatMap((phrase, index) => {
    const width = widthOf(phrase);
    const isSaid = phrases[index - 1]?.sense.kind === 'ink' && phrase.gap === 'none';
    return width === undefined || !isSaid || stripeAfter(phrases, index) !== undefined ? [] : [{ index, width }];
  });
  const thin = pairs.filter(({ width }) => width === 'thin').map(({ index }) => index - 1);
  if (thin.length !== 1 || pairs.length !== 2) return undefined;
  return { widths: new Set(pairs.map(({ index }) => index)), thin: new Set(thin), isOrdered: false };
}

/** "Bengal stripe with a hairline burgundy pinstripe between": beside stripes of any other name a fine line in its own colour. */
function linesBetween(phrases: readonly Phrase[]): StripeWidths | undefined {
  for (const [index, phrase] of phrases.entries()) {
    if (!fine.test(phrase.text)) continue;
    const end = stripeAfter(phrases, index);
    if (end === undefined) continue;
    const inks = inksIn(phrases, index, end);
    const isBesides = phrases.some((other, at) => (at < index || at > end) && isStripes(other));
    if (inks.length === 1 && isBesides) return { widths: new Set([index, end]), thin: new Set(inks), isOrdered: true };
  }
  return undefined;
}

function isStripes({ sense, text }: Phrase): boolean {
  if (sense.kind === 'pattern') return sense.value === 'mashru' || sense.value === 'stripes';
  if (sense.kind === 'own-layout') return sense.family === 'stripes' || sense.family === 'mashru';
  return (sense.kind === 'layout' && (sense.value === 'stripe' || sense.value === 'bands')) || stripes.test(text);
}

function widthOf({ sense, text }: Phrase): 'wide' | 'thin' | undefined {
  if (sense.kind === 'size')
    return sense.value === 'large' || sense.value === 'huge' ? 'wide' : sense.value === 'medium' ? undefined : 'thin';
  return fine.test(text) ? 'thin' : undefined;
}

/** The stripe that a width is said of, with no more than its colour between. */
function stripeAfter(phrases: readonly Phrase[], index: number): number | undefined {
  for (let i = index + 1; i < phrases.length && i < index + 6; i++) {
    const phrase = phrases[i];
    if (phrase === undefined || (i > index && phrase.gap !== 'none')) return undefined;
    const isLayout = phrase.sense.kind === 'layout' && ['stripe', 'bands'].includes(phrase.sense.value);
    if (isLayout || stripes.test(phrase.text)) return i;
    if (!['ink', 'shade', 'stop', 'unknown'].includes(phrase.sense.kind)) return undefined;
  }
  return undefined;
}

const lines = oneOf(
  'lines?|outlines?|overchecks?|threads?|rekha|liti|litio|lakeer|lakir|रेखाएं|रेखा|लकीर|लकीरें|रेखाओं|રેખાઓ|રેખા|લીટી|લીટીઓ|pin ?lines?|लाइन|लाइनें|લાઇન|લાઈન',
);

/** "A thin white line", "पतली रेखा": the size is of that line alone. */
export function isOfLine({ phrases }: { readonly phrases: readonly Phrase[] }, index: number): boolean {
  for (let i = index + 1; i < phrases.length && phrases[i]?.gap === 'none'; i++) {
    const phrase = phrases[i];
    if (phrase === undefined || lines.test(phrase.text)) return phrase !== undefined;
    if (!['ink', 'shade', 'stop', 'unknown'].includes(phrase.sense.kind)) return false;
  }
  return false;
}

/** "With a white overcheck", "one thin red line": the colour is the line's over the check. */
export function isOfOvercheck(
  { phrases, cloth }: { readonly phrases: readonly Phrase[]; readonly cloth: Family | undefined },
  index: number,
): boolean {
  const next = phrases[index + 1];
  if (next === undefined || next.gap !== 'none') return false;
  const isSplit = next.text === 'over' && /^(?:check|checks|plaid)$/u.test(phrases[index + 2]?.text ?? '');
  if (isSplit || /^over ?(?:checks?|plaid)$/u.test(next.text)) return true;
  const before = phrases[index - 1];
  const isThin = before !== undefined && (fine.test(before.text) || widthOf(before) === 'thin');
  return isThin && cloth !== undefined && ['checks', 'small-weaves'].includes(cloth) && lines.test(next.text);
}
