import type { ColorScheme, Family } from '@naksha/contract';
import { hueDifference } from '../palette/hue.ts';
import type { Intent } from '../prompt/intent.ts';
import { ownDyesOf } from '../recipe/border-of.ts';
import { mostBound, type Recipe } from '../recipe/recipe.ts';
import { coatOf } from '../vocabulary/coats.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { Role } from '../vocabulary/roles.ts';
import { natureOf } from '../vocabulary/subjects/nature-of.ts';
import type { Outline } from '../vocabulary/subjects/outline.ts';
import { distance, isNeutral, seenAs } from './same-colour.ts';
import { isForbidden } from './take-out.ts';

/** Crafts that dye their beasts as they like, and those that draw things in their own colours themselves. */
const ofAnyCoat: readonly Family[] = ['madhubani'];
const drawsOwn: readonly Family[] = ['conversational'];
/** Of cells that are counted all is drawn in several dyes of the cloth: in one a parrot would have no wing. */
const inAllDyes: readonly Family[] = ['patola'];
/** A thing is of a dye at most so far from its own on the wheel of colours, in degrees, and so far in all; greys have no hue. */
const farthestHue = { beast: 40, thing: 24 } as const;
const farthest = 0.13;
const leastChroma = 0.04;
/** Nearer to the ground a thing is not seen on it. */
const asGround = 0.12;
const green = [100, 165] as const;
const accents: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];
const leaves: readonly Role[] = ['leaf1', 'leaf2', 'leaf3'];

/**
 * The recipe with what each thing has by nature, where no one names a colour: lemons are yellow, parrots green, tigers tawny, cows white or brown. A thing
 * has the dye of the cloth that is nearest to its own; where none is near, a dye that nothing asks for becomes its own.
 */
export function dyeByNature(recipe: Recipe, intent: Intent): Recipe {
  if (!isOpen(recipe, intent)) return recipe;
  const roles = { ...recipe.palette.roles };
  const bound: { motif: string; role: Role }[] = [];
  for (const nature of naturesOf(recipe)) {
    const hex = seenOn(nature, roles);
    const near = nearestOf(roles, { ...nature, hex });
    const role =
      near ??
      (nature.isBeast
        ? undefined
        : freeOf(
            recipe,
            bound.map((each) => each.role),
          ));
    if (role === undefined || isForbidden(seenAs(hex), intent)) continue;
    if (near === undefined) roles[role] = hex;
    bound.push({ motif: nature.motif, role });
  }
  if (bound.length === 0) return recipe;
  return { ...recipe, palette: { ...recipe.palette, roles }, bound: bound.slice(0, mostBound) };
}

/** Schemes that leave a thing's own colour out. */
const narrow: readonly ColorScheme[] = ['monochrome', 'analogous', 'cool', 'neutral'];

/** No colour is said, nor how many, and no palette and no narrow scheme was chosen; what is dipped whole has the dye of its vat. */
function isOpen({ family, layout, source }: Recipe, intent: Intent): boolean {
  return (
    intent.accents.length + intent.leaves.length === 0 &&
    intent.scheme === undefined &&
    intent.colourCount === undefined &&
    intent.isOnly !== true &&
    (source.params.palette?.length ?? 0) === 0 &&
    !narrow.includes(source.params.colorSchemeOptions) &&
    vocabularies[family].layouts[layout]?.isDyed !== true
  );
}

interface Nature {
  readonly motif: string;
  readonly hex: string;
  readonly isBeast: boolean;
}

/** Beasts by their coats, plants and fruit by their own dye, in the order in which they were named. */
function naturesOf({ family, motifs, subjects }: Recipe): Nature[] {
  if (inAllDyes.includes(family)) return [];
  const isNovelty = drawsOwn.includes(family);
  const own = motifs.include.flatMap((motif): Nature[] => {
    const coat = ofAnyCoat.includes(family) ? undefined : coatOf(motif, isNovelty);
    if (coat !== undefined) return [{ motif, hex: coat, isBeast: motif !== 'cow' && motif !== 'parrot' }];
    const nature = isNovelty ? undefined : natureOf(motif, undefined);
    return nature === undefined ? [] : [{ motif, hex: nature, isBeast: false }];
  });
  const things = (isNovelty ? [] : (subjects ?? [])).flatMap((outline): Nature[] => {
    const nature = isOfOneDye(outline) ? natureOf(outline.id, outline) : undefined;
    return nature === undefined ? [] : [{ motif: outline.id, hex: nature, isBeast: false }];
  });
  // Among great leaves a green parrot is not seen.
  return [...things, ...own].filter(({ hex }) => family !== 'tropical' || !isGreenHue(seenAs(hex)[2]));
}

const isGreenHue = (hue: number) => hue >= green[0] && hue <= green[1];

/** A melon is red and green: in one dye it would be none. Leaves keep their own. */
function isOfOneDye({ dyes: [first, second], regions }: Outline): boolean {
  if (first === undefined || second === undefined) return first !== undefined;
  const [one, other] = [seenAs(first), seenAs(second)];
  const hasLeaves = other[2] >= green[0] && other[2] <= green[1] && regions.some(({ slot }) => slot > 5);
  return hasLeaves || isNeutral(other) || Math.abs(hueDifference(one[2], other[2])) <= farthestHue.beast;
}

/** Of a cow on white. */
const brown = '#a8703f';

/** What is white by nature is brown where the ground is white. */
function seenOn({ hex }: Nature, roles: Recipe['palette']['roles']): string {
  return isWhite(hex) && distance(seenAs(roles.light), seenAs(roles.ground)) <= asGround ? brown : hex;
}

function isWhite(hex: string): boolean {
  const own = seenAs(hex);
  return own[0] > 0.9 && own[1] < leastChroma;
}

/** The dye nearest to a thing's own; the white of the cloth for what is white. */
function nearestOf(roles: Recipe['palette']['roles'], { hex, isBeast }: Nature): Role | undefined {
  if (isWhite(hex)) return 'light';
  const own = seenAs(hex);
  const far = (role: Role) => distance(seenAs(roles[role]), own);
  const isSeen = (role: Role) => distance(seenAs(roles[role]), seenAs(roles.ground)) > asGround;
  const isGreen = isGreenHue(own[2]);
  const near = [...accents, ...(isGreen ? leaves : [])].filter((role) => {
    const [, C, h] = seenAs(roles[role]);
    const apart = Math.abs(hueDifference(h, own[2]));
    const isOfHue = own[1] < leastChroma || (C >= leastChroma && apart <= farthestHue[isBeast ? 'beast' : 'thing']);
    return isOfHue && isSeen(role) && (isBeast || far(role) <= farthest);
  });
  return near.toSorted((one, other) => far(one) - far(other))[0];
}

/** The last of the dyes that no one locked, and that no other thing and no border has. */
function freeOf({ palette: { locked }, border }: Recipe, taken: readonly Role[]): Role | undefined {
  const kept = [...locked, ...taken, ...(border === undefined ? [] : ownDyesOf(border))];
  return accents.toReversed().find((role) => !kept.includes(role));
}
