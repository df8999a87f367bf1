import { oklchToHex } from '../../numbers/colour/gamut.ts';
import { colourDistance, hexToOklch, type Oklch } from '../../numbers/colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { coatOf } from '../../vocabulary/coats.ts';
import { colourNames, colourWords } from '../../vocabulary/lexicon-colours.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { naturalDyes } from '../../vocabulary/subjects/natural-dyes.ts';
import { isPaleByNature, natureOf } from '../../vocabulary/subjects/nature-of.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import type { Player } from './player.ts';

/** Flowers of the loom, of any dye but that of leaves where there is another. */
const flowers: ReadonlySet<string> = new Set(['rosette', 'blossom', 'carnation', 'lotus', 'lotus-front', 'bud']);
const leafHues = [100, 165] as const;
/** A thing printed darker than this shows nothing of what is drawn in it. */
const darkest = 0.34;

/** Farther apart on the wheel of colours two hues are not the same thing's, in degrees. */
const farthest = 46;
/** Less colourful dyes are neutral and suit nothing by their hue. */
const leastChroma = 0.045;

/**
 * The dyes that a1, a2 … are made of: what was named, in that order, else what the things have by nature. They are read from the words and
 * the things and not from the palette, so that other colours change no drawing.
 */
export function meantDyes({ source, subjects, meant }: Recipe): readonly (Oklch | undefined)[] {
  if (meant !== undefined) return meant.map(hexToOklch);
  const named = source.understood
    .filter((word) => word.startsWith('accent:'))
    .map((word) => word.slice('accent:'.length));
  if (named.length > 0) return named.map(colourNamed);
  // A scheme brings its own dyes in any order.
  if (source.understood.some((word) => word.startsWith('scheme:'))) return [];
  return naturalDyes(subjects ?? []).dyes.map(hexToOklch);
}

/** A colour of the lexicon; a shade of one by its last word. */
function colourNamed(name: string): Oklch | undefined {
  const found = colourNames.find((own) => own === name) ?? colourNames.find((own) => own === name.split(' ').at(-1));
  return found === undefined ? undefined : hexToOklch(colourWords[found][0]);
}

/** Named colours this pale may take the place of the white. */
const palest = 0.72;

/** What is white on a cloth: where a pale dye was named for a white ground, and may come to lie where others have their white, it is the ground. */
export function whiteOf(recipe: Recipe): Role {
  const { understood } = recipe.source;
  const isOnWhite = understood.some((word) => /^ground:(?:white|off white|ivory|cream|ecru)$/.test(word));
  const isPaleNamed = meantDyes(recipe).some((dye) => dye !== undefined && dye[0] > palest && dye[1] >= leastChroma);
  return isOnWhite && namedDyes(recipe) > 0 && isPaleNamed ? 'ground' : 'light';
}

/** How many dyes were named: the print then keeps to the first so many, and tints of them. */
export function namedDyes({ source, meant }: Recipe): number {
  if (meant !== undefined) return 0;
  return source.understood.filter((word) => word.startsWith('accent:')).length;
}

/** Whether a dye is named for the ground: what is painted in one other dye may then have parts in a pale tone of the ground's. */
export function isOnDye({ source }: Recipe): boolean {
  const [name = ''] = source.understood.flatMap((word) => /^ground:(.+)$/.exec(word)?.[1] ?? []);
  const dye = colourNamed(name);
  return dye !== undefined && dye[1] >= leastChroma && dye[0] < palest;
}

/** A sage is a leaf's, however grey. */
const leastGreen = 0.02;

/** Two dyes nearer than this are one to the eye: gold on marigold is not seen. */
const alike = 0.15;

/** Whether two dyes that were named are too near for one to be seen on the other. */
export function areAlike(recipe: Recipe, one: Role, other: Role): boolean {
  const dyes = meantDyes(recipe);
  const [a, b] = [dyes[roles.indexOf(one)], dyes[roles.indexOf(other)]];
  return a !== undefined && b !== undefined && colourDistance(oklchToHex(a), oklchToHex(b)) < alike;
}

/** Fruit that hangs green too, before it is ripe. */
const unripe = /^(?:mango|mango-cluster|banana|banana-bunch|lemon|red-apple|pear|coconut|tomato)$/;

