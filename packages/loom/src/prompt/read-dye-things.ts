import { oneOf } from './fold-text.ts';
import type { WantedColour } from './intent.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { lexicon } from './lexicon.ts';
import type { Phrase, Sense } from './phrase.ts';
import { thingOfDye } from './subject-words.ts';

/** Flowers by which a dye is called, singular. */
const flower = oneOf(
  'daffodil|jonquil|bougainvillea|parijat|parijatak|harsingar|palash|tesu|kesu|kesudo|kesuda|flame of the forest|jacaranda|primrose|buttercup|cornflower|azalea|hyacinth|periwinkle|violet|lavender|lilac|orchid|fuchsia|बोगनवेलिया|पारिजात|हरसिंगार|पलाश|टेसू|लैवेंडर|બોગનવેલ|પારિજાત|કેસૂડો|કેસૂડા|કેસૂડાં|ખાખરો',
);
/** Of these the dye is meant before a flower: "lilac blossoms". */
const dyeFirst = oneOf('violet|lavender|lilac|orchid|fuchsia|periwinkle');
/** Dyes that are said as such of a print: "coral print", "olive print". */
const dyesFirst = oneOf(
  'coral|mint|sage|olive|peach|orange|lime|rust|sand|stone|clay|wheat|bamboo|chocolate|coffee|cocoa|cinnamon|honey|butter|cream|wine|plum|rose|lemon|mustard|ivory|pearl|copper|bronze|silver|gold|brick|slate|charcoal|biscuit|caramel|vanilla|straw|grape|apricot|cherry|chestnut|walnut|berry|melon|salmon|canary|eggplant|aubergine|raspberry|strawberry|sand|smoke|ash|ice|moss|fern|leaf|grass|tea|sea|sky|ruby|emerald|sapphire|turquoise|jade|amber|topaz',
);
const printed = /^(?:prints?|printed|motifs?|pattern|sprigs?|vines?|branch(?:es)?|bunch(?:es)?|fruits?)$/;
const blossoms = oneOf(
  'flowers?|blossoms?|blooms?|phool|phul|ful|phoolo|fulo|फूल|फूलों|ફૂલ|ફૂલો|vines?|bel|बेल|વેલ|branch(?:es)?|twigs?|sprigs?',
);

/**
 * Phrases in which a dye that is called by a flower or a fruit is that itself: in the plural, of a print, beside things that are drawn, and as flowers.
 * A flower that has no drawing of its own is not known, and flowers stand in its place. Linear in the phrases.
 */
export function readDyeThings(phrases: readonly Phrase[]): Phrase[] {
  const drawn = new Set<Phrase | undefined>();
  const read = phrases.map((phrase, at) => {
    if (phrase.sense.kind !== 'ink') return phrase;
    const single = phrase.text.replace(/(?<=[a-z])s$|(?:નાં|ના|નિ|નો|નું)$/u, '');
    if (flower.test(single)) {
      const own = dyeFirst.test(single) ? undefined : (thingOfDye(phrase.text) ?? thingOfDye(single));
      const next = nounOf(phrases, at);
      if (!isFlower(phrases, at, single) && (own === undefined || !isAllThereIs(phrases, at))) return phrase;
      if (own === undefined) return ofFlower(phrase, single, phrase.sense.value, next);
      // Its flowers are it.
      if (next?.gap === 'none' && blossoms.test(next.text)) drawn.add(next);
      return { ...phrase, sense: { kind: 'subject', value: own } } as const;
    }
    const thing = single === phrase.text ? thingOfDye(phrase.text) : undefined;
    const isThing = thing !== undefined && !dyesFirst.test(phrase.text) && isOfPrint(phrases, at);
    return isThing ? ({ ...phrase, sense: { kind: 'subject', value: thing } } as const) : phrase;
  });
  return read.map((phrase, at) =>
    drawn.has(phrases[at]) ? { ...phrase, sense: { kind: 'stop', value: '' } } : phrase,
  );
}

