import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import type { Make } from '../vocabulary/makes.ts';
import type { PlacedThing } from './border-wish.ts';
import type { Phrase } from './phrase.ts';
import { thingOf } from './take-places.ts';

export interface TakenMake {
  readonly make: Make;
  /** What the picture is of, the first before others. */
  readonly things: readonly PlacedThing[];
}

/** Layouts that may be said of a picture. */
const within: readonly LayoutWord[] = ['borders', 'vine'];
/** Crafts that draw one picture for goods where no one says how they are set out. */
const pictured: readonly string[] = [
  'floral',
  'conversational',
  'suzani',
  'kalamkari',
  'block-print',
  'toile',
  'tropical',
];
/** More things than these are strewn. */
const most = 4;
/** Their hero is in the middle. */
const centred: readonly Make[] = ['framed', 'wreathed', 'hemmed', 'cushioned'];
const all = /^(?:all ?over|allover|repeat|repeating|poora|poore|पूरे|पूरा|આખા|આખું)$/u;

/**
 * How goods of this make are made up: as one picture of what is named, unless the words set it out otherwise, make it small or many, or
 * leave the cloth plain. `isSaid` tells what the words have used for something else, `centre` what they set in
 * the middle.
 */
export function takeMake(
  phrases: readonly Phrase[],
  make: Make | undefined,
  isSaid: (index: number) => boolean,
  centre?: PlacedThing,
): TakenMake | undefined {
  if (make === undefined) return undefined;
  const isOtherwise = phrases.some(({ sense, text }, index) => {
    if (all.test(text)) return true;
    switch (sense.kind) {
      case 'layout':
        return !isSaid(index) && !within.includes(sense.value);
      case 'own-layout':
      case 'sizes':
      case 'centimetres':
        return thingOf(phrases[index]) === undefined;
      case 'size':
        return sense.value === 'small' || sense.value === 'mini';
      case 'pattern':
        return !pictured.includes(sense.value);
      default:
        return false;
    }
  });
  if (isOtherwise) return undefined;
  const named = phrases.flatMap((phrase, index) => {
    const thing = isSaid(index) || phrase.sense.kind === 'pattern' ? undefined : thingOf(phrase);
    return thing === undefined || thing.motif === 'paisley' ? [] : [thing];
  });
  const name = centre?.motif ?? centre?.subject;
  const things =
    centre === undefined ? named : [centre, ...named.filter(({ motif, subject }) => (motif ?? subject) !== name)];
  const isCraft = phrases.some(({ sense }) => sense.kind === 'pattern');
  if (things.length > most || (things.length === 0 && !isCraft && make !== 'starred')) return undefined;
  // What is said to stand in the middle stands there, whatever the goods usually have.
  return { make: centre !== undefined && !centred.includes(make) ? 'framed' : make, things };
}
