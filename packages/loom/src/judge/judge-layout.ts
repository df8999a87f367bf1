import type { MotifDisc, Scene } from '../drawing/scene.ts';
import { hexToOklab } from '../numbers/colour/oklch.ts';
import { steady } from '../numbers/steady.ts';
import { isLineAsked } from '../recipe/colours-asked.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { createInkwell } from '../render/ink.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import type { Survey } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

/** From this share of what a cloth varies, a direction is what is seen of it. */
const striped = 0.3;
/** Across its stripes a striped cloth varies so little. */
const plainAcross = 0.25;
/** Sets of motifs apart on their ground leave so much of it. */
const openGround = 0.45;
/** Turns that differ by more than this are free, radians; and how many must. */
const freeTurn = 0.5;
const largerBy = 1.45;

/** A word for a layout → whether this is the layout: the one that the word means, or one that by its geometry is nothing else. */
export function judgeLayout(word: string, recipe: Recipe, scene: Scene, survey: Survey): Omit<Verdict, 'token'> {
  const { family, layout } = recipe;
  const own = vocabularies[family].layouts[layout];
  if (own === undefined) return { measured: 'gone', failing: 'otherLayout' };
  const ownOthers = Object.values(vocabularies).some(({ layouts }) => layouts[word]?.words !== undefined);
  if (layout === word) return { measured: layout };
  const names = [word, ...alike.flatMap(([one, other]) => (one === word ? [other] : other === word ? [one] : []))];
  const isMeant =
    [...(own.is ?? []), ...(own.takes ?? []).filter((each) => !laid.includes(each))].some((each) =>
      names.includes(each),
    ) ||
    names.includes(layout) ||
    // Every leheriya is stripes, and what is called a band among stripes is a broad one.
    (word === 'stripe' && family === 'leheriya') ||
    (word === 'bands' && layout === 'wide-and-fine') ||
    // Rows of knots cross into a net where no figure stands among them.
    (layout === 'ekdali' && /^(?:jaali|jaal|lattice)$/.test(word) && recipe.motifs.include.every((m) => m === 'dot')) ||
    (word === 'every-second' && family === 'stripes' && isLineAsked(recipe)) ||
    // A line over a check of any kind is an overcheck.
    (word === 'windowpane' && family === 'checks' && isLineAsked(recipe)) ||
    (layout === 'wide-and-fine' && ['awning', 'pinstripe', 'hairline', 'bengal', 'ticking'].includes(word));
  const measured = `${layout}${isMeant ? '' : `, not ${word}`}`;
  if (isMeant) return { measured };
  const isSeen = (looks as Partial<Record<string, (cloth: Seen) => boolean>>)[word];
  // What a manner takes is seen where it is laid.
  const isNear = [...(own.near ?? []), ...(own.takes ?? [])].some((each) => each === word) || isSetByRepeat(word);
  if (!ownOthers && isSeen !== undefined && isNear && isSeen({ recipe, scene, survey })) return { measured };
  return plainToSee.includes(word) && isSeen?.({ recipe, scene, survey }) === true
    ? { measured }
    : { measured, failing: 'otherLayout' };
}

/** Where motifs stand, which a manner that takes the word lays or does not. */
const laid: readonly LayoutWord[] = ['rows', 'half-drop', 'grid'];

interface Seen {
  readonly recipe: Recipe;
  readonly scene: Scene;
  readonly survey: Survey;
}

function isSetByRepeat(word: string): boolean {
  return word === 'half-drop' || word === 'one-way' || word === 'two-way';
}

