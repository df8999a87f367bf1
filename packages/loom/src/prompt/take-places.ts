import { type PlaceWord, placeWords } from '../vocabulary/border.ts';
import { canDraw } from '../vocabulary/can-draw.ts';
import { isCommonMotif, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { subjectNames } from '../vocabulary/subjects/shelf.ts';
import type { PlacedThing, PlacesWish } from './border-wish.ts';
import { findAll, type PhraseWord } from './find-words.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';
import { wreathOf } from './wreath-of.ts';

export interface TakenPlaces {
  readonly wish: PlacesWish;
  /** What each phrase says of a place, by index; the things themselves stay what they are. */
  readonly taken: ReadonlyMap<number, string>;
  /** The things that have a place. */
  readonly things: ReadonlySet<number>;
  /** Trees of life that are a thing in a place, and no layout. */
  readonly trees: ReadonlySet<number>;
  /** The centre is asked for in a way that makes a panel of any cloth. */
  readonly isPanel: boolean;
}

/** Nets and repeats: in the middle they are the field itself. */
const nets: readonly string[] = [
  'jaal',
  'jaali',
  'lattice',
  'star-grid',
  'grid',
  'ogee',
  'almond',
  'interlock',
  'zigzag',
  'stripe',
  'bands',
  'buti',
  'toss',
  'rows',
  'half-drop',
];
const rounds: readonly string[] = ['roundel', 'medallion'];
/** Ways of setting others, and what strews a ground: no thing to stand alone. */
const unplaced: readonly string[] = ['vine', 'dot', 'diamond', 'medallion', 'jaali'];
/** After these words their thing follows; English says the thing first. */
const indic =
  /[\u0900-\u097f\u0a80-\u0aff]|^(?:beech|bich|beecho|madhya|vach|uspar|us par|uske|neeche|nichh?e|kon|khun|chare|char|d[aou]n+o|ban+e|ena|tena|zaad|ped|da?al|dali)/u;
const growing: readonly string[] = ['tree', 'palm', 'cypress'];

/**
 * What is said to stand where on a panel: in the centre, its corners, round the centre, on its boughs, at its foot. `isOpen`: the prompt
 * names a panel or a border, so that a middle is a centre.
 */
export function takePlaces(
  phrases: readonly Phrase[],
  words: readonly PhraseWord[],
  borders: ReadonlySet<number>,
  isOpen: boolean,
): TakenPlaces {
  const taken = new Map<number, string>();
  const used = new Set<number>();
  const wish: { -readonly [Key in keyof PlacesWish]: PlacesWish[Key] } = { isRound: false, isField: false };
  const trees = new Set<number>();
  let isPanel = false;
  const mark = (group: readonly number[], value: PlaceWord) => {
    // "One mandala" is a place and its cloth.
    for (const index of group)
      if (phrases[index]?.sense.kind !== 'pattern') taken.set(index, taken.get(index) ?? value);
  };
  const groups = (place: PlaceWord) =>
    [...findAll(words, placeWords[place]), ...(place === 'centre' ? oneRound(phrases) : [])]
      .filter((group) => group.every((index) => !borders.has(index) && !taken.has(index)))
      .toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
  const thingBy = (group: readonly number[], isAfter: boolean) => thingNear(phrases, group, used, borders, isAfter);

  const isAlone = (group: readonly number[]) => isNamedAlone(phrases, group);
  for (const group of groups('centre').toSorted((one, other) => Number(isAlone(one)) - Number(isAlone(other)))) {
    if (isAlone(group) && wish.centre !== undefined) {
      mark(group, 'centre');
      continue;
    }
    const clause = clauseOf(phrases, group);
    const said = clause.map((index) => phrases[index]?.sense);
    const round = clause.find((index) => isRoundWord(phrases[index]));
    const at = thingBy(group, isIndic(phrases, group));
    const isNet = clause.some((index) => isNetWord(phrases[index]));
    const isSmall = at !== undefined && isSmallBefore(phrases, at);
    if (isNet && round === undefined) {
      wish.isField = true;
      if (isOpen) mark(group, 'centre');
      continue;
    }
    // "Lemons and olive sprigs in the middle": two share the field within the border, at one scale.
    if (isOpen && round === undefined && at !== undefined && isOneOfTwo(phrases, at)) {
      wish.isField = true;
      isPanel = true;
      mark(group, 'centre');
      continue;
    }
    if (
      isSmall ||
      (at !== undefined && isMany(phrases[at])) ||
      (at === undefined && round === undefined && said.some(isRepeated))
    )
      continue;
    if (at === undefined && round === undefined && !isNamedAlone(phrases, group)) {
      if (!isOpen) continue;
    }
    const thing = thingOf(phrases[at ?? -1]);
    const isLone = isOneBefore(phrases, [at, round, ...group]);
    const isOne =
      isLone || said.some((sense) => sense?.kind === 'size' && (sense.value === 'large' || sense.value === 'huge'));
    if (!isOpen && round === undefined && !isOne && !isGrowing(thing)) continue;
    if (wish.centre !== undefined) {
      mark(group, 'centre');
      continue;
    }
    if (at !== undefined) used.add(at);
    if (round !== undefined && phrases[round]?.sense.kind === 'motif') used.add(round);
    wish.centre = thing ?? {};
    wish.isRound = round !== undefined || thing === undefined;
    if (isLone && !isOpen) wish.isLone = true;
    isPanel = true;
    mark(group, 'centre');
    if (round !== undefined && phrases[round]?.sense.kind === 'layout') taken.set(round, 'centre');
  }
  const tree = phrases.findIndex((phrase, index) => !borders.has(index) && isGrowing(thingOf(phrase)));
  const readAbout = (place: 'boughs' | 'foot' | 'beside' | 'wreath' | 'corner') => {
    for (const group of groups(place)) {
      const isAfter = place === 'wreath' || isIndic(phrases, group);
      const clause = clauseOf(phrases, group);
      // "At the bottom" and "on both sides" of a border are places of the border.
      if (place !== 'corner' && place !== 'wreath' && clause.some((index) => borders.has(index))) continue;
      const at = thingBy(group, isAfter);
      if (place === 'corner') {
        mark(group, 'corner');
        if (
          at === undefined &&
          clause.some((index) => isRoundWord(phrases[index]) && !used.has(index) && taken.get(index) !== 'centre')
        )
          wish.corner ??= { motif: 'medallion' };
        // "One big lotus in the centre with four small ones at the corners".
        if (at === undefined && clause.some((index) => isOfSize(phrases[index]))) wish.corner ??= wish.centre ?? {};
        if (at === undefined) continue;
      }
      // "Framed by a garland": of what, the craft knows.
      if (at === undefined && place === 'wreath' && group.some((index) => garland.test(phrases[index]?.text ?? ''))) {
        wish.wreath ??= {};
        mark(group, place);
      }
      if (at === undefined) continue;
      used.add(at);
      if (phrases[at]?.sense.kind === 'layout') trees.add(at);
      wish[place] ??= thingOf(phrases[at]) ?? {};
      mark(group, place);
    }
  };
  /** "Two peacocks facing each other, a tree between": they stand on both sides of it. */
  const readFacing = () => {
    const facing = phrases.findIndex(({ sense }) => sense.kind === 'way' && sense.value === 'facing');
    if (facing < 0 || wish.beside !== undefined) return;
    const at = thingBy([facing], false) ?? thingBy([facing], true);
    if (at === undefined) return;
    used.add(at);
    wish.beside = thingOf(phrases[at]) ?? {};
    taken.set(facing, 'beside');
  };
  // The figures of a dhurrie stand in its bands.
  const isBanded = phrases.some(({ sense }) => sense.kind === 'pattern' && sense.value === 'kilim');
  const hasTree = isGrowing(wish.centre) || (tree >= 0 && wish.centre === undefined && isOpen && !isBanded);
  if (hasTree) {
    const stands = tree >= 0 ? tree : undefined;
    if (stands !== undefined) used.add(stands);
    readAbout('boughs');
  }
  if (hasTree || wish.centre !== undefined) {
    readAbout('foot');
    readAbout('wreath');
    readAbout('beside');
    readFacing();
  }
  if (hasTree && isOpen) seatOthers(phrases, borders, used, wish);
  if (isOpen || wish.centre !== undefined) readAbout('corner');
  if (wish.centre === undefined && hasTree && (wish.boughs ?? wish.foot ?? wish.beside) !== undefined) {
    wish.centre = { motif: 'tree' };
    isPanel = true;
  }
  const ring = wish.centre === undefined && !hasTree ? wreathOf(phrases) : undefined;
  if (ring !== undefined) {
    // "Flowers" are of any kind.
    const isAny = phrases[ring.thing]?.sense.value === 'flower';
    wish.wreath = (isAny ? undefined : thingOf(phrases[ring.thing])) ?? {};
    mark([ring.at], 'wreath');
  }
  return { wish, taken, things: used, trees, isPanel };
}

function isOfSize(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'size' && (phrase.sense.value === 'small' || phrase.sense.value === 'mini');
}

const garland = /garland|wreath|mala|माला|માળા/u;
/** What is at home on a bough. */
const perching =
  /bird|parrot|peacock|swan|dove|(?<!\p{L})owl|sparrow|myna|bulbul|crane|butterfly|monkey|toucan|macaw|hornbill|kingfisher|hoopoe|robin|thrush/u;

/** Things that were named beside a tree and of which no one said where: what perches sits on its boughs, all else stands at its foot. */
function seatOthers(
  phrases: readonly Phrase[],
  borders: ReadonlySet<number>,
  used: Set<number>,
  wish: { boughs?: PlacedThing; foot?: PlacedThing },
): void {
  for (const [index, phrase] of phrases.entries()) {
    const thing = thingOf(phrase);
    const name = thing?.motif ?? thing?.subject;
    if (thing === undefined || name === undefined || used.has(index) || borders.has(index)) continue;
    if (isGrowing(thing) || isCommonMotif(name) || phrase.sense.kind === 'pattern') continue;
    const place = perching.test(name) ? 'boughs' : 'foot';
    if (wish[place] !== undefined) continue;
    wish[place] = thing;
    used.add(index);
  }
}

/** The phrases between two stops or commas. */
function clauseOf(phrases: readonly Phrase[], group: readonly number[]): number[] {
  let from = group[0] ?? 0;
  let to = group.at(-1) ?? from;
  while (from > 0 && phrases[from]?.gap === 'none') from--;
  while (to + 1 < phrases.length && phrases[to + 1]?.gap === 'none') to++;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The nearest thing of the clause, on one side of the place and else on the other. */
function thingNear(
  phrases: readonly Phrase[],
  group: readonly number[],
  used: ReadonlySet<number>,
  borders: ReadonlySet<number>,
  isAfter: boolean,
): number | undefined {
  const clause = clauseOf(phrases, group).filter((index) => !used.has(index) && !borders.has(index));
  const [first, last] = [group[0] ?? 0, group.at(-1) ?? 0];
  const isThing = (index: number) => thingOf(phrases[index]) !== undefined;
  const after = clause.find((index) => index > last && isThing(index));
  const nearest = clause.findLast((index) => index < first && isThing(index));
  const before = nearest === undefined ? undefined : headOf(phrases, nearest, isThing);
  // "Konia" is the place and its mango.
  const within = group.find(
    (index) => isThing(index) && /konia|koniya|konya|कोनिया|કોણિયા/u.test(phrases[index]?.text ?? ''),
  );
  return within ?? (isAfter ? (after ?? before) : (before ?? after));
}

/** "A vase of flowers" is a vase. */
function headOf(phrases: readonly Phrase[], at: number, isThing: (index: number) => boolean): number {
  const isOf = phrases[at]?.gap === 'none' && phrases[at - 1]?.text === 'of' && phrases[at - 1]?.gap === 'none';
  return isOf && isThing(at - 2) ? at - 2 : at;
}

/** What a phrase names that can stand in a place. */
export function thingOf(phrase: Phrase | undefined): PlacedThing | undefined {
  const sense = phrase?.sense;
  if (sense?.kind === 'subject') return { subject: sense.value };
  if (sense?.kind === 'layout' && sense.value === 'tree-of-life') return { motif: 'tree' };
  if (sense?.kind === 'pattern' && sense.value === 'paisley') return { motif: 'paisley' };
  // A leopard in the middle is a beast, and no skin.
  if (
    sense?.kind === 'own-layout' &&
    sense.family === 'animal-skin' &&
    !/print|skin|stripe|patch|spot| /u.test(phrase?.text ?? '')
  )
    return subjectNames()?.some(([id]) => id === sense.value) === true ? { subject: sense.value } : undefined;
  if (sense?.kind !== 'motif' || unplaced.includes(sense.value)) return undefined;
  const motifs: readonly MotifId[] = motifsOfWord[sense.value];
  const motif = motifs.find((each) => canDraw(each, undefined) && !unplaced.includes(each));
  return motif === undefined ? { subject: sense.value } : { motif };
}

function isGrowing(thing: PlacedThing | undefined): boolean {
  return thing?.motif !== undefined && growing.includes(thing.motif);
}

function isRoundWord(phrase: Phrase | undefined): boolean {
  const sense = phrase?.sense;
  if (phrase === undefined || sense === undefined) return false;
  return (
    (sense.kind === 'motif' && sense.value === 'medallion') ||
    (sense.kind === 'layout' && rounds.includes(sense.value)) ||
    /\b(?:medallion|mandala|disc|disk|roundel)s?\b|मंडल|मण्डल|મંડલ|મંડળ/u.test(phrase.text)
  );
}

function isNetWord(phrase: Phrase | undefined): boolean {
  if (phrase === undefined || /^panels?$/u.test(phrase.text)) return false;
  const { sense } = phrase;
  return (sense.kind === 'layout' && nets.includes(sense.value)) || (sense.kind === 'motif' && sense.value === 'jaali');
}

/** "In the middle dots", "a line between": strewn over the field or running along it. */
function isRepeated(sense: Phrase['sense'] | undefined): boolean {
  return (
    (sense?.kind === 'motif' && (sense.value === 'dot' || sense.value === 'vine')) ||
    sense?.kind === 'own-layout' ||
    (sense?.kind === 'detail' && sense.value === 'fine')
  );
}

/** "One centre", "a single centre": of what, is said elsewhere or not at all. */
function isNamedAlone(phrases: readonly Phrase[], group: readonly number[]): boolean {
  return /^(?:one|single) cent(?:re|er)$/u.test(group.map((index) => phrases[index]?.text ?? '').join(' '));
}

const one =
  /^(?:one|single|lone|solitary|only one|just one|a single|ek|ek hi|ekaj|ek ?j|akel[aie]|एक|एक हि|अकेल[ाीेि]|એક|એક જ|એકલ[ુોી]ં?)$/u;

/** "One mandala", "एक ही कमल": it stands alone. */
function isOneBefore(phrases: readonly Phrase[], places: readonly (number | undefined)[]): boolean {
  return places.some((at) => {
    if (at === undefined) return false;
    for (let index = at; index >= Math.max(0, at - 3) && (index === at || phrases[index]?.gap === 'none'); index--)
      if (one.test(phrases[index]?.text ?? '')) return true;
    return false;
  });
}

/** "One big rust medallion": what describes it stands between; the word for one, and the medallion stays what is drawn. */
function oneRound(phrases: readonly Phrase[]): number[][] {
  return phrases.flatMap(({ text }, first) => {
    if (!one.test(text)) return [];
    const isDescribing = ({ sense }: Phrase) =>
      ['ink', 'shade', 'size', 'style', 'mood', 'density'].includes(sense.kind) || isGrammar(sense, 'and');
    const at = phrases.findIndex((phrase, index) => index > first && !isDescribing(phrase));
    const isJoined = at > first + 1 && phrases.slice(first + 1, at + 1).every(({ gap }) => gap === 'none');
    return isJoined && isRoundWord(phrases[at]) ? [[first]] : [];
  });
}

function isSmallBefore(phrases: readonly Phrase[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3) && phrases[index + 1]?.gap === 'none'; index--) {
    const sense = phrases[index]?.sense;
    if (sense?.kind === 'size') return sense.value === 'small' || sense.value === 'mini';
  }
  return false;
}

/** Joined by "and" to another thing that is drawn, and no more than named. */
function isOneOfTwo(phrases: readonly Phrase[], at: number): boolean {
  const isAnd = (index: number) => phrases[index]?.gap === 'none' && isGrammar(phrases[index]?.sense, 'and');
  const isThing = (index: number) => phrases[index]?.sense.kind === 'subject' || thingOf(phrases[index]) !== undefined;
  return (isAnd(at - 1) && isThing(at - 2)) || (isAnd(at + 1) && phrases[at + 2]?.gap === 'none' && isThing(at + 2));
}

/** "Tiny flowers in the middle" are many; of "leaves" and "flowers" a field is made. */
function isMany(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'motif' && /^(?:leaves|flowers|blossoms|stars|phoolo|fulo|phoolon)$/u.test(phrase.text);
}

function isIndic(phrases: readonly Phrase[], group: readonly number[]): boolean {
  // "મોટું કમળ વચ્ચે અને …": what is joined next has a place of its own.
  if (isGrammar(phrases[(group.at(-1) ?? 0) + 1]?.sense, 'and') && (group[0] ?? 0) > 0) return false;
  return indic.test(group.map((index) => phrases[index]?.text ?? '').join(' '));
}
