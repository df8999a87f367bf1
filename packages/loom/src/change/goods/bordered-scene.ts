import { type Family, pxToCm } from '@naksha/contract';
import { dyedWhole } from '../../cloths/bind-dyes.ts';
import type { CourseKind } from '../../drawing/goods/courses.ts';
import { onGround, without } from '../../drawing/goods/inks.ts';
import { type Border, type BorderMotif, layBorder } from '../../drawing/goods/lay-border.ts';
import type { BorderMark } from '../../drawing/goods/mark-shapes.ts';
import { moved, unroll } from '../../drawing/goods/unroll.ts';
import { dyedIn } from '../../drawing/in-dye.ts';
import type { Panel, Seat } from '../../drawing/plot.ts';
import type { Scene, SceneSymbol, SurfaceStep } from '../../drawing/scene.ts';
import { createRng } from '../../numbers/rng.ts';
import { ownDyesOf } from '../../recipe/border-of.ts';
import { asksOneDye } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import type { Make } from '../../vocabulary/makes.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { fieldPhase } from '../pieces/field-phase.ts';
import { composePanel, isOnGroundAlone } from './compose-panel.ts';
import { laidInCopies, ofOneCopy } from './copies.ts';
import { evenYarns } from './even-yarns.ts';
import { fieldWithin, onTile, partOf, withoutOverlapped } from './field-within.ts';
import { innerOf, isSetOut, tileUnits } from './inner.ts';
import { isOfButis, layButis } from './lay-butis.ts';
import { attendants, isPanelled } from './panel-task.ts';
import { enlarged, reductionOf, withOwnYarns } from './reduced.ts';
import { heroOf, rowMotif } from './take-motif.ts';

/** Plans a field, or with `panel` a craft's own composition in one module. */
export type PlanField = (recipe: Recipe, panel?: Panel) => Scene;

/** The field of a recipe with its border. `recipe` is the field's, without the border. Throws as `planScene` does. */
export function borderedScene(plan: PlanField, recipe: Recipe, border: Border): Scene {
  if (border.copies === undefined) return sceneOfOne(plan, recipe, border);
  return laidInCopies(sceneOfOne(plan, ofOneCopy(recipe, border), border), recipe, border);
}

function sceneOfOne(plan: PlanField, recipe: Recipe, border: Border): Scene {
  const field = fieldOf(plan, recipe, border);
  const own = rowMotif(field, recipe, border);
  const { isReserved, ink } = families[recipe.family];
  const kept: BorderMotif['way'] = isReserved !== true && ink !== 'light' ? 'dyed' : border.isPale ? 'pale' : 'white';
  // Knots in the dyes of the field would melt into a border of one of these.
  const way: BorderMotif['way'] = !isOfKnots(recipe) ? kept : border.isPale ? 'tied-pale' : 'tied';
  const row = own === undefined ? undefined : ofItsDye({ ...own, way }, border);
  const besides = (thing: Border['second'], { isOfThing, row: worn }: Pick<Border, 'isOfThing' | 'row'> = {}) =>
    thing?.motif === undefined && thing?.subject === undefined
      ? undefined
      : rowMotif(field, recipe, { figure: 'row', dye: border.dye, isOfThing, row: worn, ...thing });
  const other = besides(border.second, border);
  const second = other === undefined ? undefined : { ...other, way };
  const named = besides(border.pallu) ?? (isRowNamed(border) ? own : undefined);
  // Knots of neighbours reach into a figure of knots.
  const large = named ?? (recipe.family === 'bandhani' || isPanelled(border) ? own : (heroOf(field) ?? own));
  const end = border.pallu?.dye;
  const heart =
    !border.hasPallu || large === undefined
      ? undefined
      : border.pallu?.worn === undefined
        ? { ...large, way }
        : onPallu({ ...large, way }, border);
  return layBorder(
    field,
    border,
    {
      row,
      heart,
      ...(end === undefined || own === undefined
        ? {}
        : {
            end: {
              row: onPallu({ ...own, way }, border),
              second: second === undefined ? undefined : onPallu(second, border),
            },
          }),
      second: second === undefined ? undefined : ofItsDye(second, border),
      mark: markOf(recipe),
      course: courseOf(recipe),
    },
    isWoven(field) ? overSteps(field, recipe) : undefined,
  );
}

/** "Of pink lotus": the row is pink, on the cloth's own ground; "maroon with gold peacocks": gold on maroon. */
function ofItsDye(motif: BorderMotif, { isOfThing, dye, row }: Border): BorderMotif {
  if (row !== undefined)
    return {
      ...motif,
      symbols: motif.symbols.map((symbol) => wornOn(symbol, motif, row.dye, dye)),
      isOnDye: true,
    };
  if (isOfThing !== true) return motif;
  return { ...motif, symbols: motif.symbols.map((symbol) => dyedIn(symbol, dye)), isOnDye: true };
}

