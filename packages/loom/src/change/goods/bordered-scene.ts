import { pxToCm } from '@naksha/contract';
import { planCloth } from '../../cloths/plan-cloth.ts';
import { cutMotif } from '../../drawing/goods/cut-motif.ts';
import { without } from '../../drawing/goods/inks.ts';
import { type Border, type BorderMotif, breadthOf, layBorder, palluShare } from '../../drawing/goods/lay-border.ts';
import { moved, unroll } from '../../drawing/goods/unroll.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Motif } from '../../drawing/motifs/motif.ts';
import type { Scene, SceneSymbol, SurfaceStep } from '../../drawing/scene.ts';
import { drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { hasHandFor } from '../../vocabulary/can-draw.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { fieldPhase } from '../pieces/field-phase.ts';
import { zoneRecipe } from '../pieces/zone-recipe.ts';

/** The cloth from which a border's motif is taken is so large, in cm, with a motif of this size. */
const source = { heroCm: 5, sideCm: 18 } as const;
/** A row is small: few of the finest strokes are seen in it. */
const plainestRow = 3;
/** Radius at which a drawing of no cloth's own is made, in units. */
const drawnRadius = 60;

/** A planned field with the border of its recipe. `recipe` is the field's, without the border. Throws as `planScene` does. */
export function borderedScene(field: Scene, recipe: Recipe, border: Border): Scene {
  const own = rowMotif(field, recipe, border);
  const { isReserved, ink } = families[recipe.family];
  const way: BorderMotif['way'] = isReserved !== true && ink !== 'light' ? 'dyed' : border.isPale ? 'pale' : 'white';
  const row = own === undefined ? undefined : { ...own, way };
  // Knots of neighbours reach into a figure of knots.
  const large = recipe.family === 'bandhani' ? own : (heroOf(field) ?? own);
  const main = border.hasCentre || border.hasPallu ? large : undefined;
  const heart = main === undefined ? undefined : { ...main, way };
  const whole = unroll(border.isOwnDye ? without(field, border.dye) : field);
  const isCentred = border.hasCentre && isOfMedallions(recipe);
  const laid = isCentred ? centred(whole) : border.isFitted ? fitted(whole, border) : whole;
  const bare = isCentred ? { ...border, hasCentre: false } : border;
  return layBorder(laid, bare, { row, heart }, isWoven(whole) ? overSteps(whole, recipe) : undefined);
}

/** A cloth of yarns is woven again from their order: a border is printed on it. */
function isWoven({ surface }: Scene): boolean {
  return surface.some(({ shader }) => shader === 'interlace');
}

function overSteps({ torus }: Scene, { tile, finish }: Recipe): SurfaceStep[] {
  const perCm = torus.w / pxToCm(tile.widthPx, tile.dpi);
  return [{ shader: 'cloth', params: { kind: 1, strength: finish.weave, perCm } }];
}

/** Cloths whose yarns are set out from the tile's corner stay where they are. */
const setOut = ['interlace', 'threads'];

/** The field moved so that the borders' edges cut as little of it as they can. */
function fitted(scene: Scene, border: Border): Scene {
  if (scene.surface.some(({ shader }) => setOut.includes(shader))) return scene;
  const { w, h } = scene.torus;
  const breadth = breadthOf(scene, border);
  const of = (side: Border['sides'][number]) => (border.sides.includes(side) ? breadth : 0);
  const [left, top] = [of('left'), of('top')];
  const across = w - left - of('right');
  const down = h - top - (border.hasPallu ? Math.max(palluShare * h, of('bottom') + breadth * 2) : of('bottom'));
  const phase = fieldPhase(scene, across / w, down / h);
  return moved(scene, across < w ? left - phase.x * w : 0, down < h ? top - phase.y * h : 0);
}

function isOfMedallions({ family, layout }: Recipe): boolean {
  return vocabularies[family].layouts[layout]?.is?.includes('medallion') === true;
}

/** The largest motif in the middle. */
function centred(scene: Scene): Scene {
  const { w, h } = scene.torus;
  const [largest] = scene.census.toSorted((one, other) => other.r - one.r);
  return largest === undefined ? scene : moved(scene, w / 2 - largest.x, h / 2 - largest.y);
}

/** The named motif in the cloth's own hand, else as it is printed; of no name the main motif of the cloth's own borders, else of its field. */
function rowMotif(field: Scene, recipe: Recipe, { figure, motif, subject, dye }: Border): BorderMotif | undefined {
  if (figure !== 'row' && figure !== 'vine') return undefined;
  if (subject !== undefined) {
    const body = ownRole(recipe, subject.dyes[0], dye);
    const dress = { body, second: 'light', leaf: ['leaf1', 'leaf2'], light: 'light', dark: 'dark' } as const;
    const detail = Math.min(3, recipe.detail);
    return drawn(
      drawPrinted(subject, { radius: drawnRadius, pen: 1.4 * recipe.line, detail, dress, contour: 'line' }),
      subject.id,
    );
  }
  if (motif === undefined) return kinMotif(recipe) ?? heroOf(field);
  const hand = hasHandFor(motif, recipe.family) ? handMotif(recipe, motif) : undefined;
  return hand ?? printedMotif(recipe, motif);
}

/** A lemon of the border is of the yellow that was dyed for it; what has no dye of its own lies in the ground's. */
function ownRole({ meant = [] }: Recipe, nature: string | undefined, taken: Role): Role {
  if (nature === undefined) return 'ground';
  const own = accentRoles.filter(
    (role, n) => role !== taken && meant[n] !== undefined && colourDistance(meant[n], nature) < nearDye,
  );
  return own[0] ?? 'ground';
}
const accentRoles: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];
/** Nearer than this a dye is a thing's own, in OKLab. */
const nearDye = 0.08;

