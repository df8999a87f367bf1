import type { Family } from '@naksha/contract';
import type { Scene } from '../drawing/scene.ts';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import { distance as apart } from '../numbers/torus.ts';
import { hueDifference } from '../palette/hue.ts';
import { leafRoles } from '../palette/role-colours.ts';
import type { BoundColour, Intent } from '../prompt/intent.ts';
import { keepsOwnDyes } from '../prompt/named-things.ts';
import { mostBound, type Recipe } from '../recipe/recipe.ts';
import { ofOneDye } from '../vocabulary/can-draw.ts';
import { families } from '../vocabulary/families/families.ts';
import { isCommonMotif, isMotifWord, motifsOfWord, motifsRefusedBy } from '../vocabulary/lexicon-motifs.ts';
import type { Role } from '../vocabulary/roles.ts';
import { isPaleByNature } from '../vocabulary/subjects/nature-of.ts';
import { dyeByNature } from './dye-by-nature.ts';
import { distance, isThatColour, isTintOf, seenAs } from './same-colour.ts';
import type { Survey } from './survey-scene.ts';

/** Printed, painted and stitched cloths, where each thing can have its own dye or thread; yarns and knots cannot. */
const dyedByThing: readonly Family[] = [
  'floral',
  'tropical',
  'kalamkari',
  'madhubani',
  'block-print',
  'conversational',
  'kantha',
  'suzani',
  'phulkari',
  'brocade',
  'batik',
  'patola',
  'kutch',
  'bandhani',
  'paisley',
];
const drawn: readonly Role[] = ['a1', 'a2', 'a3', 'a4', 'light', 'dark', 'leaf1', 'leaf2', 'leaf3'];
/** Farther from what was named a role is not its colour. */
const farthest = 0.12;

/** Leaves beside flowers whose colours were named one by one: as green as a neutral may be; chroma and hue. */
export const growth = [0.043, 128] as const;

/** "Yellow sunflowers and blue butterflies": each colour is a thing's, and none is the leaves'. */
export function areOfThings({ accents, leaves, bound }: Intent): boolean {
  return (
    leaves.length === 0 && accents.length > 0 && accents.every(({ hex }) => bound.some((each) => each.hex === hex))
  );
}

/** A colour that is said of a thing draws no contours: a red wheel with a blue outline is not red. */
export function isNoContour({ family }: Pick<Recipe, 'family'>, { bound, accents }: Intent, hex: string): boolean {
  const isBound = bound.some((each) => each.hex === hex);
  return dyedByThing.includes(family) && accents.length > 1 && isBound;
}

/** In a thicket the deepest dye is the shade of leaves. */
export function isThicket({ family }: Pick<Recipe, 'family'>, role: Role): boolean {
  return family === 'tropical' && role === 'dark';
}

/**
 * The recipe with the dye of each motif that a colour was said of: the role nearest to that colour. Nothing is bound where one thing
 * alone is coloured and nothing else is, for then all the cloth is of that dye.
 */
export function bindRoles(recipe: Recipe, intent: Intent): Recipe {
  const { bound: before, ...rest } = recipe;
  // White flowers between grey lines are white.
  const lines = intent.line === undefined ? 0 : 1;
  const isOpen =
    dyedByThing.includes(recipe.family) &&
    (intent.accents.length + intent.leaves.length + lines > 1 || keepsOwnDyes(intent));
  const [green] = intent.leaves;
  // Great leaves, which may be of any dye, are of the one that was said of leaves.
  const ofLeaves = green === undefined || recipe.family !== 'tropical' ? [] : [{ ...green, start: 0, thing: 'leaf' }];
  const bound = isOpen
    ? [...intent.bound, ...ofLeaves].flatMap((colour) => bindingsOf(rest, intent, colour))
    : isOfFigure(recipe, intent)
      ? intent.bound.flatMap((colour) => bindingsOf(rest, intent, colour))
      : undefined;
  if (bound === undefined) return dyedByThing.includes(recipe.family) ? dyeByNature(rest, intent) : rest;
  if (bound.length === 0) return before === undefined ? recipe : rest;
  return isOpen
    ? keptApart({ ...rest, bound: bound.slice(0, mostBound) }, intent)
    : { ...rest, bound: bound.slice(0, mostBound) };
}

/** From so far on a dye is no leaf's, degrees. */
const farFromGreen = 60;