/** The dye that a thing has by nature; paper where none is near it; undefined for what may have any. */
export function localRole(recipe: Recipe, { motif, outline }: Player): Role | undefined {
  if (isPaleByNature(motif)) return whiteOf(recipe);
  const grown = natureOf(motif, outline);
  // A beast has its coat where the cloth has such a dye, else any.
  const nature = grown ?? coatOf(motif, true);
  if (nature === undefined) return undefined;
  const [, , hue] = hexToOklch(nature);
  const near = roles.flatMap((role, n) => {
    const dye = meantDyes(recipe)[n];
    if (dye === undefined || dye[1] < leastChroma) return [];
    const apart = Math.abs(((dye[2] - hue + 540) % 360) - 180);
    // What is yellow or brown by nature is no leaf's green, however near it lies.
    const isGrowth = isLeafHue(dye[2]) && !isLeafHue(hue) && !unripe.test(motif);
    return apart <= farthest && !isGrowth ? [{ role, apart }] : [];
  });
  const [first, ...others] = near;
  // The dyes of a scheme are not known here: its things take turns, or all would be paper.
  if (first === undefined && meantDyes(recipe).length === 0) return undefined;
  if (first === undefined && grown === undefined) return undefined;
  if (first === undefined) return (unripe.test(motif) ? greenOf(recipe) : undefined) ?? whiteOf(recipe);
  return others.reduce((best, next) => (next.apart < best.apart ? next : best), first).role;
}

const roles: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];

/** Which of the dyes that things have is nearest to a thing's own, by index; undefined where each has what nature gives it. */
export function nearestMeant({ meant }: Recipe, { dyes: [own] }: Outline): number | undefined {
  if (meant === undefined || own === undefined) return undefined;
  const far = (hex: string) => colourDistance(hex, own);
  return meant.indexOf([...meant].toSorted((one, other) => far(one) - far(other))[0] ?? own);
}

/** The named dye that leaves have: a green one, where there is one. */
export function greenOf(recipe: Recipe): Role | undefined {
  const isGreen = (dye: Oklch | undefined) =>
    dye !== undefined && dye[1] >= leastChroma && dye[2] >= leafHues[0] && dye[2] <= leafHues[1];
  return roles[meantDyes(recipe).slice(0, namedDyes(recipe)).findIndex(isGreen)];
}

/** Another dye in place of one that a thing may not have: a flower no leaf's, what is drawn within no black. */
export function fitting(recipe: Recipe, { motif, outline }: Player, role: Role): Role {
  const dyes = meantDyes(recipe);
  const isFit = (other: Role) => {
    const dye = dyes[roles.indexOf(other)];
    if (dye === undefined) return true;
    const [lightness, chroma, hue] = dye;
    if (outline !== undefined && chroma >= leastChroma && isNeverGreen(outline) && isLeafHue(hue)) return false;
    if (outline === undefined)
      return !flowers.has(motif) || chroma < leastGreen || hue < leafHues[0] || hue > leafHues[1];
    // What is black and white by nature is seen in black.
    return outline.regions.length < 3 || lightness >= darkest || outline.dyes.length === 0;
  };
  if (isFit(role)) return role;
  return roles.slice(0, Math.max(1, dyes.length)).find(isFit) ?? role;
}

const isLeafHue = (hue: number) => hue >= leafHues[0] && hue <= leafHues[1];

/** What grows in a garden, the wood or a meadow and is not green by nature: a green hedgehog is none. */
function isNeverGreen({ setting, dyes: [own] }: Outline): boolean {
  return setting === 'garden' && (own === undefined || !isLeafHue(hexToOklch(own)[2]));
}

/** Whether all of a thing is one colour, lighter and darker: its second tone is then no other dye. */
export function isOfOneHue({ dyes: [first, second] }: Outline): boolean {
  if (first === undefined || second === undefined) return false;
  const [one, other] = [hexToOklch(first)[2], hexToOklch(second)[2]];
  return Math.abs(((one - other + 540) % 360) - 180) < 34;
}

const blue = [195, 275] as const;

/** The blue that the cloth has. */
export function blueOf(recipe: Recipe): Role | undefined {
  const n = meantDyes(recipe).findIndex(
    (dye) => dye !== undefined && dye[1] >= leastChroma && dye[2] >= blue[0] && dye[2] <= blue[1],
  );
  return roles[n];
}

/** The dye of rain: the blue that the cloth has, else its white. */
export function rainDye(recipe: Recipe): Role {
  return blueOf(recipe) ?? 'light';
}