/** Of the cloth's layout for borders. */
function kinMotif(recipe: Recipe): BorderMotif | undefined {
  const { layout } = families[recipe.family].border;
  const scene = planned(recipe, layout);
  return heroOf(scene);
}

function handMotif(recipe: Recipe, motif: MotifId): BorderMotif | undefined {
  const { layouts } = vocabularies[recipe.family];
  const names = [families[recipe.family].border.layout, recipe.layout, ...Object.keys(layouts)];
  const bringing = [...new Set(names)].filter((name) => layouts[name]?.brings?.includes(motif));
  const motifs = { include: [motif], exclude: [], weight: { [motif]: 4 } };
  for (const layout of bringing.length > 0 ? bringing.slice(0, 3) : names.slice(0, 1)) {
    const scene = planned({ ...recipe, motifs }, layout);
    const cutting = cutMotif(scene, undefined, motif);
    if (cutting !== undefined) return { cutting, symbols: scene.symbols, motif, isOnDye: false, way: 'dyed' };
  }
  return undefined;
}

function heroOf(scene: Scene): BorderMotif | undefined {
  const cutting = cutMotif(scene, 'hero') ?? cutMotif(scene, 'secondary');
  if (cutting === undefined) return undefined;
  const motif = scene.census.find(({ rank }) => rank === 'hero')?.motif ?? 'border';
  return { cutting, symbols: scene.symbols, motif, isOnDye: false, way: 'dyed' };
}

function printedMotif(recipe: Recipe, motif: MotifId): BorderMotif | undefined {
  const library: Partial<Record<MotifId, Motif>> = motifLibrary;
  const draw = library[motif];
  if (draw === undefined) return undefined;
  const inks = {
    body: 'ground',
    second: 'light',
    third: 'ground',
    leaf: 'leaf1',
    heart: 'a2',
    contour: 'line',
    light: 'light',
  } as const;
  const rng = createRng(recipe.seed).fork('border').fork(motif);
  return drawn(draw({ radius: drawnRadius, inks, detail: Math.min(3, recipe.detail), line: recipe.line }, rng), motif);
}

function drawn(symbol: SceneSymbol, motif: string): BorderMotif {
  const side = 2 * drawnRadius;
  const items = [{ symbol: 0, x: 0, y: 0, turn: 0, scale: 1 }];
  return { cutting: { items, width: side, height: side }, symbols: [symbol], motif, isOnDye: true, way: 'dyed' };
}

/** Cloths from which motifs are taken, by what they are planned of; the words are judged several times over the same. */
const kept = new Map<string, Scene>();
const mostKept = 6;

function planned(recipe: Recipe, layout: string): Scene {
  const { subjects: _things, since: _since, ...plain } = recipe;
  const { heroCm, sideCm } = source;
  const wish = { layout, heroCm, density: -recipe.density + 0.4, widthCm: sideCm, heightCm: sideCm };
  const kin = zoneRecipe(plain, wish);
  const zone: Recipe = { ...kin, repeat: 'straight', detail: Math.min(plainestRow, kin.detail) };
  const { seed, family, detail, freedom, line, motifs, finish } = zone;
  const key = JSON.stringify([seed, family, layout, detail, freedom, line, motifs, finish]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const scene = planCloth(zone);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, scene);
  return scene;
}
