import type { Family } from '@naksha/contract';
import { colourDistance, hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { isLeafGreen, isOwnOfThing } from './own-of-thing.ts';
import type { Phrase } from './phrase.ts';

/** Cloths whose figures lie on a ground; all others are divided among their dyes. */
const figured: readonly Family[] = [
  'floral',
  'tropical',
  'paisley',
  'kalamkari',
  'block-print',
  'conversational',
  'madhubani',
  'suzani',
];
/** Less chroma than this is a white, a grey or a black, beside which the ground is looked for among those. */
const leastChroma = 0.045;
/** Two dyes nearer than this are tones of one, and nothing would be seen on either. */
const apart = 0.15;
/** Cloths of fans, lozenges and planes, which lie on a ground of one of three colours; of two one would be lost. */
const planar: readonly Family[] = ['geometric', 'abstract'];
/** A grey darker than this is a black, and a ground of three colours. */
const black = 0.36;
/** Of three and more dyes the deepest is a ground from this depth on. */
const deep = 0.5;
const most = 3;

/**
 * "In purple and orange": where two dyes are named and no white, the deeper is the ground and the other leads, or the cloth would be of a cream that
 * no one named. Of three it is the deepest, where that is deep. `accents` are said of no one thing. By index; undefined where the words want none of them so.
 */
export function groundAmongDyes(phrases: readonly Phrase[], accents: readonly number[]): number | undefined {
  if (accents.length < 2 || accents.length > most || !isOnGround(phrases, accents.length)) return undefined;
  const hexOf = (index: number) => {
    const sense = phrases[index]?.sense;
    return sense?.kind === 'ink' ? sense.value.hex : undefined;
  };
  const dyes = accents.flatMap((index) => {
    const hex = hexOf(index);
    return hex === undefined ? [] : [{ index, hex, colour: hexToOklch(hex) }];
  });
  const isDye = ([L, C]: Oklch) => C >= leastChroma || (dyes.length > 2 && L < black);
  if (dyes.length < accents.length || !dyes.every(({ colour }) => isDye(colour))) return undefined;
  // A red beside strawberries is theirs, and a green is that of their leaves.
  const isTheirs = dyes.some(({ index }) => isOwnOfThing(phrases, index));
  const [deepest, ...others] = dyes
    .filter(({ index }) => !isTheirs || !(isOwnOfThing(phrases, index) || isLeafGreen(phrases, index)))
    .toSorted((one, other) => one.colour[0] - other.colour[0]);
  if (deepest === undefined || (dyes.length > 2 && deepest.colour[0] > deep)) return undefined;
  const isSeen = [...others, ...dyes.filter((each) => each !== deepest)].every(
    ({ hex }) => colourDistance(hex, deepest.hex) >= apart,
  );
  return isSeen ? deepest.index : undefined;
}

/** The deeper of two dyes before a cloth's name, where its figures lie on a ground: "pink and brown block print"; of "mustard and green" for marigolds the green. */
export function deeperOfTwo(phrases: readonly Phrase[], segment: readonly number[]): number | undefined {
  if (segment.length !== 2 || !isOnGround(phrases, 2)) return undefined;
  const [other, ...more] = segment.filter((index) => !isOwnOfThing(phrases, index));
  return more.length === 0 && other !== undefined ? other : groundAmongDyes(phrases, segment);
}

/** No cloth of bands, cells or knots is named, no light or dark ground, and something is drawn. */
function isOnGround(phrases: readonly Phrase[], count: number): boolean {
  const cloths = count > 2 ? [...figured, ...planar] : figured;
  const families = phrases.flatMap(({ sense }) =>
    sense.kind === 'pattern' ? [sense.value] : sense.kind === 'own-layout' ? [sense.family] : [],
  );
  const isDrawn = phrases.some(({ sense }) => sense.kind === 'motif' || sense.kind === 'subject');
  return families.length === 0 ? isDrawn : families.every((family) => cloths.includes(family));
}
