import type { SizeWord } from '../vocabulary/lexicon-grammar.ts';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import type { Make } from '../vocabulary/makes.ts';
import type { BorderWish, PlacedThing, PlacesWish } from './border-wish.ts';
import { oneOf } from './fold-text.ts';
import { isOfGoods } from './noun-of.ts';
import type { Phrase } from './phrase.ts';
import { thingOf } from './take-places.ts';
import { isWreath } from './wreath-of.ts';

export interface TakenMake {
  readonly make: Make;
  /** What the picture is of, the first before others. */
  readonly things: readonly PlacedThing[];
}

/** Layouts that may be said of a picture. */
const within: readonly LayoutWord[] = ['borders', 'vine', 'among'];
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
const centred: readonly Make[] = ['framed', 'wreathed', 'hemmed', 'cushioned', 'ringed'];
/** Of several figures, none of which is large. */
const ofSeveral: readonly Make[] = ['wreathed', 'cornered', 'ended', 'headed'];
/** They need no border. */
const borderless: readonly Make[] = ['cushioned', 'ringed'];
const all = oneOf('all ?over|allover|repeat|repeating|poora|poore|poori|पूरा|पूरे|पूरी|આખો|આખી|આખા|આખું');

/** Of many a cloth is made, and no picture. */
const many = oneOf('bouquets|posies|sprigs|गुलदस्ते|ગુલદસ્તા');

/**
 * How goods of this make are made up: as one picture of what is named, unless the words set it out otherwise, make it small or many, or
 * would have the cloth plain. `isSaid` answers what the words have used for something else, `isRefused` what they refuse, `centre` what they set in
 * the middle.
 */
export function takeMake(
  phrases: readonly Phrase[],
  make: Make | undefined,
  isSaid: (index: number) => boolean,
  isRefused: (index: number) => boolean,
  centre?: PlacedThing,
): TakenMake | undefined {
  if (make === undefined) return undefined;
  const isOtherwise = phrases.some(({ sense, text }, index) => {
    if (isRefused(index)) return false;
    if (all.test(text) || many.test(text)) return true;
    switch (sense.kind) {
      case 'layout':
        return !isSaid(index) && !within.includes(sense.value);
      case 'own-layout':
        return !(make === 'ringed' && isWreath(phrases, index)) && thingOf(phrases[index]) === undefined;
      case 'sizes':
      case 'centimetres':
        return thingOf(phrases[index]) === undefined;
      case 'size':
        return isOtherSize(sense.value, make) && !isOfGoods(phrases, index);
      case 'density':
        return sense.value === 'airy';
      case 'style':
        return sense.value === 'minimal';
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
  // The star would be the whole cloth.
  if (make === 'starred' && phrases.some(({ sense }, index) => isRefused(index) && isStar(sense))) return undefined;
  if (things.length > most || (things.length === 0 && !isCraft && make !== 'starred')) return undefined;
  // What is said to stand in the middle stands there, whatever the goods usually have.
  return { make: centre !== undefined && !centred.includes(make) ? 'framed' : make, things };
}

const isStar = ({ kind, value }: Phrase['sense']) => kind === 'motif' && value === 'star';

/** Small figures make no picture, and large ones none in which several share the goods. */
function isOtherSize(size: SizeWord, make: Make): boolean {
  return size === 'small' || size === 'mini' || (size !== 'medium' && ofSeveral.includes(make));
}

/** How a cloth is made up: as its goods are, else as what the words say of one wreath or of one thing in its middle. */
export function makeOf(ofGoods: Make | undefined, wish: PlacesWish): Make | undefined {
  if (isRing(wish)) return 'ringed';
  return ofGoods ?? (wish.isLone === true ? 'cushioned' : undefined);
}

/** A wreath about nothing else that has a place. */
const isRing = ({ centre, wreath }: PlacesWish) => wreath !== undefined && centre === undefined;

/** Whether a cloth made up so has no border where none is named. */
export function isBorderless(made: TakenMake | undefined): boolean {
  return made === undefined || borderless.includes(made.make);
}

/** Long goods lie side by side; a wreath for no goods repeats as any motif does. */
export function copiesOf(
  goods: { readonly isLong?: true } | undefined,
  made: TakenMake | undefined,
): Pick<BorderWish, 'copies'> {
  if (goods?.isLong === true) return { copies: 'abreast' };
  return goods === undefined && made?.make === 'ringed' ? { copies: 'dropped' } : {};
}

/** Made with two bands. */
const doubled: readonly Make[] = ['framed', 'wreathed'];

/** Whether goods of this make have two bands about them, where no border is named. */
export function isDoubled(made: TakenMake | undefined): boolean {
  return made !== undefined && doubled.includes(made.make);
}

/** The places of a picture: its first thing in the middle, the second where a craft fills corners. */
export function madeUp({ make, things: [centre = {}, corner] }: TakenMake): Partial<PlacesWish> {
  if (make === 'ringed') return { make };
  const isNamed = (centre.motif ?? centre.subject) !== undefined;
  return { make, centre, isRound: !isNamed, ...(corner === undefined ? {} : { corner }) };
}

/** Layouts in which a cloth is set out between two broad ends. */
const betweenEnds: readonly string[] = ['buti', 'jaal', 'half-drop', 'vine', 'toss', 'rows', 'borders'];
/** Dyed from end to end, or woven all over: they have no ends of their own. */
const endless: readonly string[] = [
  'leheriya',
  'shibori',
  'tie-dye',
  'phulkari',
  'checks',
  'stripes',
  'ikat',
  'patola',
  'marble',
  'mashru',
];

/** Rows of a cloth that a shawl is called by. */
const ofShawls: readonly string[] = ['kani'];

/** Whether nothing that is said of a dupatta sets it out otherwise. */
export function isEndedBy(phrases: readonly Phrase[]): boolean {
  return phrases.every(({ sense }) => {
    if (sense.kind === 'layout') return betweenEnds.includes(sense.value);
    return (
      (sense.kind !== 'own-layout' || ofShawls.includes(sense.value)) &&
      !(sense.kind === 'pattern' && endless.includes(sense.value))
    );
  });
}

/** What stands about a centre was said, or the centre is a disc: the panel is composed of that. */
export function isAttended(wish: PlacesWish): boolean {
  const { centre, isRound, wreath, corner, boughs, foot, beside } = wish;
  return (
    ((isRing(wish) ? undefined : wreath) ?? corner ?? boughs ?? foot ?? beside) !== undefined ||
    (centre !== undefined && isRound)
  );
}

const dhoti = oneOf('dhotis?|mundus?|veshtis?|धोती|ધોતિયું|ધોતી');

/** A dhoti of which nothing is said but its dye and its border is plain between its selvedges. */
export function isOfDhoti(phrases: readonly Phrase[], taken: ReadonlyMap<number, string>): boolean {
  const isBesides = ({ sense }: Phrase, at: number) =>
    !taken.has(at) && ['motif', 'subject', 'pattern', 'own-layout', 'layout', 'later-cloth'].includes(sense.kind);
  return phrases.some(({ text }) => dhoti.test(text)) && !phrases.some(isBesides);
}
