import {
  type BorderBreadth,
  figureOf,
  goodsWords,
  type PanelWord,
  type Placing,
  panelWords,
  placingWords,
} from '../vocabulary/border.ts';
import { canDraw } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import type { Words } from '../vocabulary/words.ts';
import type { BorderWish, PlacesWish } from './border-wish.ts';
import { findAll, formsIn, type PhraseWord, wordsOf } from './find-words.ts';
import type { WantedColour } from './intent.ts';
import type { Phrase, Sense } from './phrase.ts';
import { plainCentre } from './plain-centre.ts';
import { takePlaces } from './take-places.ts';

export interface TakenBorder {
  readonly phrases: Phrase[];
  readonly border?: BorderWish;
}

const things: readonly Sense['kind'][] = ['motif', 'subject', 'pattern', 'own-layout'];
const describing: readonly Sense['kind'][] = ['ink', 'shade', 'size', 'stop', 'density', 'style', 'mood'];
const bordering =
  /(?:^|[\s])(?:borders?|bordered|edging|kinari|kinar|kinara|kor|edge border|किनार[ािे]*|बोर्डर|बॉर्डर|कोर|કિનાર[િ]?|બોર્ડર|કોર|ધાર)$/u;
const palluWords = formsIn(panelWords.pallu);

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
  if (heads.some((at) => isRefused(phrases, at))) return { phrases: [...phrases] };
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
  const { centre } = isPlain ? {} : places.wish;
  const hasCentre = centre !== undefined;
  const isBare = heads.length === 0 && !isPanel;
  if (isBare && !(hasCentre && places.isPanel)) return { phrases: [...phrases] };
  for (const [index, value] of places.taken) if (!taken.has(index)) taken.set(index, value);
  const placing = (['all', 'both', 'ends', 'bottom', 'top'] as const).find((each) => {
    if (heads.length === 0 && each !== 'all' && each !== 'ends') return false;
    const found = find(words, placingWords[each]).filter((index) => !taken.has(index));
    take(found, taken, each);
    return found.length > 0;
  });
  const isDouble = heads.length > 0 && said('double');
  const hasPallu = said('pallu');
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
  for (const head of heads) taken.set(head, 'border');
  for (const each of goods)
    for (const index of findAll(words, each.words).flat()) if (isPanelWord(phrases[index])) taken.set(index, 'panel');
  const usual: Placing =
    isOfSaree || (hasPallu && panel === undefined)
      ? 'both'
      : (panel?.placing ?? (hasCorner || hasCentre ? 'all' : 'both'));
  const border: BorderWish = {
    placing: placing ?? (hasCentre && !isOfSaree ? 'all' : usual),
    breadth: own.breadth ?? (heads.length === 0 ? 'narrow' : 'usual'),
    ...own.thing,
    ...(own.inks[0] === undefined ? {} : { colour: own.inks[0] }),
    ...(isDouble ? { isDouble } : {}),
    ...(isBare ? { isBare } : {}),
    ...(hasCentre || places.wish.corner !== undefined
      ? { places: isPlain ? withoutCentre(places.wish) : places.wish }
      : {}),
    hasPallu,
    isPlain,
    hasCentre,
  };
  // Of words that belong together the last that means something is underlined.
  const small = (index: number) => {
    const kind = phrases[index]?.sense.kind;
    const value = taken.get(index);
    return (
      (kind === 'stop' || kind === 'grammar') && taken.get(index + 1) === value && phrases[index + 1]?.gap === 'none'
    );
  };
  return {
    border,
    phrases: phrases.map((phrase, index) => {
      if (grounds.includes(index)) return { ...phrase, sense: { kind: 'grammar', value: 'ground' } };
      const value = taken.get(index);
      if (places.trees.has(index)) return { ...phrase, isPlaced: true, sense: { kind: 'motif', value: 'tree' } };
      if (places.things.has(index) && !isPlain && value === undefined) return { ...phrase, isPlaced: true };
      if (value === undefined) return phrase;
      if (small(index)) return { ...phrase, sense: { kind: 'stop', value: '' } };
      return { ...phrase, sense: { kind: 'border', value, ...hexOf(phrase) } };
    }),
  };
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

