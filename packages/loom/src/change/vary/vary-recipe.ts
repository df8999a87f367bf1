import type { VariationParams } from '@naksha/contract';
import { shareOfLevel } from '@naksha/contract/limits';
import { oklchToHex } from '../../numbers/colour/gamut.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { createRng, hashText, type Rng } from '../../numbers/rng.ts';
import { type SwayReach, swaySeed } from '../../numbers/sway.ts';
import { leafRoles } from '../../palette/role-colours.ts';
import { readPrompt } from '../../prompt/read-prompt.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { titleOf } from '../../recipe/title-of.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { motifIds } from '../../vocabulary/motif-ids.ts';
import { accentRoles, type Role } from '../../vocabulary/roles.ts';
import { repairPalette } from '../edit/repair-palette.ts';
import { planScene } from '../plan-scene.ts';

/** So many of the main motifs are asked for again. */
const mostHeld = 4;
/** Below this a clone leaves what sets the cloth out alone. */
const nearShare = 0.3;

export type VaryParams = Pick<VariationParams, 'kind' | 'level' | 'keep' | 'noiseReduction'>;

/**
 * Another design of the same idea. A clone keeps family, layout and most motifs and moves colours and sizes a little; the level says
 * how much. A reimagined one is composed again from the same words: another layout where the family has one, another
 * arrangement. What is in `keep` stays as it is. Deterministic in recipe, params and salt.
 */
export function varyRecipe(recipe: Recipe, params: VaryParams, salt: string): Recipe {
  const share = shareOfLevel(params.level);
  const rng = createRng(`${recipe.seed}/vary/${salt}`);
  const name = (hashText(`${recipe.seed}/${salt}`) % 36 ** 5).toString(36);
  const next =
    params.kind === 'clone' ? cloneOf(recipe, params, share, name, rng) : reimagine(recipe, params, share, name, rng);
  const { family, layout, palette } = next;
  const title = titleOf({
    family,
    layout,
    palette,
    intent: readPrompt('', 'en'),
    language: recipe.source.params.language,
  });
  return { ...(params.noiseReduction ? calmed(next) : next), title, source: recipe.source };
}

function cloneOf(recipe: Recipe, { keep }: VaryParams, share: number, name: string, rng: Rng): Recipe {
  const isKept = (what: VaryParams['keep'][number]) => keep.includes(what);
  const isStill = isKept('motifs') && isKept('placement');
  const seed = isStill ? recipe.seed : seedOf(recipe, keep, name, share);
  // Another size or density changes the whole layout: near clones keep theirs.
  const isSet = isKept('placement') || share < nearShare;
  const size = isKept('motifs') || isSet ? 1 : 1 + share * 0.3 * rng.fork('hero').normal() * 0.5;
  const density = isSet ? 0 : share * 0.2 * rng.fork('density').normal() * 0.5;
  return {
    ...recipe,
    seed: seed.length <= 64 ? seed : `${recipe.seed.slice(0, 24)}-${name}`,
    heroCm: round(within(recipe.heroCm * size, 0.4, 60)),
    density: round(within(recipe.density + density, 0.05, 1)),
    line: isKept('style')
      ? recipe.line
      : round(within(recipe.line * (1 + share * 0.2 * rng.fork('line').normal() * 0.5), 0.5, 2)),
    palette: isKept('palette') ? recipe.palette : turned(recipe, share, isKept('background'), rng.fork('palette')),
  };
}

function reimagine(recipe: Recipe, { keep }: VaryParams, share: number, name: string, rng: Rng): Recipe {
  const isKept = (what: VaryParams['keep'][number]) => keep.includes(what);
  const { source, family, palette, tile } = recipe;
  const seed = `${recipe.seed.replace(/-[vwpmr].*$/, '').slice(0, 20)}-r${name}`;
  const { seed: _seed, ...asked } = source.params;
  const fresh = composeRecipe({ ...asked, trainedPattern: family }, seed);
  const motifs = isKept('motifs')
    ? motifsHeld(recipe, isKept('placement'))
    : { ...fresh.motifs, exclude: recipe.motifs.exclude };
  const layout = isKept('placement') ? recipe.layout : otherLayout(recipe, rng.fork('layout'));
  const colours = isKept('palette') ? palette : { ...fresh.palette, locked: palette.locked };
  const held: Record<Role, string> = { ...colours.roles };
  for (const role of palette.locked) held[role] = palette.roles[role];
  if (isKept('background')) held.ground = palette.roles.ground;
  const kept: Role[] = isKept('background') ? [...palette.locked, 'ground'] : [...palette.locked];
  const size = 1 + (share - 0.2) * rng.fork('hero').between(-0.5, 0.6);
  return {
    ...fresh,
    layout,
    tile,
    heroCm: isKept('placement') ? recipe.heroCm : round(within(recipe.heroCm * size, 0.4, 60)),
    density: isKept('placement') ? recipe.density : fresh.density,
    motifs,
    ...(recipe.subjects === undefined ? {} : { subjects: recipe.subjects }),
    repeat: recipe.repeat,
    palette: {
      ...colours,
      roles: isKept('palette')
        ? colours.roles
        : repairPalette({ roles: held, kept, isReserved: families[family].isReserved === true }),
    },
    ...(isKept('style')
      ? { detail: recipe.detail, line: recipe.line, freedom: recipe.freedom, finish: recipe.finish }
      : {}),
  };
}