/** Seen in any cloth by its geometry alone; the others are also a craft's own way. */
const plainToSee: readonly string[] = [
  'stripe',
  'bands',
  'two-scale',
  'half-drop',
  'buti',
  'one-way',
  'two-way',
  'among',
];
/** What one craft calls so another calls the other. */
const alike: readonly (readonly [string, string])[] = [
  ['roundel', 'medallion'],
  ['lattice', 'almond'],
  ['star-grid', 'star'],
  // The lines of a star grid are a pierced screen, and its stars stand in squares.
  ['grid', 'star-grid'],
  // Its lines of gold make squares.
  ['grid', 'gharchola'],
  ['jaali', 'star-grid'],
  // A net of diamonds about figures is the trellis of a patola.
  ['jaal', 'narikunjar'],
  ['zigzag', 'narikunjar'],
  // Knives stand in bands; the figures of a patola in cells.
  ['bands', 'parang'],
  ['lattice', 'narikunjar'],
  ['grid', 'narikunjar'],
  // Blocks are hexagons of rhombs, and what covers the cloth without a gap is fitted together.
  ['hexagons', 'tumbling'],
  ['triangles', 'tumbling'],
  ['op-art', 'tumbling'],
  ['interlock', 'tumbling'],
  ['interlock', 'hexagons'],
  ['interlock', 'triangles'],
  ['interlock', 'op-art'],
  ['interlock', 'strapwork'],
  // Tiny things close together in every direction.
  ['ditsy', 'tossed'],
  ['ditsy', 'toss'],
  ['toss', 'ditsy'],
  // A thicket has the leaves of all layouts.
  ['banana', 'jungle'],
  // Every madras is a plaid, and has its fine line over all.
  ['tartan', 'madras'],
  ['windowpane', 'madras'],
  ['windowpane', 'tartan'],
  // Yarns that cross make squares, and half circles in scallops stand in rows.
  ['grid', 'madras'],
  ['grid', 'gingham'],
  ['grid', 'tartan'],
  ['grid', 'windowpane'],
  // Diamonds counted over the whole cloth are squares on a corner.
  ['grid', 'bagh'],
  ['rows', 'fans'],
  ['jaali', 'narikunjar'],
  ['jaali', 'bagh'],
];

/** What a layout looks like, where that can be measured. */
const looks: Partial<Record<LayoutWord, (cloth: Seen) => boolean>> = {
  stripe: (cloth) => isStriped(cloth),
  bands: (cloth) => directionsOf(cloth).down >= striped,
  buti: ({ survey, scene }) => groundOf(survey) >= openGround && !hasStems(scene),
  jaal: ({ scene }) => hasStems(scene),
  vine: ({ scene }) => hasStems(scene),
  toss: ({ scene }) => isTossed(scene),
  // What is named lies between what grows before and behind it, or in a cloth that leaves little ground.
  among: ({ survey, scene }) => hasStems(scene) || groundOf(survey) < openGround,
  'one-way': ({ scene }) => turnsOf(scene).every((turn) => Math.abs(turn) <= leaning),
  'two-way': ({ scene }) => isTwoWay(scene),
  'two-scale': ({ scene }) => sizesOf(scene) >= 2 && isInTwoSizes(scene),
  'half-drop': ({ scene }) => isHalfDropped(scene),
  rows: (cloth) => directionsOf(cloth).down >= 0.12,
  borders: (cloth) => directionsOf(cloth).down >= 0.2,
  grid: (cloth) => isGrid(cloth),
};

/** Share of what the colours vary that is between columns, between rows, and along either diagonal. */
function directionsOf({ recipe, survey }: Seen): { across: number; down: number; slant: number } {
  const inkOf = createInkwell(recipe.palette.roles);
  const labs = survey.inks.map((ink) => hexToOklab(inkOf(ink)));
  const { width, height, map } = survey;
  const total = varianceOf(map, labs);
  if (total === 0) return { across: 0, down: 0, slant: 0 };
  const along = (count: number, lineOf: (x: number, y: number) => number) => {
    const sums = Array.from({ length: count }, () => [0, 0, 0, 0] as [number, number, number, number]);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const sum = sums[lineOf(x, y)];
        const [L = 0, a = 0, b = 0] = labs[map[y * width + x] ?? 0] ?? [];
        if (sum === undefined) continue;
        sum[0] += L;
        sum[1] += a;
        sum[2] += b;
        sum[3] += 1;
      }
    }
    const means = sums.map(([L, a, b, n]) => [L / n, a / n, b / n] as const);
    return spread(means) / total;
  };
  const across = along(width, (x) => x);
  const down = along(height, (_, y) => y);
  const slant = Math.max(
    along(width, (x, y) => (x + Math.round((y * width) / height)) % width),
    along(width, (x, y) => (x - Math.round((y * width) / height) + width) % width),
  );
  return { across, down, slant };
}

function varianceOf(map: Uint16Array, labs: readonly (readonly [number, number, number])[]): number {
  const counts = new Array<number>(labs.length).fill(0);
  for (const index of map) counts[index] = (counts[index] ?? 0) + 1;
  const mean = [0, 1, 2].map(
    (axis) => labs.reduce((sum, lab, i) => sum + (lab[axis] ?? 0) * (counts[i] ?? 0), 0) / map.length,
  );
  return (
    labs.reduce(
      (sum, lab, i) => sum + (counts[i] ?? 0) * lab.reduce((all, one, axis) => all + (one - (mean[axis] ?? 0)) ** 2, 0),
      0,
    ) / map.length
  );
}

