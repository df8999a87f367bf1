import { hexToOklch } from '../numbers/colour/oklch.ts';
import {
  type BorderFigure,
  type PanelWord,
  type Placing,
  panelWords,
  placeWords,
  placingWords,
} from '../vocabulary/border.ts';
import type { Words } from '../vocabulary/words.ts';
import { nameOf, readHead } from './border-head.ts';
import { isThing, type Own, readThing } from './border-thing.ts';
import type { BorderWish, PlacedThing, PlacesWish } from './border-wish.ts';
import { countRows } from './count-rows.ts';
import { findAll, formsIn, type PhraseWord, wordsOf } from './find-words.ts';
import { foldText, oneOf } from './fold-text.ts';
import { goodsOf } from './goods-of.ts';
import { isBorderWord } from './is-border-word.ts';
import { isGrammar } from './is-grammar.ts';
import { isSetElsewhere } from './is-set-elsewhere.ts';
import type { Phrase, Sense } from './phrase.ts';
import { refusePhrases } from './refuse-phrases.ts';
import { butisBeside, strewnOn } from './strewn-on.ts';
import {
  copiesOf,
  isAttended,
  isBorderless,
  isDoubled,
  isEndedBy,
  isOfDhoti,
  madeUp,
  makeOf,
  takeMake,
} from './take-make.ts';
import { takePlaces } from './take-places.ts';
import { takeZones, wishOf } from './take-zones.ts';

export interface TakenBorder {
  readonly phrases: Phrase[];
  readonly border?: BorderWish;
}

/** Of two colours of a border that which is no white is seen. */
const whiteFrom = 0.88;
const palluWords = formsIn(panelWords.pallu);
const emptyWord = /^(?:empty|plain|bare|blank|खालि|सादा|सादि|ખાલિ|સાદું|સાદિ)$/u;
const bodyWord = /(?:body|field|ground|centre|center|middle)$/u;
const middleWord = /^(?:centre|center|middle|field|body|बिच|मध्य|जमिन|વચ્ચે|જમિન)$/u;

/**
 * Takes the border of a cloth out of what is said of its field: its place, breadth, motif and colour choose neither ground nor cloth. A
 * border that is all a prompt is about ("a lotus border") stays a layout, unless `isAlone`, and so does one that is refused. `hasCloth`: a cloth was
 * chosen beside the words. Linear in the phrases.
 */
