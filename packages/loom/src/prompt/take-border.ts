import { hexToOklch } from '../numbers/colour/oklch.ts';
import { goodsWords, type PanelWord, type Placing, panelWords, placingWords } from '../vocabulary/border.ts';
import type { Words } from '../vocabulary/words.ts';
import { isThing, nameOf, type Own, readHead, readThing } from './border-head.ts';
import type { BorderWish, PlacesWish } from './border-wish.ts';
import { findAll, formsIn, type PhraseWord, wordsOf } from './find-words.ts';
import type { Phrase, Sense } from './phrase.ts';
import { refusePhrases } from './refuse-phrases.ts';
import { takePlaces } from './take-places.ts';

export interface TakenBorder {
  readonly phrases: Phrase[];
  readonly border?: BorderWish;
}

const bordering =
  /(?:^|[\s])(?:borders?|bordered|edging|kinari|kinar|kinara|kor|edge border|किनार[ािे]*|बोर्डर|बॉर्डर|कोर|કિનાર[િ]?(?:માં|નિ|ના|ને)?|બોર્ડર(?:માં)?|કોર|ધાર)$/u;
/** Of two colours of a border that which is no white is seen. */
const whiteFrom = 0.88;
const palluWords = formsIn(panelWords.pallu);
const emptyWord = /^(?:empty|plain|bare|blank|खालि|सादा|सादि|ખાલિ|સાદું|સાદિ)$/u;
const middleWord = /^(?:centre|center|middle)$/u;

/**
 * Takes the border of a cloth out of what is said of its field: its place, breadth, motif and colour choose neither ground nor cloth. A
 * border that is all a prompt is about ("a lotus border") stays a layout, unless `isAlone`, and so does one that is refused. Linear in the phrases.
 */
export function takeBorder(phrases: readonly Phrase[], isAlone = false): TakenBorder {
  const words = wordsOf(phrases);
  const taken = new Map<number, string>();
  const goods = goodsWords.filter((each) => find(words, each.words).length > 0);
  const [panel] = goods;
  const heads = phrases.flatMap((phrase, index) => (isBorderWord(phrase) ? [index] : []));
  const isPanel = panel?.isAlways === true;
  const { refused, unasked } = refusePhrases(phrases);
  if (heads.some((at) => refused.has(at) || unasked.has(at))) return { phrases: [...phrases] };
  const said = (word: PanelWord) => {
    const found = find(words, panelWords[word]);
    take(found, taken, word);
    return found.length > 0;
  };
  const isOfSaree = phrases.some(({ sense }) => sense.kind === 'usage' && sense.value === 'sarees');
  const own: Own = { inks: [], breadth: undefined, thing: undefined };
  const isOfGoods = isAlone || panel !== undefined || phrases.some(({ sense }) => sense.kind === 'usage');
  // A middle of running cloth is no centre.
  const isOpen = heads.length > 0 || (panel !== undefined && panel.placing !== 'bottom');
  const grounds = isOpen ? plainCentre(phrases, taken) : [];
  const isPlain = (isOpen && said('plain')) || grounds.length > 0;
  for (const head of heads) readHead(phrases, head, own, taken, isOfGoods);
  const places = takePlaces(phrases, words, new Set([...heads, ...taken.keys()]), isOpen);
  const spare = phrases.findIndex(
    (phrase, at) => isThing(phrase) && isNoun(phrase) && !taken.has(at) && !places.things.has(at),
  );
  if (isPlain && heads.length > 0 && own.thing === undefined && spare >= 0 && readThing(phrases, spare, own))
    taken.set(spare, nameOf(phrases[spare]));
  const { centre } = isPlain ? {} : places.wish;
  const hasCentre = centre !== undefined;
  const isBare = heads.length === 0 && !isPanel;
  const isCornered = isOpen && (places.wish.corner?.motif ?? places.wish.corner?.subject) !== undefined;
  if (isBare && !(hasCentre && places.isPanel) && !isCornered) return { phrases: [...phrases] };
  for (const [index, value] of places.taken) if (!taken.has(index)) taken.set(index, value);
  const placing = (['all', 'both', 'ends', 'bottom', 'top'] as const).find((each) => {
    if (heads.length === 0 && each !== 'all' && each !== 'ends') return false;
    const found = find(words, placingWords[each]).filter((index) => !taken.has(index));
    take(found, taken, each);
    return found.length > 0;
  });
  const isDouble = heads.length > 0 && said('double');
  const hasPallu = said('pallu');
  for (const at of taken.keys()) if (taken.get(at) === 'pallu') takeRow(phrases, at, taken);
  const hasCorner = [...places.taken.values()].includes('corner');
  const isBesides = isSaidOf(phrases, taken, heads);
  const isNamed =
    placing !== undefined ||
    own.breadth !== undefined ||
    own.inks.length > 0 ||
    hasPallu ||
    hasCorner ||
    hasCentre ||
    isPlain;
  if (heads.length > 0 && !isAlone && !isBesides && !(isNamed && isOfCloth(phrases))) return { phrases: [...phrases] };
  // "Temple border" says what it is.
  for (const head of heads)
    taken.set(head, phrases[head]?.sense.kind === 'motif' ? (own.thing?.figure ?? 'border') : 'border');
  for (const each of goods)
    for (const index of findAll(words, each.words).flat()) if (isPanelWord(phrases[index])) taken.set(index, 'panel');
  const usual: Placing =
    isOfSaree || (hasPallu && panel === undefined)
      ? 'both'
      : (panel?.placing ?? (hasCorner || hasCentre ? 'all' : 'both'));
  const border: BorderWish = {
    placing: placing ?? ((hasCentre || (panel !== undefined && places.wish.isField)) && !isOfSaree ? 'all' : usual),
    breadth: own.breadth ?? (heads.length === 0 ? 'narrow' : 'usual'),
    ...own.thing,
    ...(own.second === undefined ? {} : { second: own.second }),
    ...(own.inks.length === 0
      ? {}
      : { colour: own.inks.find(({ hex }) => hexToOklch(hex)[0] < whiteFrom) ?? own.inks[0] }),
    ...(isDouble ? { isDouble } : {}),
    ...(isBare ? { isBare } : {}),
    ...(hasCentre || places.wish.corner !== undefined
      ? { places: isPlain ? withoutCentre(places.wish) : places.wish }
      : {}),
    hasPallu,
    isPlain,
    hasCentre,
  };
  return {
    border,
    phrases: phrases.map((phrase, index) => {
      if (grounds.includes(index)) return { ...phrase, sense: { kind: 'grammar', value: 'ground' } };
      const value = taken.get(index);
      if (places.trees.has(index)) return { ...phrase, isPlaced: true, sense: { kind: 'motif', value: 'tree' } };
      const { sense } = phrase;
      if (places.things.has(index) && sense.kind === 'own-layout')
        return { ...phrase, isPlaced: true, sense: { kind: 'subject', value: sense.value } };
      if (places.things.has(index) && !isPlain && value === undefined) return { ...phrase, isPlaced: true };
      if (value === undefined) return phrase;
      return { ...phrase, sense: { kind: 'border', value, ...hexOf(phrase) } };
    }),
  };
}

