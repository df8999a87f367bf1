import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { hemWords, type Neck } from '../vocabulary/frames.ts';
import type { PlacedThing, PlacesWish } from './border-wish.ts';
import { findAll, type PhraseWord } from './find-words.ts';
import type { Phrase } from './phrase.ts';
import { thingOf } from './take-places.ts';
import { takeNeck, takeWithin, type Within } from './take-within.ts';

/** Fields that are zones themselves: frames with things in them, stripes that carry a vine, a panel about a neck. */
export interface Zones {
  readonly within?: Within;
  readonly stripes?: PlacedThing;
  readonly neck?: { readonly shape: Neck; readonly thing: PlacedThing };
  /** A band along the hem is asked for. */
  readonly hasHem: boolean;
  /** Phrases of what stands in a zone. */
  readonly things: readonly number[];
  readonly isAny: boolean;
}

/** Reads zones of the field, and takes the words that name them. */
export function takeZones(
  phrases: readonly Phrase[],
  words: readonly PhraseWord[],
  borders: ReadonlySet<number>,
  taken: Map<number, string>,
): Zones {
  const isFree = (index: number) => !borders.has(index);
  const within = takeWithin(phrases, words, isFree, (index) => thingOf(phrases[index]));
  const striped = within === undefined ? vineStripes(phrases, isFree) : undefined;
  const isWorn = phrases.some(({ sense }) => sense.kind === 'usage');
  const neck = isWorn ? takeNeck(words) : undefined;
  const hem = neck === undefined ? [] : findAll(words, hemWords).flat();
  const flower = neck === undefined ? -1 : phrases.findIndex((phrase, at) => isFree(at) && isNoun(phrase));
  for (const index of within?.said ?? []) taken.set(index, 'frame');
  // Things of a frame are what they are: "leaf" of "leaf shape" alone is taken.
  for (const index of within?.things ?? []) taken.delete(index);
  for (const index of striped?.said ?? []) taken.set(index, 'stripes');
  for (const index of neck?.said ?? []) taken.set(index, 'neck');
  if (neck !== undefined)
    for (const [index, { text }] of phrases.entries()) if (/^panels?$/u.test(text)) taken.set(index, 'neck');
  for (const index of hem) taken.set(index, 'bottom');
  return {
    ...(within === undefined ? {} : { within }),
    ...(striped === undefined ? {} : { stripes: striped.thing }),
    ...(neck === undefined ? {} : { neck: { shape: neck.shape, thing: thingOf(phrases[flower]) ?? {} } }),
    hasHem: hem.length > 0,
    things: [...(within?.things ?? []), ...(striped?.things ?? []), ...(flower < 0 ? [] : [flower])],
    isAny: within !== undefined || striped !== undefined || neck !== undefined,
  };
}

/** What those zones are on a panel; `isFramed`: one frame holds the centre. */
export function wishOf(
  { within, stripes, neck }: Zones,
  phrases: readonly Phrase[],
  isFramed: boolean,
): Partial<PlacesWish> {
  const things = (within?.things ?? []).flatMap((index) => thingOf(phrases[index]) ?? []);
  const [centre = {}] = things;
  const isDrop = phrases.some(
    ({ sense }) => (sense.kind === 'layout' || sense.kind === 'repeat') && sense.value === 'half-drop',
  );
  const isRound = within?.frame === 'roundel' || within?.frame === 'diamond';
  return {
    ...(within === undefined
      ? {}
      : isFramed
        ? { centre, isRound: false, frame: within.frame }
        : { cells: { frame: within.frame, things, isDrop: isDrop || (isRound && !isInRows(phrases)) } }),
    ...(stripes === undefined ? {} : { stripes }),
    ...(neck === undefined ? {} : { neck }),
  };
}

function isInRows(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense }) => sense.kind === 'layout' && (sense.value === 'rows' || sense.value === 'grid'));
}

/** A vine and stripes said together, unless the craft that is named weaves such stripes itself. */
function vineStripes(
  phrases: readonly Phrase[],
  isFree: (index: number) => boolean,
): { readonly thing: PlacedThing; readonly said: readonly number[]; readonly things: readonly number[] } | undefined {
  const isOwn = phrases.some(
    ({ sense }) =>
      sense.kind === 'pattern' &&
      vocabularies[sense.value].isTechnique &&
      Object.entries(vocabularies[sense.value].layouts).some(
        ([name, { is = [], near = [] }]) => name === 'stripe' || is.includes('stripe') || near.includes('stripe'),
      ),
  );
  if (isOwn) return undefined;
  const stripes = phrases.flatMap((phrase, at) => (isFree(at) && isStripe(phrase) ? [at] : []));
  const vines = phrases.flatMap((phrase, at) => (isFree(at) && isVine(phrase) ? [at] : []));
  const isNear = stripes.some((stripe) =>
    vines.some((vine) => {
      const [from, to] = [Math.min(stripe, vine), Math.max(stripe, vine)];
      return to - from <= 5 && phrases.slice(from + 1, to + 1).every(({ gap }) => gap === 'none');
    }),
  );
  if (!isNear) return undefined;
  const blossom = phrases.findIndex((phrase, at) => isFree(at) && !vines.includes(at) && isNoun(phrase));
  const thing = thingOf(phrases[blossom]);
  // The vine itself stays a motif of the cloth.
  const set = vines.filter((at) => phrases[at]?.sense.kind !== 'motif');
  return { thing: thing ?? {}, said: [...stripes, ...set], things: thing === undefined ? [] : [blossom] };
}

function isStripe({ sense }: Phrase): boolean {
  return sense.kind === 'layout' && sense.value === 'stripe';
}

function isVine({ sense, text }: Phrase): boolean {
  return (
    ((sense.kind === 'motif' || sense.kind === 'layout') && sense.value === 'vine') ||
    /^(?:bel|vel|beldar|veldar)$/u.test(text)
  );
}

/** A thing that is named itself, and not by a cloth that is called so: a vine or a neck can carry it. */
function isNoun(phrase: Phrase): boolean {
  const thing = thingOf(phrase);
  return (thing?.motif ?? thing?.subject) !== undefined && phrase.sense.kind !== 'pattern';
}