export function takeBorder(phrases: readonly Phrase[], isAlone = false, hasCloth = false): TakenBorder {
  const words = wordsOf(phrases);
  const taken = new Map<number, string>();
  const goods = goodsOf(phrases, words, isOfBlouse(phrases));
  const [panel] = goods;
  const heads = phrases.flatMap((phrase, index) => (isBorderWord(phrase) ? [index] : []));
  const isPanel = panel?.isAlways === true || isShapedSaree(phrases);
  const { refused, unasked } = refusePhrases(phrases);
  if (heads.some((at) => refused.has(at) || unasked.has(at))) return { phrases: [...phrases] };
  // "Potli bags": each of the names is of the one bag.
  if (panel?.isDrawable === true) take(findAll(words, panel.words).flat(), taken, 'panel');
  const said = (word: PanelWord) => {
    const found = find(words, panelWords[word]);
    take(found, taken, word);
    return found.length > 0;
  };
  const isOfSaree = phrases.some(({ sense }) => sense.kind === 'usage' && sense.value === 'sarees');
  const own: Own = { inks: [], breadth: undefined, thing: undefined };
  const isOfGoods = isAlone || panel !== undefined || phrases.some(({ sense }) => sense.kind === 'usage');
  // A middle of running cloth is no centre.
  const isPlaced = find(words, placeWords.centre).length > 0 && find(words, placeWords.corner).length > 0;
  const isOpen = heads.length > 0 || isPlaced || (panel !== undefined && panel.placing !== 'bottom');
  const grounds = isOpen ? plainCentre(phrases, taken) : [];
  const isSaidPlain = (isOpen && said('plain')) || grounds.length > 0;
  const plain = [...taken].flatMap(([at, value]) => (value === 'plain' ? [at] : []));
  const pallus = heads.filter((at) => isPalluWord(phrases[at]));
  const edges = heads.filter((at) => !pallus.includes(at));
  // Of a saree with both, what is said of the pallu is its own.
  const end: Own = edges.length > 0 && pallus.length > 0 ? { inks: [], breadth: undefined, thing: undefined } : own;
  grounds.push(...plainIn(phrases, taken));
  for (const head of edges) readHead(phrases, head, own, taken, isOfGoods);
  for (const head of pallus) {
    readHead(phrases, head, end, taken, isOfGoods);
    readInPallu(phrases, head, end, taken);
  }
  // "A border and pallu in gold" have it both; a red pallu leaves a border its own dye.
  if (
    edges.some((edge) => pallus.some((pallu) => isOneList(phrases, edge, pallu))) &&
    own.inks.length === 0 &&
    own.thingInk === undefined
  )
    own.inks.push(...end.inks);
  const zones = takeZones(phrases, words, new Set([...heads, ...taken.keys()]), taken);
  const places = takePlaces(phrases, words, new Set([...heads, ...taken.keys(), ...zones.things]), isOpen);
  // What the border, a zone or a place has is not strewn.
  const isHad = (at: number) => taken.has(at) || places.things.has(at) || zones.things.includes(at);
  const strewn = isSaidPlain
    ? (strewnOn(phrases, Math.max(...plain, ...grounds)) ?? butisBeside(phrases, plain, heads, places.taken))
    : undefined;
  const isStrewn =
    strewn !== undefined &&
    !isHad(strewn) &&
    !refused.has(strewn) &&
    !isSetElsewhere(phrases, strewn, heads, places.taken);
  if (isStrewn)
    for (const index of plain) {
      if (isGrammar(phrases[index]?.sense, 'ground')) taken.delete(index);
      else taken.set(index, 'open');
    }
  const isPlain = isSaidPlain && !isStrewn;
  const spare = phrases.findIndex(
    (phrase, at) => isThing(phrase) && isNoun(phrase) && !taken.has(at) && !places.things.has(at),
  );
  if (isPlain && heads.length > 0 && own.thing === undefined && spare >= 0 && readThing(phrases, spare, own))
    taken.set(spare, nameOf(phrases[spare]));
  const isFramed = zones.within !== undefined && isOpen && (zones.within.isOne || places.wish.centre !== undefined);
  const { centre } = isPlain ? {} : places.wish;
  const isSetOut = isPlain || isFramed || zones.isAny || places.wish.isField || isAttended(places.wish);
  const made = isSetOut
    ? undefined
    : takeMake(
        phrases,
        makeOf(panel?.make, places.wish),
        (at) => taken.has(at) || zones.things.includes(at) || heads.includes(at) || refused.has(at) || unasked.has(at),
        (at) => refused.has(at) || unasked.has(at),
        centre,
      );
  const hasCentre = centre !== undefined || isFramed || made !== undefined;
  const isEnded =
    heads.length === 0 && panel?.isEnded === true && !isSetOut && centre === undefined && isEndedBy(phrases);
  const isBare = heads.length === 0 && !isPanel && !zones.hasHem && !isEnded && isBorderless(made);
  const isCornered = isOpen && (places.wish.corner?.motif ?? places.wish.corner?.subject) !== undefined;
  if (isBare && !(hasCentre && (places.isPanel || made !== undefined)) && !isCornered && !zones.isAny)
    return { phrases: [...phrases] };
  for (const [index, value] of places.taken) if (!taken.has(index)) taken.set(index, value);
  const placing = (['all', 'both', 'ends', 'bottom', 'top'] as const).find((each) => {
    if (heads.length === 0 && each !== 'all' && each !== 'ends') return false;
    const found = find(words, placingWords[each]).filter((index) => !taken.has(index));
    take(found, taken, each);
    return found.length > 0;
  });
  const isSaidDouble = heads.length > 0 && said('double');
  const rows = isSaidDouble ? undefined : countRows(phrases, heads, taken);
  const isTriple = rows?.count === 3 || (heads.length === 0 && panel?.rows === 3);
  const isDouble = isSaidDouble || rows?.count === 2 || (heads.length === 0 && !isTriple && isDoubled(made));
  for (const at of rows?.at ?? []) taken.set(at, `${rows?.count} rows`);
  const hasPallu = isEnded || said('pallu') || (heads.length === 0 && isShapedSaree(phrases));
  for (const at of taken.keys()) if (taken.get(at) === 'pallu') takeRow(phrases, at, taken);
  const hasCorner = [...places.taken.values()].includes('corner');
  const isBesides = isSaidOf(phrases, taken, heads);
  const isNamed =
    placing !== undefined ||
    own.breadth !== undefined ||
    own.inks.length > 0 ||
    own.thingInk !== undefined ||
    hasPallu ||
    hasCorner ||
    hasCentre ||
    isPlain;
  if (heads.length > 0 && !isAlone && !isBesides && !zones.isAny && !(isNamed && isOfCloth(phrases)))
    return { phrases: [...phrases] };
  // "Temple border" says what it is.
  for (const head of heads)
    taken.set(head, phrases[head]?.sense.kind === 'motif' ? (own.thing?.figure ?? 'border') : 'border');
  for (const each of goods)
    for (const index of findAll(words, each.words).flat()) if (isPanelWord(phrases[index])) taken.set(index, 'panel');
  const usual: Placing =
    isOfSaree || (hasPallu && panel === undefined)
      ? 'both'
      : (panel?.placing ?? (hasCorner || hasCentre ? 'all' : 'both'));
  const isOfPanel = ((hasCentre && made === undefined) || (panel !== undefined && places.wish.isField)) && !isOfSaree;
  const band = own.inks.find(({ hex }) => hexToOklch(hex)[0] < whiteFrom) ?? own.inks[0];
  shareInks(phrases, own, band?.hex, taken);
  const dye = band ?? own.thingInk;
  const palluDye = end.inks.find(({ hex }) => hexToOklch(hex)[0] < whiteFrom) ?? end.inks[0];
  // Where all that is drawn is said of the border, the field is left to it.
  const isLeftPlain =
    own.thing?.figure === 'row' && heads.length > 0 && !isAlone && !isBesides && !isPanel && !zones.isAny && !hasCloth;
  const isPlainByNature = places.things.size === 0 && isOfDhoti(phrases, taken);
  const border: BorderWish = {
    placing: placing ?? (zones.hasHem ? 'bottom' : isOfPanel || isEnded ? 'all' : usual),
    breadth: own.breadth ?? (heads.length === 0 ? (panel?.breadth ?? 'narrow') : 'usual'),
    ...(own.thing ?? figureOf(panel)),
    ...(own.second === undefined ? {} : { second: own.second }),
    ...(dye === undefined ? {} : { colour: dye }),
    ...(own.thingInk === undefined ? {} : band === undefined ? { isOfThing: true } : { thingColour: own.thingInk }),
    ...(isDouble ? { isDouble } : {}),
    ...(isTriple ? { isTriple } : {}),
    ...(isBare ? { isBare } : {}),
    ...(hasCentre || places.wish.corner !== undefined || zones.isAny
      ? {
          places: {
            ...(isPlain ? withoutCentre(places.wish) : places.wish),
            ...wishOf(zones, phrases, isFramed),
            ...(made === undefined ? {} : madeUp(made)),
          },
        }
      : {}),
    ...(end === own || end.thing === undefined ? {} : { pallu: placedOf(end.thing) }),
    ...(end === own || palluDye === undefined || palluDye.hex === dye?.hex ? {} : { palluColour: palluDye }),
    hasPallu,
    ...(isEnded ? { isEnded } : {}),
    ...copiesOf(panel, made),
    isPlain: isPlain || isLeftPlain || isPlainByNature,
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
      if (zones.things.includes(index) || (places.things.has(index) && !isPlain && value === undefined))
        return { ...phrase, isPlaced: true };
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

/** "A gold pallu and border", "border and a pallu in red": nothing is said of the second alone, in whichever order they stand. */
function isOneList(phrases: readonly Phrase[], edge: number, pallu: number): boolean {
  const [from, to] = [Math.min(edge, pallu), Math.max(edge, pallu)];
  const between = phrases.slice(from + 1, to).filter(({ sense }) => sense.kind !== 'stop');
  const isUnbroken = phrases.slice(from + 1, to + 1).every(({ gap }) => gap === 'none');
  return isUnbroken && between.length === 1 && isGrammar(between[0]?.sense, 'and');
}

/** "પાલવમાં મોટા હાથી": in the pallu, says the word itself, is what comes next. */
function readInPallu(phrases: readonly Phrase[], pallu: number, own: Own, taken: Map<number, string>): void {
  if (own.thing !== undefined || !/માં$/u.test(phrases[pallu]?.text ?? '')) return;
  const at = phrases.findIndex((phrase, index) => index > pallu && phrase.sense.kind !== 'size');
  const isNext = phrases.slice(pallu + 1, at + 1).every(({ gap }) => gap === 'none');
  if (at > 0 && isNext && isThing(phrases[at]) && readThing(phrases, at, own)) taken.set(at, nameOf(phrases[at]));
}

/** "A pallu with a row of large mangoes": how it is set out is said of the pallu alone. */
function takeRow(phrases: readonly Phrase[], pallu: number, taken: Map<number, string>): void {
  for (let i = pallu + 1; i < phrases.length && phrases[i]?.gap === 'none'; i++) {
    const sense = phrases[i]?.sense;
    if (sense?.kind === 'motif' || sense?.kind === 'subject') return;
    if (sense?.kind === 'size' || (sense?.kind === 'layout' && sense.value === 'rows')) taken.set(i, 'pallu');
  }
}

/** "A floral border in navy and cream": where no other colour is named, the second is the cloth's. */
function shareInks(
  phrases: readonly Phrase[],
  { inks }: Own,
  dye: string | undefined,
  taken: Map<number, string>,
): void {
  const isInk = ({ sense }: Phrase) => sense.kind === 'ink';
  if (inks.length < 2 || phrases.some((phrase, at) => isInk(phrase) && !taken.has(at))) return;
  for (const [at, { sense }] of phrases.entries())
    if (sense.kind === 'ink' && sense.value.hex !== dye) taken.delete(at);
}

function placedOf({ motif, subject }: NonNullable<Own['thing']>): PlacedThing {
  return { ...(motif === undefined ? {} : { motif }), ...(subject === undefined ? {} : { subject }) };
}

function isPalluWord(phrase: Phrase | undefined): boolean {
  return palluWords.some((one) => one.join(' ') === phrase?.text);
}

/** "Plain body in sage": the colour behind is the ground's; the index of the word for the body. */
function plainIn(phrases: readonly Phrase[], taken: ReadonlyMap<number, string>): number[] {
  return phrases.flatMap(({ text }, at) => {
    const [of, ink] = [phrases[at + 1], phrases[at + 2]];
    const isIn = isGrammar(of?.sense, 'in');
    const isSaid = taken.get(at) === 'plain' && bodyWord.test(text);
    return isSaid && isIn && (ink?.sense.kind === 'ink' || ink?.sense.kind === 'shade') ? [at] : [];
  });
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
  // "Mat" is "do not" in another language.
  return (
    sense.kind === 'unknown' ||
    (sense.kind === 'layout' && /panel/u.test(text)) ||
    sense.kind === 'later-motif' ||
    text === 'mat'
  );
}

function hexOf({ sense }: Phrase): { hex?: string } {
  return sense.kind === 'ink' ? { hex: sense.value.hex } : {};
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

/** What the border of goods is made of where no one names it. */
function figureOf(goods: { readonly figure?: BorderFigure } | undefined): Pick<BorderWish, 'figure'> {
  return goods?.figure === undefined ? {} : { figure: goods.figure };
}

/** The phrases of the longest form that is said, or none. */
function find(words: readonly PhraseWord[], forms: Words): number[] {
  return findAll(words, forms)[0] ?? [];
}

function take(found: readonly number[], taken: Map<number, string>, value: string): void {
  for (const index of found) if (!taken.has(index)) taken.set(index, value);
}

const skirt = oneOf(
  'lehe?ngas?|lahanga|gha?ga?h?ras?|chaniya|chaniyo|लहंगा|लहंगे|घाघरा|घाघरे|चनिया|चणिया|ચણિયો|ચણિયા|ઘાઘરો|ઘાઘરા|લહેંગો|લહેંગા',
);
const forSkirt = oneOf('k[aei]|n[aiu]|no|ke liye|liye|mate|का|के|की|के लिए|लिए|ના|ની|નું|નો|માટે');
const blouse = oneOf('blouses?|cholis?|blouse piece|ब्लाउज़|चोली|બ્લાઉઝ|ચોળી');

/** "Blouse for lehenga", "लहंगे के लिए ब्लाउज़": what is worn with a skirt has no hem of it; "lehenga and blouse" and "lehenga choli" have it. */
function isOfBlouse(phrases: readonly Phrase[]): boolean {
  const [top, below] = [blouse, skirt].map((word) => phrases.findIndex(({ text }) => word.test(text)));
  if (top === undefined || below === undefined || top < 0 || below < 0) return false;
  const between = phrases.slice(Math.min(top, below) + 1, Math.max(top, below));
  const isListed = between.some(({ sense }) => isGrammar(sense, 'and'));
  return !isListed && (top < below || between.some(({ text }) => forSkirt.test(text)));
}

/** Crafts by whose name a saree is called that is woven or tied to its shape. */
const madeToShape = new RegExp(
  foldText(
    'patol[au]|paithani|kanch?i|kanji|pochampally|sambalpuri|gadwal|bandhani|bandhej|b[ae]n[ae]rasi|chanderi|jamdani|maheshwari|baluchari|पटोला|पैठणी|पैठनी|कांची|कांजी|बांधनी|बंधेज|बनारसी|चंदेरी|जामदानी|महेश्वरी|बालूचरी|પટોળ|પૈઠણી|કાંચી|કાંજી|બાંધણી|બંધેજ|બનારસી|ચંદેરી|જામદાની|મહેશ્વરી|બાલુચરી',
  ).text,
  'u',
);

const sareeWord = /sar+i|saree|sadi|साड|સાડ/u;

/** "Patola saree": with its borders and its pallu, which are made with it. */
function isShapedSaree(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense, text }, at) => {
    // "Banarasi silk saree".
    const isSilk = phrases[at + 1]?.gap === 'none' && phrases[at + 1]?.sense.kind === 'cloth';
    const next = phrases[isSilk ? at + 2 : at + 1];
    const isSaree =
      sareeWord.test(text) || (next?.gap === 'none' && next.sense.kind === 'usage' && next.sense.value === 'sarees');
    return isSaree && (sense.kind === 'pattern' || sense.kind === 'own-layout') && madeToShape.test(text);
  });
}
