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
