import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isZari } from '../vocabulary/zari.ts';
import { groundAmongDyes } from './ground-among-dyes.ts';
import { isGrammar } from './is-grammar.ts';
import { isLeafGreen, isOwnOfThing } from './own-of-thing.ts';
import type { Phrase } from './phrase.ts';

export interface Claim {
  readonly index: number;
  /** 1 said outright … 4 guessed. */
  readonly rank: number;
}

/**
 * Which colour is the ground's, by index: what claims it most, else by what a bare list of colours means, else the deepest of the dyes that are
 * said of no one thing (`accents`); undefined where none is.
 */
export function groundOf(
  phrases: readonly Phrase[],
  claims: readonly Claim[],
  free: readonly number[],
  coloured: readonly number[],
  accents: readonly number[],
): number | undefined {
  const colours = coloured.length;
  const [best] = claims
    .filter(({ index, rank }) => rank === 1 || !isThread(phrases, index))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  if (best?.rank !== 1 && isInked(phrases)) return palest(phrases, coloured);
  if (best !== undefined)
    return best.rank > 1 && isOfYarns(phrases) ? (bareYarn(phrases, coloured) ?? best.index) : best.index;
  if (colours === 2 && isBlackAndWhite(phrases, coloured)) return palest(phrases, coloured);
  const listed = free.filter((index) => !isThread(phrases, index)).toSorted((one, other) => one - other);
  // "Green and white, banana leaves": what grows is green, and the white is its cloth. A list that is bound to nothing is the whole cloth.
  const isGrown = phrases.some(({ sense }) => ['motif', 'subject', 'own-layout'].includes(sense.kind));
  if (isGrown && colours > 1 && listed.length === colours && !isDyed(phrases)) {
    const cloth = listed.find((index) => isUndyed(phrases, index));
    if (cloth !== undefined && colours === 2) return cloth;
  }
  // "Pomegranates, ivory": a white that is said of nothing drawn is the cloth.
  if (colours < 2)
    return listed.find(
      (index) => isDyed(phrases) || isSetApart(phrases, index) || (isGrown && isUndyed(phrases, index)),
    );
  if (colours === 2 && listed.length === 2 && phrases.some(({ sense }) => sense.kind === 'usage'))
    return (
      listed.find((index) => isCloth(phrases, index)) ??
      (listed.some((index) => isOwnOfThing(phrases, index))
        ? listed.find((index) => !isOwnOfThing(phrases, index) && !isLeafGreen(phrases, index))
        : listed[0])
    );
  return (
    listed.find((index) => isCloth(phrases, index)) ?? (isDyed(phrases) ? listed[0] : groundAmongDyes(phrases, accents))
  );
}

/** Checks and stripes that stand on a ground of their own: of three yarns the white or cream one is that. */
function isOfYarns(phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ sense }) =>
      sense.kind === 'own-layout' &&
      ((sense.family === 'checks' && ['gingham', 'windowpane', 'tattersall', 'gamcha'].includes(sense.value)) ||
        (sense.family === 'stripes' && ['awning', 'bengal', 'ticking', 'pinstripe'].includes(sense.value))),
  );
}

/** "Brown, cream and rust gingham": the yarn that is not dyed, of three and more. */
function bareYarn(phrases: readonly Phrase[], coloured: readonly number[]): number | undefined {
  const [bare, ...others] = coloured.filter((index) => isUndyed(phrases, index));
  return coloured.length > 2 && others.length === 0 ? bare : undefined;
}

/** Gold and silver of a brocade are its thread, and its ground only where that is said outright. */
function isThread(phrases: readonly Phrase[], index: number): boolean {
  const sense = phrases[index]?.sense;
  if (sense?.kind !== 'ink' || !isZari(sense.value.name)) return false;
  return phrases.some(({ sense: one }) =>
    one.kind === 'pattern' ? one.value === 'brocade' : one.kind === 'own-layout' && one.family === 'brocade',
  );
}

/** A colour said alone before or after all else and of nothing is the cloth's: "small elephants, yellow", "pink, small butterflies". */
function isSetApart(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase?.gap === 'none' && phrases[index - 1]?.sense.kind === 'shade') return isSetApart(phrases, index - 1);
  const next = phrases[index + 1];
  const isFirst = index === 0 && next !== undefined && next.gap !== 'none' && !isGrammar(next.sense, 'and');
  return phrase?.gap === 'comma' || isFirst;
}

/** A cream stands for the cloth itself in a bare list of colours; a white only alone ("white, red"; not "red and white"). */
function isCloth(phrases: readonly Phrase[], index: number): boolean {
  const sense = phrases[index]?.sense;
  if (sense?.kind !== 'ink') return false;
  const [L, C] = hexToOklch(sense.value.hex);
  const joined = [phrases[index - 1], phrases[index + 1]].some((other) => isGrammar(other?.sense, 'and'));
  return L > 0.86 && C < 0.06 && (C > 0.016 || !joined);
}

/** A white or a cream. */
function isUndyed(phrases: readonly Phrase[], index: number): boolean {
  const sense = phrases[index]?.sense;
  if (sense?.kind !== 'ink') return false;
  const [L, C] = hexToOklch(sense.value.hex);
  return L > 0.86 && C < 0.06;
}

/** Cloths whose ground is a dye and whose white is the cloth: there the first colour of a list is the ground. */
export function isDyed(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense }) => {
    if (sense.kind === 'pattern') return vocabularies[sense.value].isDyed === true;
    if (sense.kind !== 'own-layout') return false;
    const { isDyed: isOfDye, layouts } = vocabularies[sense.family];
    return isOfDye === true || layouts[sense.value]?.isDyed === true;
  });
}

/** Cloths printed in one ink: "a blue toile" is blue on pale cloth. */
function isInked(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense }) => sense.kind === 'pattern' && vocabularies[sense.value].isInked === true);
}

/** "Black and white flowers" are black on white. */
function isBlackAndWhite(phrases: readonly Phrase[], coloured: readonly number[]): boolean {
  const [dark, pale] = coloured
    .flatMap((index) => {
      const sense = phrases[index]?.sense;
      return sense?.kind === 'ink' ? [hexToOklch(sense.value.hex)] : [];
    })
    .toSorted((one, other) => one[0] - other[0]);
  const isGrey = ([, C]: Oklch) => C < 0.03;
  return dark !== undefined && pale !== undefined && isGrey(dark) && isGrey(pale) && dark[0] < 0.25 && pale[0] > 0.9;
}

/** The first colour as pale as cloth. */
function palest(phrases: readonly Phrase[], coloured: readonly number[]): number | undefined {
  return coloured
    .toSorted((one, other) => one - other)
    .find((index) => {
      const sense = phrases[index]?.sense;
      return sense?.kind === 'ink' && hexToOklch(sense.value.hex)[0] > 0.8;
    });
}