/** Nothing else is named that is drawn: a flower with a drawing of its own is what the cloth is of, where no ground or goods are said to be of its dye. */
function isAllThereIs(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1];
  if (isOfGround(phrases, at) || (next?.gap === 'none' && isGrammar(next.sense, 'colours', 'ground', 'in')))
    return false;
  const isGround = (other: number) =>
    isOfGround(phrases, other) || isGrammar(phrases[other + 1]?.sense, 'ground', 'on-after');
  const isOther = ({ sense }: Phrase, other: number) =>
    other !== at &&
    (isDrawn(sense) ||
      ['pattern', 'layout', 'own-layout', 'usage'].includes(sense.kind) ||
      (sense.kind === 'ink' && !isGround(other)));
  return !phrases.some(isOther);
}

/** What is refused where such a flower is: the dye that it is called by, and none of the flowers that would stand in its place. */
export function asDye(phrase: Phrase): Phrase {
  return phrase.flower === undefined ? phrase : { ...phrase, sense: { kind: 'ink', value: phrase.flower } };
}

const genitive = oneOf('ka|ke|ki|na|ni|nu|का|के|की');

/** What stands behind a word, over its genitive: "palash ke phool". */
function nounOf(phrases: readonly Phrase[], at: number): Phrase | undefined {
  const next = phrases[at + 1];
  return next?.gap === 'none' && genitive.test(next.text) ? phrases[at + 2] : next;
}

function isFlower(phrases: readonly Phrase[], at: number, single: string): boolean {
  const [before, phrase, next] = [phrases[at - 1], phrases[at], nounOf(phrases, at)];
  if (phrase === undefined || isGrammar(next?.sense, 'colours', 'ground')) return false;
  if (next?.gap === 'none' && blossoms.test(next.text)) return !dyeFirst.test(single);
  // Of a thing behind it the dye is meant.
  const isMany = /s$/.test(phrase.text);
  if (next?.gap === 'none' && (isDrawn(next.sense) || next.sense.kind === 'ink')) return false;
  if (next?.gap === 'none' && !isMany && ['layout', 'own-layout', 'pattern'].includes(next.sense.kind)) return false;
  if (isOfGround(phrases, at)) return false;
  return isMany || isOfPrint(phrases, at) || (phrase.gap === 'none' && before?.sense.kind === 'ink');
}

/** "On lavender", "lavender ground". */
function isOfGround(phrases: readonly Phrase[], at: number): boolean {
  return phrases[at]?.gap === 'none' && isGrammar(phrases[at - 1]?.sense, 'on', 'in');
}

/** "Fig print", "daffodil and tulip print": what is printed is not only a dye, where nothing else is said to be. */
function isOfPrint(phrases: readonly Phrase[], at: number): boolean {
  if (isOfGround(phrases, at)) return false;
  const [next, second] = [phrases[at + 1], phrases[at + 2]];
  if (next?.gap === 'none' && printed.test(next.text)) return !phrases.slice(0, at).some(({ sense }) => isDrawn(sense));
  const isJoined = isGrammar(next?.sense, 'and') && next?.gap === 'none' && second?.gap === 'none';
  return isJoined && isDrawn(second.sense) && at === 0;
}

/** A flower with a drawing in the garden, or one that is said and in whose place flowers stand. */
function ofFlower(phrase: Phrase, single: string, dye: WantedColour, next: Phrase | undefined): Phrase {
  const meanings = [single, `${single}s`, `${single} flower`].flatMap((name) => meaningsOf(name));
  const own = meanings.find((meaning): meaning is Sense & { kind: 'motif' } => meaning.kind === 'motif');
  if (own !== undefined) return { ...phrase, sense: own };
  const isNext = next?.gap === 'none' && isDrawn(next.sense);
  return { ...phrase, sense: { kind: 'unknown', value: '' }, flower: dye, ...(isNext ? { plain: next } : {}) };
}

function meaningsOf(name: string): readonly Sense[] {
  let node = lexicon().next?.get(name.split(' ')[0] ?? '');
  for (const word of name.split(' ').slice(1)) node = node?.next?.get(word);
  return node?.meanings ?? [];
}
