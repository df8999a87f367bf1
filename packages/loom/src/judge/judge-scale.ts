import { pxToCm } from '@naksha/contract';
import { reductionOf } from '../change/goods/reduced.ts';
import type { Scene } from '../drawing/scene.ts';
import { steady } from '../numbers/steady.ts';
import { distance } from '../numbers/torus.ts';
import type { Intent, SizedThing } from '../prompt/intent.ts';
import { sizeFactors } from '../prompt/noun-of.ts';
import { stepOfLines } from '../recipe/colours-asked.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { leastNamed, medium, sizesFor } from '../recipe/sizes-of-use.ts';
import { usageOf } from '../recipe/usage-of.ts';
import { families } from '../vocabulary/families/families.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isCommonMotif } from '../vocabulary/lexicon-motifs.ts';
import { groundOf, sizesOf } from './judge-layout.ts';
import { judgeMeasure } from './judge-measure.ts';
import type { Survey } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

/** How far a size on cloth may be from the one in figures: half to twice is another size. */
const within = [0.66, 1.5] as const;

/** "8 cm", "small", "huge" → whether the main motif is that large on cloth: a figure is held to, and a word by what it makes of the sizes of the goods. */
export function judgeSize(value: string, recipe: Recipe, scene: Scene, intent: Intent): Omit<Verdict, 'token'> {
  const exact = judgeMeasure(value, recipe, scene);
  if (exact !== undefined) return exact;
  const cm = heroOnCloth(recipe, scene);
  const measured = `${cm.toFixed(1)} cm`;
  const isSo = isOfSize(value, cm, recipe, scene, intent);
  return isSo ? { measured } : { measured, failing: 'otherScale' };
}

function isOfSize(value: string, cm: number, recipe: Recipe, scene: Scene, intent: Intent): boolean {
  const ask = /^([\d.]+) cm$/.exec(value);
  if (ask !== null) return cm / Number(ask[1]) >= within[0] && cm / Number(ask[1]) <= within[1];
  const [smallest, largest] = families[recipe.family].heroCm;
  const usual = Math.sqrt(smallest * largest);
  const sizes = (word: keyof typeof sizeFactors) => sizesFor(recipe, { ...intent, heroFactor: sizeFactors[word] });
  switch (value) {
    case 'mini':
    case 'small':
      return cm <= sizes(value)[1] * taken;
    case 'large':
    case 'huge':
      return cm >= sizes(value)[0] / taken || cm >= usual * larger[value] || fillsTile(recipe, scene, cm);
    default:
      return !isOnRunningCloth(recipe) || isMedium(cm, usual);
  }
}

/** What a hand takes or gives. */
const taken = 1.15;
function isMedium(cm: number, usual: number): boolean {
  const { least, most, ofUsual } = medium;
  return cm >= Math.min(least, usual * ofUsual) && cm <= Math.max(most, usual * ofUsual);
}

/** Goods that are seen whole have sizes of their own. */
function isOnRunningCloth(recipe: Recipe): boolean {
  return usageOf(recipe) === 'general textile' && recipe.border === undefined;
}

/** So much larger than the cloth usually has it: clearly, to an eye that has seen neither beside the other. */
const larger = { large: 1.2, huge: 1.5 } as const;

/** How large the main motif of a cloth's use is beside what it should be, as a factor that would set it right: 1 where it is, or where nothing measures it. */
export function missOfSize(recipe: Recipe, scene: Scene, intent: Intent): number {
  if (!hasSizeOfUse(recipe, scene, intent)) return 1;
  const [least, most] = sizesFor(recipe, intent);
  const cm = heroOnCloth(recipe, scene);
  const isTiny = intent.heroFactor === sizeFactors.mini;
  const named = isTiny ? leastNamed : smallestNamed(recipe, scene, intent);
  // What is named beside the main motif is to be named by an eye too.
  const hidden = named * taken < leastNamed ? Math.min(mostForNamed, leastNamed / named) : 1;
  const into = steady.power(most / least, wayInto);
  // Of what is larger a tile has one.
  const fits = pxToCm(Math.min(recipe.tile.widthPx, recipe.tile.heightPx), recipe.tile.dpi) * mostOfTile;
  const wanted = Math.min(least * into, Math.max(cm, fits));
  const by = cm * taken < least ? wanted / cm : cm > most * taken ? most / into / cm : 1;
  return Math.max(by, Math.min(hidden, (most * taken) / cm));
}

/** Drawn larger for its use a motif takes so much of a tile's shorter side at most. */
const mostOfTile = 0.45;
/** What is set right comes so far within its sizes: of the way from one end to the other. */
const wayInto = 0.3;
/** For what is named beside it the main motif grows by so much at most. */
const mostForNamed = 1.7;