/** "Gold, with pink buds": what is said of one thing beside a dye that is of all is on nothing else, and no tint of it either. */
function keptApart(recipe: Recipe, { accents, bound, ground }: Intent): Recipe {
  const { palette } = recipe;
  const isBound = ({ hex }: { readonly hex: string }) => bound.some((each) => each.hex === hex);
  const free = accents.filter((each) => !isBound(each) && each.hex !== ground?.hex).map(({ hex }) => seenAs(hex));
  const [first] = free;
  if (first === undefined) return recipe;
  const own = new Set(recipe.bound?.map(({ role }) => role));
  const isFree = (role: Role) => free.some((colour) => isThatColour(seenAs(palette.roles[role]), colour));
  const [elsewhere] = coats
    .filter((role) => !own.has(role) && isFree(role))
    .toSorted(
      (one, other) => distance(seenAs(palette.roles[one]), first) - distance(seenAs(palette.roles[other]), first),
    );
  if (elsewhere === undefined) return recipe;
  const hues = accents.filter(isBound).map(({ hex }) => seenAs(hex));
  const tints = coats.filter(
    (role) =>
      !own.has(role) &&
      !palette.locked.includes(role) &&
      !isFree(role) &&
      hues.some((hue) => isTintOf(seenAs(palette.roles[role]), hue)),
  );
  // Leaves are of no thing's dye: blue butterflies do not make them blue.
  const leaves = leafRoles.filter(
    (role) =>
      !palette.locked.includes(role) &&
      !own.has(role) &&
      !isFree(role) &&
      hues.some(
        (hue) =>
          Math.abs(hueDifference(hue[2], growth[1])) > farFromGreen && isTintOf(seenAs(palette.roles[role]), hue),
      ),
  );
  const given = Object.fromEntries([
    ...tints.map((role) => [role, palette.roles[elsewhere]] as const),
    ...leaves.map((role) => [role, oklchToHex([Math.max(0.36, seenAs(palette.roles[role])[0]), ...growth])] as const),
  ]);
  return {
    ...recipe,
    palette: { ...palette, roles: { ...palette.roles, ...given } },
    bound: (recipe.bound ?? []).map((each) => (isFree(each.role) ? each : { ...each, elsewhere })),
  };
}

/** "Black deer": of a beast the one colour that is named is its coat, though flowers about it have tints of the ground's. */
function isOfFigure({ family }: Recipe, { accents, bound }: Intent): boolean {
  const isFigure = (thing: string) => isMotifWord(thing) && motifsOfWord[thing].every((motif) => !isCommonMotif(motif));
  return dyedByThing.includes(family) && accents.length === 1 && bound.some(({ thing }) => isFigure(thing));
}

const coats: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];

function bindingsOf({ palette }: Recipe, intent: Intent, colour: BoundColour): NonNullable<Recipe['bound']> {
  const wanted = seenAs(colour.hex);
  const far = (role: Role) => distance(seenAs(palette.roles[role]), wanted);
  const [role] = drawn.toSorted((one, other) => far(one) - far(other));
  if (role === undefined || far(role) > farthest) return [];
  return motifsBound(colour, intent).map((motif) => ({ motif, role }));
}

/** What a colour is said of, by the names in the census: of "flowers" all kinds but those that have a colour of their own. */
function motifsBound({ thing }: BoundColour, { bound }: Intent): readonly string[] {
  if (!isMotifWord(thing)) return [thing];
  const others = bound
    .filter((other) => other.thing !== thing)
    .flatMap((other) => (isMotifWord(other.thing) ? [...motifsOfWord[other.thing]] : []));
  const all = [...motifsOfWord[thing], ...(motifsRefusedBy[thing] ?? []), thing];
  return [...new Set<string>(all)].filter((motif) => !others.some((other) => other === motif));
}

/** Least share of what is drawn in a motif's discs. */
const leastOwn = 0.25;
/** And so many of those that are large enough to look at have it: of blue poppies half are not white. */
const leastWorn = 0.6;
/** Fewer samples say nothing. */
const leastSamples = 24;

/** Whether a colour that was said of one thing lies on that thing: of the samples in its discs that are not the ground. Undefined where it is not drawn. */
export function isOnItsThing(
  colour: BoundColour,
  intent: Intent,
  { family, palette }: Recipe,
  { census, torus }: Scene,
  { map, inks, width, height }: Survey,
): boolean | undefined {
  const isOfOne = intent.accents.length + intent.leaves.length < 2 && !keepsOwnDyes(intent);
  if (isOfOne || ofOneDye.includes(family)) return undefined;
  const motifs = motifsBound(colour, intent);
  const discs = census.filter(({ motif }) => motifs.includes(motif));
  const wanted = seenAs(colour.hex);
  const colours = inks.map((ink) => {
    const role = drawn.find((each) => each === ink.split('>', 1)[0]);
    return role === undefined ? undefined : seenAs(palette.roles[role]);
  });
  let [own, all] = [0, 0];
  let [worn, seen] = [0, 0];
  for (const { x, y, r } of discs) {
    const before = [own, all] as const;
    const [reachX, reachY] = [(r / torus.w) * width, (r / torus.h) * height];
    for (let v = Math.ceil((y / torus.h) * height - reachY); v <= (y / torus.h) * height + reachY; v++) {
      for (let u = Math.ceil((x / torus.w) * width - reachX); u <= (x / torus.w) * width + reachX; u++) {
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        if (apart(torus, x, y, (u / width) * torus.w, (v / height) * torus.h) > r * 0.8) continue;
        const ink = colours[map[v * width + u] ?? 0];
        if (ink === undefined) continue;
        all += 1;
        if (isThatColour(ink, wanted)) own += 1;
      }
    }
    if (all - before[1] < leastSamples) continue;
    seen += 1;
    if ((own - before[0]) / (all - before[1]) >= leastOwn) worn += 1;
  }
  if (all < leastSamples) return undefined;
  return own / all >= leastOwn && (seen === 0 || worn / seen >= leastWorn);
}

/** Whether no dyer touches a role: glass, soot, and what is white wherever it is on a novelty print, where a yellow cloud is none. */
export function isUndyed({ family, motifs, subjects = [] }: Recipe, role: Role): boolean {
  if (families[family].undyed?.includes(role) === true) return true;
  const things = [...motifs.include, ...subjects.map(({ id }) => id)];
  return role === 'light' && family === 'conversational' && things.some(isPaleByNature);
}