function spread(means: readonly (readonly [number, number, number])[]): number {
  const middle = [0, 1, 2].map((axis) => means.reduce((sum, mean) => sum + (mean[axis] ?? 0), 0) / means.length);
  return (
    means.reduce((sum, mean) => sum + mean.reduce((all, one, axis) => all + (one - (middle[axis] ?? 0)) ** 2, 0), 0) /
    means.length
  );
}

/** In one direction and not in the other: stripes are not checks. */
function isStriped(cloth: Seen): boolean {
  const { across, down, slant } = directionsOf(cloth);
  return (across >= striped && down < plainAcross) || (down >= striped && across < plainAcross) || slant >= striped;
}

function isGrid(cloth: Seen): boolean {
  const { across, down } = directionsOf(cloth);
  return across >= 0.1 && down >= 0.1;
}

/** Share of the bare ground. */
export function groundOf({ shares }: Survey): number {
  return [...shares].reduce(
    (sum, [ink, share]) => sum + (ink === 'ground' || /^ground>(light|dark|line)/.test(ink) ? share : 0),
    0,
  );
}

function hasStems({ layers }: Scene): boolean {
  return layers.some(({ kind, items }) => kind === 'stems' && items.length > 0);
}

function isTossed(scene: Scene): boolean {
  return new Set(turnsOf(scene).map((turn) => Math.round(turn / freeTurn))).size >= 4;
}

/** What stands upright may lean so far, radians. */
const leaning = 0.6;
/** Of two ways each has at least this share. */
const eitherWay = 0.3;

/** Some stand upright and about as many on their heads. */
function isTwoWay(scene: Scene): boolean {
  const turns = turnsOf(scene);
  const down = turns.filter((turn) => steady.cos(turn) < 0).length / Math.max(1, turns.length);
  return down >= eitherWay && down <= 1 - eitherWay;
}

/** How the main motifs are turned, from −π to π. */
function turnsOf({ layers }: Scene): number[] {
  const turns = layers.filter(({ kind }) => kind === 'motifs').flatMap(({ items }) => items.map(({ turn }) => turn));
  return turns.map((turn) => turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI)));
}

/** How many sizes of main motif one distinguishes. */
export function sizesOf({ census }: Scene): number {
  const radii = census
    .filter(({ rank }) => rank !== 'filler')
    .map(({ r }) => r)
    .toSorted((one, other) => other - one);
  let count = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const r of radii) {
    if (last / r < largerBy) continue;
    count += 1;
    last = r;
  }
  return count;
}

/** One thing comes large and small: a butterfly beside a rose is not "in two sizes". */
function isInTwoSizes({ census }: Scene): boolean {
  const kinds = [...Map.groupBy(census, ({ motif }) => motif).values()];
  return kinds.some((discs) => {
    const radii = discs.filter(({ rank }) => rank !== 'filler').map(({ r }) => r);
    return radii.length > 1 && Math.max(...radii) >= Math.min(...radii) * largerBy;
  });
}

/** Beside each main motif the next column has one half a step lower, and none at its height. */
export function isHalfDropped({ census, torus }: Scene): boolean {
  const all = census.filter(({ rank }) => rank === 'hero');
  // A border beside the field has motifs of its own.
  const kinds = [...Map.groupBy(all, ({ motif }) => motif).values()];
  const [most = []] = kinds.toSorted((one, other) => other.length - one.length);
  const heroes = kinds.length > 1 && most.length * 2 > all.length ? most : all;
  const columns = columnsOf(heroes);
  // One column to the module: the repeat itself steps.
  const [first, second] = columns.toSorted((one, other) => other.length - one.length);
  if (first === undefined || second === undefined) return torus.dropY !== 0 || torus.brickX !== 0;
  const [at, beside] = [first, columns[columns.indexOf(first) + 1] ?? columns[columns.indexOf(first) - 1] ?? second];
  const away = at.map(({ y }) => Math.min(...beside.map((other) => Math.abs(other.y - y))));
  return away.filter((each) => each > columnWidth).length * 2 > away.length;
}

/** Discs by their columns, from the left. */
function columnsOf(discs: Scene['census']): Scene['census'][] {
  const columns: MotifDisc[][] = [];
  for (const disc of discs.toSorted((one, other) => one.x - other.x)) {
    const last = columns.at(-1);
    if (last !== undefined && disc.x - (last.at(-1)?.x ?? 0) < columnWidth) last.push(disc);
    else columns.push([disc]);
  }
  return columns;
}

/** Motifs nearer to each other across stand in one column, units. */
const columnWidth = 20;
