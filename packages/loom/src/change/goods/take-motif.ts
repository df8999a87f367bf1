import type { Family } from '@naksha/contract';
import { planCloth } from '../../cloths/plan-cloth.ts';
import { type Cutting, cutMotif } from '../../drawing/goods/cut-motif.ts';
import type { Border, BorderMotif } from '../../drawing/goods/lay-border.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import { type Motif, type MotifInks, usualInks } from '../../drawing/motifs/motif.ts';
import type { Scene, SceneSymbol } from '../../drawing/scene.ts';
import { type Dress, drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { createRng } from '../../numbers/rng.ts';
import type { PlacedThing } from '../../prompt/border-wish.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { hasHandFor } from '../../vocabulary/can-draw.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import { accentRoles, type Role } from '../../vocabulary/roles.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { zoneRecipe } from '../pieces/zone-recipe.ts';

/** The cloth from which a border's motif is taken is so large, in cm, with a motif of this size. */
const source = { heroCm: 5, sideCm: 12 } as const;
/** A row is small: few of the finest strokes are seen in it. */
const plainestRow = 3;
/** The cloth from which a panel's motif is taken is so many times as wide as that. */
const roomAround = 1.6;
/** A motif of a panel is drawn at most so large, in cm: its lines stay in proportion to the cloth's. */
const largestCm = 26;

/** How a drawing is made that is of no cloth's own. */
interface Print {
  /** Units. */
  readonly radius: number;
  readonly pen: number;
  /** The finest. */
  readonly detail: number;
  /** Drawn for the dye of the border, else for the field's ground. */
  readonly isOnDye: boolean;
  /** Whose drawings vary together. */
  readonly fork: string;
}

const onBorder: Print = { radius: 60, pen: 1.4, detail: plainestRow, isOnDye: true, fork: 'border' };
const onPanel: Print = { radius: 180, pen: 1.6, detail: 5, isOnDye: false, fork: 'panel' };
const borderInks: MotifInks = {
  body: 'ground',
  second: 'light',
  third: 'ground',
  leaf: 'leaf1',
  heart: 'a2',
  contour: 'line',
  light: 'light',
};

/** The named motif in the cloth's own hand, else as it is printed; of no name the main motif of the cloth's own borders, else of its field. */
export function rowMotif(
  field: Scene,
  recipe: Recipe,
  {
    figure,
    motif,
    subject,
    dye,
    isOfThing,
    row,
  }: Pick<Border, 'figure' | 'motif' | 'subject' | 'dye' | 'isOfThing' | 'row'>,
): BorderMotif | undefined {
  if (figure !== 'row' && figure !== 'vine') return undefined;
  if (subject !== undefined) {
    const own = handThing(recipe, subject, source.heroCm);
    if (own !== undefined) return own;
    const body = row !== undefined ? row.dye : isOfThing === true ? dye : ownRole(recipe, subject.dyes[0], dye);
    const dress = { body, second: 'light', leaf: ['leaf1', 'leaf2'], light: 'light', dark: 'dark' } as const;
    return printedThing(recipe, subject, dress, onBorder);
  }
  if (motif === undefined)
    return (
      [kinMotif(recipe), heroOf(field)].find((each) => each !== undefined && isAsked(each.motif, recipe)) ??
      plantIn(field)
    );
  const isOwn = hasHandFor(motif, recipe.family) && !(motif === 'leaf' && recipe.family === 'conversational');
  const hand = isOwn ? handMotif(recipe, motif, source.heroCm, plainestRow) : undefined;
  return (
    hand ?? printedMotif(recipe, motif, isOfThing === true || row !== undefined ? usualInks : borderInks, onBorder)
  );
}

/** A lemon of the border is of the yellow that was dyed for it; what has no dye of its own lies in the ground's. */
function ownRole({ meant = [] }: Recipe, nature: string | undefined, taken: Role): Role {
  if (nature === undefined) return 'ground';
  const own = accentRoles.filter(
    (role, n) => role !== taken && meant[n] !== undefined && colourDistance(meant[n], nature) < nearDye,
  );
  return own[0] ?? 'ground';
}
/** Nearer than this a dye is a thing's own, in OKLab. */
const nearDye = 0.08;

/** Beasts stand in a border where they are in the wish. */
function isAsked(motif: string, { motifs, subjects = [] }: Recipe): boolean {
  const isNamed = motifs.include.some((each) => each === motif) || subjects.some(({ id }) => id === motif);
  return isNamed || !motifIds.some((id) => id === motif && isFigure(id));
}

/** The first flower that a field has. */
function plantIn(scene: Scene): BorderMotif | undefined {
  for (const { motif } of scene.census) {
    if (!isCommonMotif(motif)) continue;
    const cutting = cutMotif(scene, undefined, motif);
    if (cutting !== undefined) return cutFrom(scene, cutting, motif);
  }
  return undefined;
}

/** Of the cloth's layout for borders. */
function kinMotif(recipe: Recipe): BorderMotif | undefined {
  const { layout } = families[recipe.family].border;
  const scene = planned(recipe, layout, source.heroCm, plainestRow);
  return heroOf(scene);
}

/** A thing of a panel about `cm` large, in the cloth's own hand, else as it is printed; on the field's ground. */
export function panelMotif(recipe: Recipe, { motif, subject }: PlacedThing, cm: number): BorderMotif | undefined {
  const heroCm = Math.min(largestCm, Math.round(cm * 10) / 10);
  if (subject !== undefined) {
    const outline = recipe.subjects?.find(({ id }) => id === subject);
    return outline === undefined
      ? undefined
      : (handThing(recipe, outline, heroCm) ?? printedThing(recipe, outline, panelDress, onPanel));
  }
  if (motif === undefined) return undefined;
  // A leaf of a spray is too small for a cloth to be planned for it.
  const isOwn = hasHandFor(motif, recipe.family) && !(motif === 'leaf' && penned.includes(recipe.family));
  const hand = isOwn ? handMotif(recipe, motif, heroCm, recipe.detail) : undefined;
  return hand ?? printedMotif(recipe, motif, usualInks, onPanel);
}

/** Crafts that draw with a pen: their leaf is any printed one. */
const penned: readonly Family[] = [
  'kalamkari',
  'floral',
  'madhubani',
  'toile',
  'paisley',
  'tropical',
  'conversational',
  'damask',
];

/** Beasts and things, which stand without the sprigs about them. */
function isFigure(motif: MotifId): boolean {
  return !isCommonMotif(motif);
}

/** The craft's own medallion, where it has one. */
export function medallionOf(recipe: Recipe, cm: number): BorderMotif | undefined {
  if (recipe.family === 'suzani') return handMotif(recipe, 'rosette', Math.min(largestCm, cm), recipe.detail);
  const { layouts } = vocabularies[recipe.family];
  const isOwn = Object.values(layouts).some(({ brings }) => brings?.includes('medallion') === true);
  return isOwn ? handMotif(recipe, 'medallion', Math.min(largestCm, cm), recipe.detail) : undefined;
}

/** The cloth's motif of a rank, about `cm` large, from the layout that its borders are taken from. */
export function ownMotif(recipe: Recipe, rank: 'hero' | 'secondary', cm: number): BorderMotif | undefined {
  const { layout } = families[recipe.family].border;
  const scene = planned(recipe, layout, Math.min(largestCm, cm), recipe.detail);
  const cutting = cutMotif(scene, rank);
  const motif = cutting?.motif ?? 'blossom';
  return cutting === undefined ? heroOf(scene) : cutFrom(scene, cutting, motif);
}

/** A thing of a library where a layout of the cloth draws things. */
function handThing(recipe: Recipe, outline: Outline, heroCm: number): BorderMotif | undefined {
  const { layouts, carriesSubjects } = vocabularies[recipe.family];
  const carrying = Object.keys(layouts).filter((name) => layouts[name]?.carriesSubjects === true);
  const names = carrying.length > 0 ? carrying : carriesSubjects === true ? [recipe.layout] : [];
  for (const layout of names.slice(0, 2)) {
    const motifs = { include: [], exclude: recipe.motifs.exclude, weight: {} };
    // With all things of the cloth each has the dye that it has beside them.
    const all = recipe.subjects?.some(({ id }) => id === outline.id) === true ? recipe.subjects : [outline];
    const drawnOf = (things: readonly Outline[]) => {
      const scene = planned({ ...recipe, motifs }, layout, heroCm, recipe.detail, things);
      return { scene, cutting: cutMotif(scene, undefined, outline.id, true) };
    };
    const together = drawnOf(all);
    const { scene, cutting } = together.cutting === undefined && all.length > 1 ? drawnOf([outline]) : together;
    if (cutting !== undefined) return cutFrom(scene, cutting, outline.id);
  }
  return undefined;
}

const panelDress: Dress = {
  body: 'a1',
  second: 'a2',
  leaf: ['leaf1', 'leaf2'],
  light: 'light',
  dark: 'dark',
};

/** A thing of a library as it is printed. */
function printedThing(
  recipe: Recipe,
  outline: Outline,
  dress: Dress,
  { radius, pen, detail, isOnDye }: Print,
): BorderMotif {
  const wish = {
    radius,
    pen: pen * recipe.line,
    detail: Math.min(detail, recipe.detail),
    dress,
    contour: 'line',
  } as const;
  return drawn(drawPrinted(outline, wish), outline.id, radius, isOnDye);
}

/** A motif of the loom's library as it is printed; undefined where it has none of that name. */
function printedMotif(
  recipe: Recipe,
  motif: MotifId,
  inks: MotifInks,
  { radius, detail, isOnDye, fork }: Print,
): BorderMotif | undefined {
  const library: Partial<Record<MotifId, Motif>> = motifLibrary;
  const draw = library[motif];
  if (draw === undefined) return undefined;
  const rng = createRng(recipe.seed).fork(fork).fork(motif);
  const params = { radius, inks, detail: Math.min(detail, recipe.detail), line: recipe.line };
  return drawn(draw(params, rng), motif, radius, isOnDye);
}

function handMotif(recipe: Recipe, motif: MotifId, heroCm: number, detail: number): BorderMotif | undefined {
  const { layouts } = vocabularies[recipe.family];
  const names = [families[recipe.family].border.layout, recipe.layout, ...Object.keys(layouts)];
  const bringing = [...new Set(names)].filter((name) => layouts[name]?.brings?.includes(motif));
  const motifs = { include: [motif], exclude: [], weight: { [motif]: 4 } };
  for (const layout of bringing.length > 0 ? bringing.slice(0, 3) : names.slice(0, 1)) {
    const scene = planned({ ...recipe, motifs }, layout, heroCm, detail);
    const cutting = cutMotif(scene, undefined, motif, isFigure(motif));
    if (cutting !== undefined) return cutFrom(scene, cutting, motif);
  }
  return undefined;
}

export function heroOf(scene: Scene): BorderMotif | undefined {
  const cutting = cutMotif(scene, 'hero') ?? cutMotif(scene, 'secondary');
  if (cutting === undefined) return undefined;
  const { motif = 'border' } = cutting;
  return cutFrom(scene, cutting, motif);
}

function cutFrom({ symbols }: Scene, cutting: Cutting, motif: string): BorderMotif {
  return { cutting, symbols, motif, isOnDye: false, way: 'dyed' };
}

function drawn(symbol: SceneSymbol, motif: string, radius: number, isOnDye: boolean): BorderMotif {
  const side = 2 * radius;
  const items = [{ symbol: 0, x: 0, y: 0, turn: 0, scale: 1 }];
  return { cutting: { items, width: side, height: side }, symbols: [symbol], motif, isOnDye, way: 'dyed' };
}

/** Cloths from which motifs are taken, by what they are planned of; the words are judged several times over the same. */
const kept = new Map<string, Scene>();
const mostKept = 16;

function planned(
  recipe: Recipe,
  layout: string,
  heroCm: number,
  mostDetail: number,
  subjects: readonly Outline[] = [],
): Scene {
  const { subjects: _things, since: _since, ...plain } = recipe;
  const sideCm = Math.max(source.sideCm, heroCm * roomAround);
  const wish = { layout, heroCm, density: -recipe.density + 0.12, widthCm: sideCm, heightCm: sideCm };
  const kin = zoneRecipe(plain, wish);
  const things = subjects.length === 0 ? {} : { subjects: [...subjects] };
  const zone: Recipe = { ...kin, ...things, repeat: 'straight', detail: Math.min(mostDetail, kin.detail) };
  const { seed, family, detail, freedom, line, motifs, finish } = zone;
  const ids = subjects.map(({ id }) => id);
  const key = JSON.stringify([
    seed,
    family,
    layout,
    detail,
    freedom,
    line,
    motifs,
    finish,
    zone.heroCm,
    zone.tile,
    ids,
  ]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const scene = planCloth(zone);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, scene);
  return scene;
}