/** On a pallu of a colour of its own figures are of one dye that stands off from it. */
function onPallu(motif: BorderMotif, { dye, pallu }: Border): BorderMotif {
  const { dye: end = dye, worn = 'light' } = pallu ?? {};
  return { ...motif, symbols: motif.symbols.map((symbol) => wornOn(symbol, motif, worn, end)), isOnDye: true };
}

/** A drawing made for the cloth's ground, all in one dye and its tints, on a border of another. */
function wornOn(symbol: SceneSymbol, { motif, way }: BorderMotif, worn: Role, dye: Role): SceneSymbol {
  return onGround(
    way.startsWith('tied') || worn === 'ground' ? symbol : dyedWhole(symbol, worn, motif),
    dye,
    way.startsWith('tied') ? way : 'dyed',
    worn,
  );
}

/** What is named for a border is large in its pallu too. */
function isRowNamed({ motif, subject }: Border): boolean {
  return motif !== undefined || subject !== undefined;
}

/** Cloths of dots alone, those of one dye where they are printed. */
function isOfKnots(recipe: Recipe): boolean {
  return recipe.family === 'bandhani' || (recipe.family === 'dots' && asksOneDye(recipe));
}

/** What stands between the motifs of a border's row, by the hand of the craft. */
function markOf({ family }: Recipe): BorderMark {
  if (leafy.includes(family)) return 'leaves';
  return dotted.includes(family) ? 'dots' : 'lozenge';
}

const leafy: readonly Family[] = [
  'kalamkari',
  'floral',
  'block-print',
  'madhubani',
  'suzani',
  'paisley',
  'toile',
  'tropical',
  'chikankari',
  'damask',
  'conversational',
];
const dotted: readonly Family[] = ['bandhani', 'kantha', 'ajrakh', 'shibori', 'batik', 'dots', 'mandala', 'warli'];

/** What runs in the narrow courses, by the craft and the seed. */
function courseOf({ family, seed }: Recipe): CourseKind {
  const kinds: readonly CourseKind[] = leafy.includes(family)
    ? ['beads', 'scallops', 'teeth']
    : dotted.includes(family)
      ? ['beads', 'dashes']
      : ['lozenges', 'teeth', 'dashes'];
  return createRng(seed).fork('border').fork('course').pick(kinds);
}

/** What lies between the borders, on the whole tile as one module. */
function fieldOf(plan: PlanField, recipe: Recipe, border: Border): Scene {
  const inDyes = (scene: Scene) => ownDyesOf(border).reduce(without, scene);
  const whole = border.hasCentre ? wholeOf(recipe, border) : undefined;
  if (whole !== undefined) return inDyes(plannedWhole(plan, recipe, border, whole));
  if (isPanelled(border)) {
    const base = unroll(plan(isOnGroundAlone(recipe) ? bareOf(recipe) : recipe));
    return inDyes(composePanel(base, recipe, border, innerOf(base, border)));
  }
  const by = reductionOf(recipe, border);
  const reduced: PlanField = (each, panel) => withOwnYarns(plan(enlarged(each, by), panel), by);
  const isLaid = border.isFitted && !border.isPlain;
  const butis = isLaid && isOfButis(recipe) ? butisOf(reduced, recipe, border, by) : undefined;
  if (butis !== undefined) return inDyes(butis);
  const within = isLaid ? fieldWithin(reduced, recipe, border) : undefined;
  if (within !== undefined) return inDyes(within);
  const base = unroll(reduced(recipe));
  if (!border.isFitted) return inDyes(base);
  const lying = fitted(base, border);
  return inDyes(isSetOut(lying) ? lying : withoutOverlapped(lying, innerOf(lying, border)));
}

/** Of what its borders leave a buti takes at most these shares: of larger ones there are too few for a field. */
const shares = [0.36, 0.28] as const;

/** The butis of a field as large as they were composed, or the largest that can be set out between its borders. */
function butisOf(plan: PlanField, recipe: Recipe, border: Border, by: number): Scene | undefined {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const { shareX, shareY } = partOf(tileUnits(recipe), border);
  const short = pxToCm(Math.min(widthPx * shareX, heightPx * shareY), dpi) * by;
  const smaller = shares.map((share) => Math.round(short * share * 100) / 100).filter((cm) => cm < recipe.heroCm);
  for (const heroCm of [recipe.heroCm, ...smaller]) {
    const laid = layButis(unroll(plan({ ...recipe, heroCm })), border);
    if (laid !== undefined) return laid;
  }
  return undefined;
}