/** What is said of the border itself. */
interface Own {
  readonly inks: WantedColour[];
  breadth: BorderBreadth | undefined;
  thing: Pick<BorderWish, 'figure' | 'motif' | 'subject'> | undefined;
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

function isRefused(phrases: readonly Phrase[], at: number): boolean {
  const isNot = (phrase: Phrase | undefined, word: string) =>
    phrase?.sense.kind === 'grammar' && phrase.sense.value === word;
  const after = phrases[at + 1];
  if (after?.gap === 'none' && isNot(after, 'not-after')) return true;
  for (let i = at; i > 0 && i > at - 3 && phrases[i]?.gap === 'none'; i--)
    if (isNot(phrases[i - 1], 'not')) return true;
  return false;
}

/** "Wide red elephant border", "border of gingham", "border in gold", "बॉर्डर लाल". */
function readHead(
  phrases: readonly Phrase[],
  head: number,
  own: Own,
  taken: Map<number, string>,
  isOfGoods: boolean,
): void {
  if (phrases[head]?.sense.kind === 'motif') readThing(phrases, head, own);
  let at = head;
  const before = phrases[head - 1];
  // "Toile border in blue" is a toile with one.
  const isCloth = !isOfGoods && before?.sense.kind === 'pattern' && !hasOtherNoun(phrases, head - 1);
  // A stop word may stand between ("हाथी की किनारी").
  const noun =
    before !== undefined && before.sense.kind === 'stop' && phrases[head - 1]?.gap === 'none' ? head - 2 : head - 1;
  const isJoined = phrases[head]?.gap === 'none' && (noun === head - 1 || phrases[head - 1]?.gap === 'none');
  if (isJoined && !isCloth && isThing(phrases[noun]) && readThing(phrases, noun, own)) {
    taken.set(noun, nameOf(phrases[noun]));
    at = noun;
  }
  for (let i = at - 1; i >= 0 && phrases[i + 1]?.gap === 'none' && i > head - 7; i--) {
    const phrase = phrases[i];
    if (phrase === undefined || taken.has(i)) break;
    // "A narrow chain-link border" is narrow, whatever stands between.
    if (phrase.sense.kind === 'unknown' && i >= at - 2) continue;
    if (isAnd(phrase) && phrases[i - 1]?.sense.kind === 'ink' && own.inks.length > 0) continue;
    if (!describing.includes(phrase.sense.kind)) break;
    describe(phrase, i, own, taken);
  }
  readBehind(phrases, head, own, taken, isCloth);
}

function readBehind(
  phrases: readonly Phrase[],
  head: number,
  own: Own,
  taken: Map<number, string>,
  isCloth: boolean,
): void {
  for (let i = head + 1; i < phrases.length && i < head + 8 && phrases[i]?.gap === 'none'; i++) {
    const phrase = phrases[i];
    if (phrase === undefined) return;
    const { sense } = phrase;
    if (taken.get(i) === 'plain') return;
    if (taken.has(i)) continue;
    const isOf = sense.kind === 'grammar' && (sense.value === 'in' || sense.value === 'with');
    if (isOf && isCloth) return;
    if (isOf) {
      const next = phrases.slice(i + 1, i + 5).findIndex((each) => isThing(each) || each.sense.kind === 'ink');
      if (next < 0) return;
      // "Border with elephants on cream" is of elephants; "border with pallu" of nothing.
      continue;
    }
    if (isAnd(phrase) && phrases[i + 1]?.sense.kind === 'ink' && own.inks.length > 0) continue;
    if (own.thing !== undefined && (isAnd(phrase) || isButi(phrase))) {
      const next = phrases.findIndex((each, k) => k > i && !isAnd(each) && !isButi(each) && each.sense.kind !== 'stop');
      const other = phrases[next];
      if (other === undefined || phrases[i + 1]?.gap !== 'none' || !addThing(other, own)) return;
      taken.set(next, nameOf(other));
      i = next;
      continue;
    }
    if (isThing(phrase) && own.thing === undefined && isOfBefore(phrases, i) && readThing(phrases, i, own)) {
      taken.set(i, nameOf(phrase));
      continue;
    }
    if (sense.kind === 'ink' && own.inks.length === 0 && isFollowedByNoun(phrases, i)) return;
    if (!describing.includes(sense.kind)) return;
    describe(phrase, i, own, taken);
  }
}

/** "Mango butis": no layout of the field. */
function isButi({ sense }: Phrase): boolean {
  return sense.kind === 'layout' && sense.value === 'buti';
}

/** "A vine and mangoes": the motif stands at the bends of the vine. */
function addThing({ sense, text }: Phrase, own: Own): boolean {
  const other = thingOf(sense, text);
  const { thing } = own;
  if (thing === undefined || other === undefined || (thing.figure === 'vine') === (other.figure === 'vine'))
    return false;
  own.thing = { ...thing, ...other, figure: 'vine' };
  return true;
}

/** The word of the clause that a thing behind the border is joined to it by. */
function isOfBefore(phrases: readonly Phrase[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const sense = phrases[i]?.sense;
    if (sense?.kind === 'grammar') return sense.value === 'in' || sense.value === 'with';
    if (sense === undefined || !describing.includes(sense.kind)) return false;
  }
  return false;
}

/** "Border, red flowers": the colour is of what comes. */
function isFollowedByNoun(phrases: readonly Phrase[], at: number): boolean {
  const before = phrases[at - 1]?.sense;
  if (before?.kind === 'grammar') return false;
  const next = phrases[at + 1];
  return (
    next?.gap === 'none' &&
    (isThing(next) ||
      next.sense.kind === 'usage' ||
      (next.sense.kind === 'grammar' && ['ground', 'on-after'].includes(next.sense.value)))
  );
}

function describe(phrase: Phrase, at: number, own: Own, taken: Map<number, string>): void {
  const { sense } = phrase;
  if (sense.kind === 'ink') {
    own.inks.push(sense.value);
    taken.set(at, sense.value.name);
  } else if (sense.kind === 'size') {
    own.breadth ??=
      sense.value === 'small' || sense.value === 'mini' ? 'narrow' : sense.value === 'medium' ? 'usual' : 'wide';
    taken.set(at, own.breadth);
  } else if (sense.kind === 'density' && sense.value === 'dense') {
    // "A heavy border" is broad.
    own.breadth ??= 'wide';
    taken.set(at, 'wide');
  }
}

function isAnd(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'grammar' && phrase.sense.value === 'and';
}

function isThing(phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return false;
  const { sense } = phrase;
  return (
    things.includes(sense.kind) ||
    (sense.kind === 'layout' && ['stripe', 'zigzag', 'vine', 'jaal', 'rows'].includes(sense.value))
  );
}

function readThing(phrases: readonly Phrase[], at: number, own: Own): boolean {
  const { sense, text } = phrases[at] ?? {};
  const thing = sense === undefined ? undefined : thingOf(sense, text ?? '');
  if (thing !== undefined) own.thing ??= thing;
  return thing !== undefined;
}

const templeText = /temple|mandir|मंदिर|મંદિર|reku|rekku/u;

function thingOf(sense: Sense, text: string): Own['thing'] {
  switch (sense.kind) {
    case 'motif': {
      if (templeText.test(text) || sense.value === 'gable' || sense.value === 'temple') return { figure: 'temple' };
      if (sense.value === 'vine') return { figure: 'vine' };
      if (sense.value === 'dot') return { figure: 'dots' };
      const motif = motifsOfWord[sense.value].find((each) => canDraw(each, undefined));
      return motif === undefined ? undefined : { figure: 'row', motif };
    }
    case 'subject':
      return { figure: 'row', subject: sense.value };
    case 'layout':
      return {
        figure:
          sense.value === 'vine'
            ? 'vine'
            : sense.value === 'zigzag'
              ? 'zigzag'
              : sense.value === 'stripe'
                ? 'stripe'
                : 'row',
      };
    case 'pattern':
    case 'own-layout': {
      const family = sense.kind === 'pattern' ? sense.value : sense.family;
      const figure = figureOf[family];
      const [motif] = vocabularies[family].suggestedMotifs;
      return figure === undefined ? { figure: 'row', ...(motif === undefined ? {} : { motif }) } : { figure };
    }
    default:
      return undefined;
  }
}

function nameOf(phrase: Phrase | undefined): string {
  if (phrase === undefined) return '';
  const { sense, text } = phrase;
  return typeof sense.value === 'string' ? sense.value : text;
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

function hasOtherNoun(phrases: readonly Phrase[], at: number): boolean {
  return phrases.some(
    ({ sense }, index) =>
      index !== at &&
      (sense.kind === 'pattern' || sense.kind === 'motif' || sense.kind === 'subject' || sense.kind === 'own-layout'),
  );
}

/** The phrases of the longest form that is said, or none. */
function find(words: readonly PhraseWord[], forms: Words): number[] {
  return findAll(words, forms)[0] ?? [];
}

function take(found: readonly number[], taken: Map<number, string>, value: string): void {
  for (const index of found) if (!taken.has(index)) taken.set(index, value);
}
