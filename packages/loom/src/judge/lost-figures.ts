import type { Family } from '@naksha/contract';
import type { Scene } from '../drawing/scene.ts';
import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { distance as apart } from '../numbers/torus.ts';
import { hueDifference } from '../palette/hue.ts';
import type { Intent } from '../prompt/intent.ts';
import { mostBound, type Recipe } from '../recipe/recipe.ts';
import { isCommonMotif } from '../vocabulary/lexicon-motifs.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { isPaleByNature, natureOf } from '../vocabulary/subjects/nature-of.ts';
import { contractOf } from './named-colours.ts';
import { distance, seenAs } from './same-colour.ts';
import type { Survey } from './survey-scene.ts';
import { isForbidden } from './take-out.ts';

/** Cloths on which figures are drawn in flat dyes; yarns and knots have the figures that their dyes make, and marks of skins are no figures. */
const drawnOn: readonly Family[] = [
  'floral',
  'tropical',
  'kalamkari',
  'block-print',
  'conversational',
  'madhubani',
  'abstract',
  'suzani',
  'kantha',
  'paisley',
];
/** A body this near to its ground is not read as one; another dye must lie farther off. */
const lost = 0.13;
const seen = 0.2;
/** Of a figure's samples so many lie in colours like the ground's, where it is lost. */
const mostLost = 0.5;
/** Samples of a figure that say something. */
const leastSamples = 20;

/** What beasts and birds are by nature, so that the dye that comes nearest is taken. */
const nature: Readonly<Record<string, string>> = {
  tiger: '#c98a3a',
  leopard: '#cfa153',
  cheetah: '#cfa153',
  lion: '#c99a4e',
  deer: '#b98a5a',
  elephant: '#8f8d8a',
  horse: '#8a5a3c',
  camel: '#c09a68',
  cow: '#e6dccb',
  swan: '#f2ede2',
  parrot: '#6d9a3c',
  peacock: '#1f7f8f',
  fish: '#d98a4a',
  owl: '#9a7a55',
  monkey: '#8d6a4c',
};

/** The figures, by the names in the census, whose bodies have the hue and the lightness of the ground they lie on. */
export function lostFigures(
  { palette }: Recipe,
  { census, torus }: Scene,
  { map, inks, width, height }: Survey,
): string[] {
  const ground = seenAs(palette.roles.ground);
  const roleOf = inks.map((ink) => roles.find((role) => role === ink.split('>', 1)[0]));
  const near = inks.map((_, index) => {
    const role = roleOf[index];
    return role !== undefined && distance(seenAs(palette.roles[role]), ground) < lost;
  });
  const found = new Map<string, { all: number; lost: number }>();
  const motifs = new Set(census.map(({ motif }) => motif));
  for (const motif of [...motifs].filter((each) => !isCommonMotif(each))) {
    const count = { all: 0, lost: 0 };
    for (const { x, y, r } of census.filter((disc) => disc.motif === motif && disc.rank !== 'filler').slice(0, 6)) {
      const [reachX, reachY] = [(r / torus.w) * width * 0.72, (r / torus.h) * height * 0.72];
      for (let v = Math.ceil((y / torus.h) * height - reachY); v <= (y / torus.h) * height + reachY; v++) {
        for (let u = Math.ceil((x / torus.w) * width - reachX); u <= (x / torus.w) * width + reachX; u++) {
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          if (apart(torus, x, y, (u / width) * torus.w, (v / height) * torus.h) > r * 0.72) continue;
          const index = map[v * width + u] ?? 0;
          if (roleOf[index] === undefined || roleOf[index] === 'ground') continue;
          count.all += 1;
          if (near[index] === true) count.lost += 1;
        }
      }
    }
    found.set(motif, count);
  }
  return [...found]
    .filter(([, { all, lost: own }]) => all >= leastSamples && own / all > mostLost)
    .map(([motif]) => motif);
}