/** Of the field beneath a panel nothing but its ground is kept: it is planned with as few motifs as may be. */
function bareOf(recipe: Recipe): Recipe {
  return {
    ...recipe,
    detail: 1,
    density: 0,
    heroCm: Math.min(60, Math.round(pxToCm(recipe.tile.widthPx, recipe.tile.dpi) * 50) / 100),
  };
}

interface Whole {
  readonly layout: string;
  readonly seats: readonly (Seat & { readonly place: 'boughs' | 'foot' | 'beside' })[];
  /** Of the main motif, as a share of the field. */
  readonly hero: number;
  readonly make?: Make;
}

/** A composition of the craft's own that has such a centre: a tree on its hill, a moon of knots with its quarters. */
function wholeOf({ family }: Recipe, { panel }: Border): Whole | undefined {
  const { centre = {}, isRound = true, make } = panel ?? {};
  // What grows on a wreath blossoms; one of leaves is set.
  if (make === 'ringed' && panel?.wreath?.motif === 'leaf') return undefined;
  if (make !== undefined && make !== 'starred' && vocabularies[family].layouts.placed !== undefined)
    return { layout: 'placed', seats: [], hero: 0.5, make };
  // A moon of knots is the centre where nothing else is named for it.
  if (
    family === 'bandhani' &&
    (isRound || (centre.motif ?? centre.subject) === undefined) &&
    panel?.corner === undefined
  )
    return { layout: 'medallion', seats: [], hero: 0.4 };
  // With corners of their own the quarters of its net would lie beneath them.
  if (family === 'mandala' && panel?.corner === undefined && panel?.isLone !== true)
    return { layout: 'roundel', seats: [], hero: 0.62 };
  if (centre.motif !== 'tree' || isRound) return undefined;
  if (family !== 'kalamkari') return undefined;
  const seats = (['boughs', 'beside', 'foot'] as const).flatMap((place) => {
    if (panel?.[place] === undefined) return [];
    const [away, y] = place === 'boughs' ? [250, 0.36] : place === 'beside' ? [320, 0.6] : [300, 0.84];
    return [-1, 1].map((side) => ({ place, x: 500 + side * away, y, r: 104, isPerched: place === 'boughs' }));
  });
  return { layout: 'tree-of-life', seats, hero: 0.18 };
}

/** That composition in one module on what the borders leave, with what was asked to stand about it. */
function plannedWhole(plan: PlanField, recipe: Recipe, border: Border, { layout, seats, hero, make }: Whole): Scene {
  const part = partOf(tileUnits(recipe), border);
  const { shareX, shareY } = part;
  const { widthPx, heightPx, dpi } = recipe.tile;
  const tile = { ...recipe.tile, widthPx: Math.round(widthPx * shareX), heightPx: Math.round(heightPx * shareY) };
  // A picture sets all that it is made up of from its own design.
  const attending = make === undefined ? attendants(border.panel).flatMap(({ motif }) => motif ?? []) : [];
  const motifs = { ...recipe.motifs, include: recipe.motifs.include.filter((motif) => !attending.includes(motif)) };
  const heroCm = Math.min(60, Math.round(hero * pxToCm(Math.min(tile.widthPx, tile.heightPx), dpi) * 100) / 100);
  const scene = plan(
    { ...recipe, tile, layout, motifs, heroCm, repeat: 'straight' },
    make === undefined ? { seats } : { seats, make },
  );
  const field = onTile(scene, recipe, part, layout === 'tree-of-life' || make !== undefined);
  const inner = innerOf(field, border);
  const factor = (field.torus.w - inner.left - inner.right) / 1000;
  const high = field.torus.h - inner.top - inner.bottom;
  const set = seats.map((seat) => ({
    ...seat,
    x: inner.left + seat.x * factor,
    y: inner.top + seat.y * high,
    r: seat.r * factor,
  }));
  return composePanel(field, recipe, border, inner, set);
}

/** A cloth of yarns is woven again from their order: a border is printed on it. */
function isWoven({ surface }: Scene): boolean {
  return surface.some(({ shader }) => shader === 'interlace');
}

function overSteps({ torus }: Scene, { tile, finish }: Recipe): SurfaceStep[] {
  const perCm = torus.w / pxToCm(tile.widthPx, tile.dpi);
  return [{ shader: 'cloth', params: { kind: 1, strength: finish.weave, perCm } }];
}

/** The field moved so that the borders' edges cut as little of it as they can. */
function fitted(scene: Scene, border: Border): Scene {
  const inner = innerOf(scene, border);
  if (isWoven(scene)) return evenYarns(scene, inner);
  if (isSetOut(scene)) return scene;
  const { w, h } = scene.torus;
  const { left, right, top, bottom } = inner;
  const [across, down] = [w - left - right, h - top - bottom];
  const phase = fieldPhase(scene, across / w, down / h);
  return moved(scene, across < w ? left - phase.x * w : 0, down < h ? top - phase.y * h : 0);
}
