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
import { formsOf, type Words } from '../vocabulary/words.ts';
import type { BorderWish } from './border-wish.ts';
import { foldText } from './fold-text.ts';
import type { WantedColour } from './intent.ts';
import type { Phrase, Sense } from './phrase.ts';

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
  if ((heads.length === 0 && !isPanel) || heads.some((at) => isRefused(phrases, at))) return { phrases: [...phrases] };
  const placing = (['all', 'both', 'ends', 'bottom', 'top'] as const).find((each) => {
    if (heads.length === 0 && each !== 'all' && each !== 'ends') return false;
    const found = find(words, placingWords[each]);
    take(found, taken, each);
    return found.length > 0;
  });
  const said = (word: PanelWord) => {
    const found = find(words, panelWords[word]);
    take(found, taken, word);
    return found.length > 0;
  };
  const isOfSaree = phrases.some(({ sense }) => sense.kind === 'usage' && sense.value === 'sarees');
  const isPlain = said('plain');
  const hasPallu = said('pallu');
  const hasCorner = said('corner');
  const hasCentre = !isPlain && said('centre');
  const own: Own = { inks: [], breadth: undefined, thing: undefined };
  const isOfGoods = isAlone || panel !== undefined || phrases.some(({ sense }) => sense.kind === 'usage');
  for (const head of heads) readHead(phrases, head, own, taken, isOfGoods);
  const isBesides = isSaidOf(phrases, taken, heads);
  const isNamed =
    placing !== undefined || own.breadth !== undefined || own.inks.length > 0 || hasPallu || hasCorner || isPlain;
  if (heads.length > 0 && !isAlone && !isBesides && !(isNamed && isOfCloth(phrases))) return { phrases: [...phrases] };
  for (const head of heads) taken.set(head, 'border');
  for (const each of goods)
    for (const index of find(words, each.words))
      if (phrases[index]?.sense.kind === 'unknown') taken.set(index, 'panel');
  const usual: Placing =
    isOfSaree || (hasPallu && panel === undefined)
      ? 'both'
      : (panel?.placing ?? (hasCorner || hasCentre ? 'all' : 'both'));
  const border: BorderWish = {
    placing: placing ?? usual,
    breadth: own.breadth ?? (heads.length === 0 ? 'narrow' : 'usual'),
    ...own.thing,
    ...(own.inks[0] === undefined ? {} : { colour: own.inks[0] }),
    hasPallu,
    isPlain,
    hasCentre,
  };
  return {
    border,
    phrases: phrases.map((phrase, index) => {
      const value = taken.get(index);
      return value === undefined ? phrase : { ...phrase, sense: { kind: 'border', value, ...hexOf(phrase) } };
    }),
  };
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
    if (isThing(phrase) && own.thing === undefined && isOfBefore(phrases, i) && readThing(phrases, i, own)) {
      taken.set(i, nameOf(phrase));
      continue;
    }
    if (sense.kind === 'ink' && own.inks.length === 0 && isFollowedByNoun(phrases, i)) return;
    if (!describing.includes(sense.kind)) return;
    describe(phrase, i, own, taken);
  }
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

function isAnd({ sense }: Phrase): boolean {
  return sense.kind === 'grammar' && sense.value === 'and';
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

interface PhraseWord {
  readonly text: string;
  readonly phrase: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function wordsOf(phrases: readonly Phrase[]): PhraseWord[] {
  return phrases.flatMap(({ text }, phrase) => {
    const words = text.split(' ').filter((word) => word !== '');
    return words.map((word, i) => ({ text: word, phrase, isFirst: i === 0, isLast: i === words.length - 1 }));
  });
}

function formsIn(words: Words): string[][] {
  return words
    .flatMap(formsOf)
    .map((form) => foldText(form).text.split(' '))
    .toSorted((one, other) => other.length - one.length);
}

const folded = new Map<Words, string[][]>();

/** The phrases of the longest form that is said, or none. */
function find(words: readonly PhraseWord[], forms: Words): number[] {
  const known = folded.get(forms) ?? formsIn(forms);
  folded.set(forms, known);
  for (const form of known) {
    for (let at = 0; at + form.length <= words.length; at++) {
      if (!form.every((word, i) => words[at + i]?.text === word)) continue;
      return [...new Set(words.slice(at, at + form.length).map(({ phrase }) => phrase))];
    }
  }
  return [];
}

function take(found: readonly number[], taken: Map<number, string>, value: string): void {
  for (const index of found) if (!taken.has(index)) taken.set(index, value);
}