/** The recipe with a dye for each figure that would be lost on its ground: of those that stand off the one nearest to its nature. */
export function findFigures(recipe: Recipe, intent: Intent, scene: Scene, survey: Survey): Recipe {
  if (!drawnOn.includes(recipe.family)) return recipe;
  const known = [...(recipe.bound ?? []), ...byNature(recipe, intent, scene)].slice(0, mostBound);
  const gone = lostFigures(recipe, scene, survey).filter((motif) => !known.some((each) => each.motif === motif));
  if (gone.length === 0) return known.length === 0 ? recipe : { ...recipe, bound: known };
  const { roles: dyes } = recipe.palette;
  const ground = hexToOklch(dyes.ground);
  const { isClosed } = contractOf(intent);
  const open = bodies.filter(
    (role) => distance(seenAs(dyes[role]), ground) >= seen && !isForbidden(seenAs(dyes[role]), intent),
  );
  const more = gone.flatMap((motif) => {
    const own =
      (isPaleByNature(motif) ? paper : undefined) ??
      nature[motif] ??
      natureOf(
        motif,
        recipe.subjects?.find(({ id }) => id === motif),
      );
    const worth = (role: Role) =>
      own === undefined || isClosed
        ? distance(seenAs(dyes[role]), ground) + seenAs(dyes[role])[1]
        : // The hue says more of a thing than the depth.
          -distance(seenAs(dyes[role]), shadeOf(own)) -
          Math.abs(hueDifference(seenAs(dyes[role])[2], shadeOf(own)[2])) / 500;
    const [role] = open.toSorted((one, other) => worth(other) - worth(one));
    return role === undefined ? [] : [{ motif, role, isWhole: true as const }];
  });
  const bound = [...known, ...more].slice(0, mostBound);
  return bound.length === 0 ? recipe : { ...recipe, bound };
}

const paper = '#f7f3ea';

/** What is white by nature is seen on a pale ground by its shade, which is of the sky: no cloud is coral. */
function shadeOf(own: string): Oklch {
  const [L, C, h] = seenAs(own);
  return L > 0.85 && C < 0.05 ? [0.66, 0.055, 245] : [L, C, h];
}

/** Prints in several dyes, whose figures take them by turns; a novelty print knows the dyes of its things itself. */
const dyedByTurns: readonly Family[] = ['floral', 'tropical', 'kalamkari', 'block-print', 'suzani', 'abstract'];
/** What everyone knows in one colour. */
const ofOneColour: readonly string[] = ['parrot', 'tiger', 'leopard', 'lion'];
/** A dye of the cloth this near to a thing's own is taken for it. */
const nearNature = 0.2;
const nearHue = 34;

/** Parrots are green, tigers tawny, lemons yellow where the cloth has such a dye and no one says otherwise. */
function byNature(
  { family, palette, subjects = [], bound = [] }: Recipe,
  intent: Intent,
  { census }: Scene,
): NonNullable<Recipe['bound']> {
  if (!dyedByTurns.includes(family) || contractOf(intent).isClosed || intent.scheme !== undefined) return [];
  const ground = seenAs(palette.roles.ground);
  const things = [
    ...ofOneColour
      .filter((motif) => census.some((disc) => disc.motif === motif) && !subjects.some(({ id }) => id === motif))
      .map((motif) => ({ motif, own: nature[motif] })),
    ...subjects.map(({ id, dyes: [own] }) => ({ motif: id, own })),
  ].filter(({ motif }) => !bound.some((each) => each.motif === motif));
  return things.flatMap(({ motif, own }) => {
    if (own === undefined) return [];
    const wanted = seenAs(own);
    // The hue says more of a beast than the depth.
    const far = (role: Role) =>
      distance(seenAs(palette.roles[role]), wanted) +
      Math.abs(hueDifference(seenAs(palette.roles[role])[2], wanted[2])) / 500;
    const [role] = dyes
      .filter(
        (each) =>
          // Among great leaves what is green is not seen.
          !(family === 'tropical' && each.startsWith('leaf')) &&
          distance(seenAs(palette.roles[each]), ground) >= lost &&
          Math.abs(hueDifference(seenAs(palette.roles[each])[2], wanted[2])) < nearHue,
      )
      .toSorted((one, other) => far(one) - far(other));
    return role === undefined || far(role) > nearNature ? [] : [{ motif, role }];
  });
}

const dyes: readonly Role[] = ['a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2', 'leaf3'];
const bodies: readonly Role[] = ['a1', 'a2', 'a3', 'a4', 'light'];