/** "An empty pale blue centre": the word for the middle after a colour means the ground; its index. */
function plainCentre(phrases: readonly Phrase[], taken: Map<number, string>): number[] {
  const found: number[] = [];
  for (const [index, { text }] of phrases.entries()) {
    if (!emptyWord.test(text)) continue;
    for (let at = index + 1; at < index + 5 && phrases[at]?.gap === 'none'; at++) {
      const kind = phrases[at]?.sense.kind;
      if (middleWord.test(phrases[at]?.text ?? '') && at > index + 1) {
        taken.set(index, 'plain');
        found.push(at);
      }
      if (kind !== 'ink' && kind !== 'shade') break;
    }
  }
  return found;
}

/** "A pallu with a row of large mangoes": how it is set out is said of the pallu alone. */
function takeRow(phrases: readonly Phrase[], pallu: number, taken: Map<number, string>): void {
  for (let i = pallu + 1; i < phrases.length && phrases[i]?.gap === 'none'; i++) {
    const sense = phrases[i]?.sense;
    if (sense?.kind === 'motif' || sense?.kind === 'subject') return;
    if (sense?.kind === 'size' || (sense?.kind === 'layout' && sense.value === 'rows')) taken.set(i, 'pallu');
  }
}

function isNoun({ sense }: Phrase): boolean {
  return sense.kind === 'motif' || sense.kind === 'subject';
}

function withoutCentre({ corner }: PlacesWish): PlacesWish {
  return { isRound: false, isField: false, ...(corner === undefined ? {} : { corner }) };
}

/** "Panel" is no layout of squares. */
function isPanelWord(phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return false;
  const { sense, text } = phrase;
  return sense.kind === 'unknown' || (sense.kind === 'layout' && /panel/u.test(text)) || sense.kind === 'later-motif';
}

function hexOf({ sense }: Phrase): { hex?: string } {
  return sense.kind === 'ink' ? { hex: sense.value.hex } : {};
}

function isBorderWord({ sense, text }: Phrase): boolean {
  // "Temple border" is one name.
  if (sense.kind === 'motif')
    return /\bborders?$/u.test(text) || /(?:^| )(?:किनारि|बोर्डर|बॉर्डर|કિનાર|કિનારિ|બોર્ડર)$/u.test(text);
  return (
    sense.kind === 'layout' &&
    sense.value === 'borders' &&
    (bordering.test(` ${text}`) || palluWords.some((one) => one.join(' ') === text))
  );
}

const fieldKinds: readonly Sense['kind'][] = [
  'motif',
  'subject',
  'pattern',
  'own-layout',
  'later-motif',
  'later-cloth',
  'usage',
];

/** Something is named that the field is about. */
function isSaidOf(phrases: readonly Phrase[], taken: ReadonlyMap<number, string>, heads: readonly number[]): boolean {
  return phrases.some(
    ({ sense }, index) =>
      !taken.has(index) &&
      !heads.includes(index) &&
      (fieldKinds.includes(sense.kind) || (sense.kind === 'layout' && sense.value !== 'borders')),
  );
}

/** "Red cloth with a gold border": at least a colour is said of it. */
function isOfCloth(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense }) => sense.kind === 'ink' || sense.kind === 'pattern');
}

/** The phrases of the longest form that is said, or none. */
function find(words: readonly PhraseWord[], forms: Words): number[] {
  return findAll(words, forms)[0] ?? [];
}

function take(found: readonly number[], taken: Map<number, string>, value: string): void {
  for (const index of found) if (!taken.has(index)) taken.set(index, value);
}