/** The first sway that leaves what is to be kept, or none. */
function seedOf(recipe: Recipe, keep: VaryParams['keep'], name: string, share: number): string {
  const swayed = (reach: SwayReach) => swaySeed(recipe.seed, name, share, reach);
  if (keep.includes('placement')) return swayed('strokes');
  if (!keep.includes('motifs')) return swayed(share < nearShare ? 'motifs' : 'whole');
  const own = kindsIn(recipe);
  const seeds = (['setting', 'motifs', 'strokes'] as const).map(swayed);
  return seeds.find((seed) => kindsIn({ ...recipe, seed }) === own) ?? recipe.seed;
}

/** Of a source that several variations are made of. */
const known = new WeakMap<Recipe, string>();

/** The kinds of motifs that a cloth is seen to be made of. */
function kindsIn(recipe: Recipe): string {
  const found = known.get(recipe);
  if (found !== undefined) return found;
  const main = planScene(recipe).census.filter(({ rank }) => rank !== 'filler');
  const kinds = [...new Set(main.map(({ motif }) => motif))].toSorted().join(' ');
  known.set(recipe, kinds);
  return kinds;
}

/** In another layout the main motifs of the source come where it has room for them. */
function motifsHeld(recipe: Recipe, isPlaceKept: boolean): Recipe['motifs'] {
  if (isPlaceKept) return recipe.motifs;
  const main = planScene(recipe).census.filter(({ rank }) => rank === 'hero');
  const { include, exclude } = recipe.motifs;
  const shown = motifIds.filter((motif) => !exclude.includes(motif) && main.some((disc) => disc.motif === motif));
  return { ...recipe.motifs, include: [...new Set([...include, ...shown.slice(0, mostHeld)])].slice(0, 16) };
}

/** Another layout that can be without what was refused. */
function otherLayout({ family, layout, motifs, subjects }: Recipe, rng: Rng): string {
  const { layouts } = vocabularies[family];
  const others = families[family].layouts.filter(
    (name) =>
      name !== layout &&
      !motifs.exclude.some((motif) => layouts[name]?.needs?.includes(motif)) &&
      (subjects === undefined || layouts[layout]?.carriesSubjects === layouts[name]?.carriesSubjects),
  );
  return others.length === 0 ? layout : rng.pick(others);
}

/** All hues turned together and each a little alone; locked colours stay. */
function turned({ palette, family }: Recipe, share: number, isGroundKept: boolean, rng: Rng): Recipe['palette'] {
  const whole = share * 25 * rng.fork('hue').normal() * 0.6;
  const roles: Record<Role, string> = { ...palette.roles };
  const moved: readonly Role[] = isGroundKept
    ? [...accentRoles, ...leafRoles]
    : ['ground', ...accentRoles, ...leafRoles];
  for (const role of moved) {
    if (palette.locked.includes(role)) continue;
    const own = rng.fork(role);
    const [L, C, h] = hexToOklch(roles[role]);
    const step = role === 'ground' ? 0.3 : 1;
    const hue = (h + whole + share * 12 * own.normal() * step + 360) % 360;
    roles[role] = oklchToHex([within(L + share * 0.06 * own.normal() * step, 0.12, 0.97), C, hue]);
  }
  const isReserved = families[family].isReserved === true;
  return { ...palette, roles: repairPalette({ roles, kept: ['ground', ...palette.locked], isReserved }) };
}

/** Noise of hand, dye, weave and age taken back; the picture itself is not blurred. */
function calmed(recipe: Recipe): Recipe {
  const { hand, weave, mottle, age, cloth } = recipe.finish;
  return {
    ...recipe,
    finish: {
      cloth,
      hand: round(hand * 0.5),
      weave: round(weave * 0.5),
      mottle: round(mottle * 0.25),
      age: round(age * 0.3),
    },
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
