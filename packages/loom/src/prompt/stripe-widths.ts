import type { Family } from '@naksha/contract';
import type { Phrase } from './phrase.ts';

/** What says of two kinds of stripes how wide each is. */
export interface StripeWidths {
  /** Words for a width that is one stripe's and not the cloth's, by index. */
  readonly widths: ReadonlySet<number>;
  /** Colours of the thin ones, by index. */
  readonly thin: ReadonlySet<number>;
}

const stripes =
  /^(?:(?:pin|hairline|pencil|chalk|awning|deckchair) ?stripes?|pinstriped|stripes?|bands?|lines?|bars?|patti|pattiyan|dhari|dhariyan|rekha|पट्टियां|पट्टी|पट्टे|पट्टा|धारियां|धारी|रेखा|रेखाएं|लकीर|लकीरें|પટ્ટી|પટ્ટા|પટ્ટો|પટ્ટીઓ|ધારી|ધારીઓ|રેખા|લીટી|લીટીઓ)$/u;
const fine = /^(?:fine|delicate|slender|barik|baarik|jhini|zini|बारीक|महीन|ઝીણી|બારીક)$/u;

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
  return found.size === 2 && thin.size <= 1 ? { widths, thin } : undefined;
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
    if (stripes.test(phrase.text)) return i;
    if (!['ink', 'shade', 'stop', 'unknown'].includes(phrase.sense.kind)) return undefined;
  }
  return undefined;
}

const lines = /^(?:lines?|outlines?|overchecks?|threads?|rekha|रेखाएं|रेखा|लकीर|रेखाओं|રેખાઓ|રેખા|લીટી)$/u;

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
  if (/^over ?checks?$/u.test(next.text)) return true;
  const isThin = phrases[index - 1]?.sense.kind === 'size' && phrases[index - 1]?.text !== 'wide';
  return isThin && cloth !== undefined && ['checks', 'small-weaves'].includes(cloth) && lines.test(next.text);
}