/** Whether a cloth has a size by its use: no figure gives one nor its layout, its motifs are drawn, and repeat. */
export function hasSizeOfUse({ family, layout, border }: Recipe, { census }: Scene, intent: Intent): boolean {
  const isSetOut = border !== undefined && (border.hasCentre || border.isPlain || border.panel !== undefined);
  const isMeasured = intent.heroCm !== undefined || intent.pitchCm !== undefined;
  const hero = census.find(({ rank }) => rank === 'hero');
  const isDrawn = hero !== undefined && !ofRepeats.includes(hero.motif) && families[family].isSett !== true;
  const isItsOwn = vocabularies[family].layouts[layout]?.hasOwnSize === true;
  return isDrawn && !isSetOut && !isMeasured && !isItsOwn;
}

/** Of what was named and has a name of its own, how large on cloth the smallest is where it is largest, cm. */
export function smallestNamed(recipe: Recipe, scene: Scene, { subjects, motifs, sized }: Intent): number {
  const small = sized.flatMap(({ things, isSmall }) => (isSmall ? things : []));
  const drawn = [...subjects, ...motifs.filter((motif) => !isCommonMotif(motif))].flatMap((name) => {
    const r = Math.max(0, ...scene.census.flatMap((disc) => (disc.motif === name ? [disc.r] : [])));
    return r === 0 || small.includes(name) ? [] : [onCloth(r, recipe, scene)];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...drawn);
}

/** A size that is said of one thing → whether it is smaller, or larger, than what is largest beside it. */
export function judgeSizeOf({ things, isSmall }: SizedThing, scene: Scene): Omit<Verdict, 'token'> | undefined {
  const { census } = scene;
  const own = census.filter(({ motif }) => things.includes(motif)).map(({ r }) => r);
  const others = census.filter(({ motif, rank }) => !things.includes(motif) && rank !== 'filler').map(({ r }) => r);
  // Leaves and buds are smaller than their flowers by nature, where they are in no list.
  if (own.length === 0)
    return things.every((thing) => minor.includes(thing)) && areGrown(things, scene) ? byNature(isSmall) : undefined;
  if (others.length === 0) return undefined;
  const ratio = Math.max(...own) / Math.max(...others);
  const measured = `${ratio.toFixed(2)} of the others`;
  return (isSmall ? ratio <= 0.8 : ratio >= 1.15) ? { measured } : { measured, failing: 'otherScale' };
}

/** What grows on others, and is listed only where it lies alone. */
const minor: readonly string[] = ['leaf', 'bud', 'dot'];

/** Whether they are drawn on stems or between what is listed, if in no list. */
function areGrown(things: readonly string[], { layers, symbols }: Scene): boolean {
  const kinds = layers.filter(({ items }) => items.length > 0).map(({ kind }) => kind);
  return (
    symbols.some(({ motif }) => motif !== undefined && things.includes(motif)) ||
    (things.includes('dot') ? kinds.includes('dots') : kinds.includes('leaves') || kinds.includes('stems'))
  );
}

function byNature(isSmall: boolean): Omit<Verdict, 'token'> {
  return isSmall ? { measured: 'small by nature' } : { measured: 'not listed', failing: 'otherScale' };
}

/** What takes less of a tile's shorter side could be larger there. */
const leastOfTile = 0.3;

/** One repeat is the whole tile, and the motif takes so much of it that no other has room: it could hardly be larger. */
function fillsTile({ family, heroCm, tile }: Recipe, { columns, rows }: Scene, cm: number): boolean {
  const [smallest, largest] = families[family].heroCm;
  const short = pxToCm(Math.min(tile.widthPx, tile.heightPx), tile.dpi);
  const isWhole = columns === 1 && rows === 1 && cm >= short * leastOfTile;
  return isWhole && heroCm > Math.sqrt(smallest * largest) * 1.3;
}

/** Diameter of the largest motif on cloth in cm, on the goods where the tile is a picture of these; what has no motifs is measured by what it was composed for. */
export function heroOnCloth(recipe: Recipe, { census, torus, columns }: Scene): number {
  const heroes = census.filter(({ rank }) => rank === 'hero');
  const r = Math.max(0, ...heroes.map((disc) => disc.r));
  if (r === 0) return recipe.heroCm;
  const cm = onCloth(r, recipe, { torus, columns });
  // An ogee is as large as its compartments, whatever stands in them.
  if (isOgee(recipe)) return Math.max(cm, onCloth(apart({ census, torus }) / 2, recipe, { torus, columns }));
  // Repeats of a stripe or a check are noted, not its bands.
  return ofRepeats.includes(heroes[0]?.motif ?? '') ? recipe.heroCm : cm;
}

const ofRepeats: readonly string[] = ['stripe', 'check', 'weave', 'field', 'mark'];

/** The diameter of a disc on cloth in cm, on the goods where the tile is a picture of these. */
function onCloth(r: number, recipe: Recipe, { torus, columns }: Pick<Scene, 'torus' | 'columns'>): number {
  const perCm = (torus.w * columns) / pxToCm(recipe.tile.widthPx, recipe.tile.dpi);
  const { border, ...field } = recipe;
  return ((2 * r) / perCm) * (border === undefined ? 1 : reductionOf(field, border));
}

function isOgee({ family, layout }: Recipe): boolean {
  const layouts: Readonly<Record<string, { readonly is?: readonly string[] }>> = vocabularies[family].layouts;
  return layouts[layout]?.is?.includes('ogee') === true;
}

/** How far the main motifs stand from each other, the middle one of all: in the units of the scene. */
function apart({ census, torus }: Pick<Scene, 'census' | 'torus'>): number {
  const heroes = census.filter(({ rank }) => rank === 'hero');
  const nearest = heroes
    .map((one, i) =>
      Math.min(
        torus.w,
        torus.h,
        ...heroes.map((other, k) =>
          i === k ? Number.POSITIVE_INFINITY : distance(torus, one.x, one.y, other.x, other.y),
        ),
      ),
    )
    .toSorted((one, other) => one - other);
  return nearest[Math.floor(nearest.length / 2)] ?? torus.w;
}

/** "6 cm apart" → whether the main motifs stand about so far from each other. */
export function judgePitch(asked: number, { tile }: Recipe, { census, torus, columns }: Scene): Omit<Verdict, 'token'> {
  const cm = (apart({ census, torus }) / (torus.w * columns)) * pxToCm(tile.widthPx, tile.dpi);
  const isSo = cm / asked >= within[0] && cm / asked <= within[1];
  return { measured: `${cm.toFixed(1)} cm`, ...(isSo ? {} : { failing: 'otherScale' as const }) };
}

/** "1 mm wide", "every 8 mm" → whether lines are counted out, and so broad as was said: by the share of the cloth that they take of each step. */
export function judgeLines(
  asked: number,
  intent: Intent,
  { family, layout }: Recipe,
  survey: Survey,
): Omit<Verdict, 'token'> {
  if (family !== 'stripes' || layout !== 'pinstripe') return { measured: layout, failing: 'otherScale' };
  const step = stepOfLines(intent);
  if (asked !== intent.lineCm || step === undefined) return { measured: layout };
  const each = 1 + (intent.every === undefined ? 0 : 1 / intent.every);
  const cm = ((1 - groundOf(survey)) * step) / each;
  const isSo = cm / asked >= within[0] && cm / asked <= within[1];
  return { measured: `${cm.toFixed(2)} cm`, ...(isSo ? {} : { failing: 'otherScale' as const }) };
}

/** "In three sizes" → whether there are so many. */
export function judgeSizes(count: number, scene: Scene): Omit<Verdict, 'token'> {
  const sizes = sizesOf(scene);
  return sizes === count || (count >= 3 && sizes >= count)
    ? { measured: String(sizes) }
    : { measured: String(sizes), failing: 'otherSizes' };
}

/** Share of the cloth that is covered: at least, where it is to be dense; at most, where it is to have white space. */
const coverage = { dense: 0.5, close: 0.42, airy: 0.36 } as const;
/** Motifs that are nearer to each other, in their own diameters, stand close. */
const closest = 1.3;

/** "Dense", "lots of white space" → whether so much of the cloth is covered. */
export function judgeDensity(value: string, scene: Scene, survey: Survey): Omit<Verdict, 'token'> {
  const covered = 1 - groundOf(survey);
  const isDense = covered >= coverage.dense || (covered >= coverage.close && areClose(scene));
  const isSo = value === 'dense' ? isDense : covered <= coverage.airy;
  return { measured: covered.toFixed(2), ...(isSo ? {} : { failing: 'otherCoverage' as const }) };
}

/** Whether most motifs have another beside them within little more than their own size. */
function areClose({ census, torus }: Scene): boolean {
  const own = census.filter(({ rank }) => rank !== 'filler');
  const isNear = (one: (typeof own)[number], at: number) =>
    own.some((other, k) => k !== at && distance(torus, one.x, one.y, other.x, other.y) <= (one.r + other.r) * closest);
  return own.length > 1 && own.filter(isNear).length >= own.length * 0.6;
}
