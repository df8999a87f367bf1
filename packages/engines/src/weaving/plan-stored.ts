import { join } from 'node:path';
import { differenceOfRows } from '@naksha/imaging';
import { bandsOf, families, parseRecipe, type Recipe, renderVersion } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { type PlannedDesign, readKeptPlan, writeKeptPlan } from './kept-plan.ts';
import { planInPool, weaveInPool } from './pool.ts';

/** A stored design, planned as it was drawn where that is still known. */
export interface StoredPlan extends PlannedDesign {
  /** What has changed since it was drawn: the render alone, or the planner, of which no plan was kept. */
  readonly since: 'nothing' | 'render' | 'planner';
  /** Of the render that drew its pixels; 0 for one that is gone. */
  readonly renderVersion: number;
  /** Its row said so before anything was asked for. */
  readonly isAnnounced: boolean;
  /** For the result: what is to be kept with the design that was handed in. */
  readonly found: EngineResult['found'];
}

/**
 * The recipe of a design that can be drawn again, whole goods of it where its planner can still plan; one of a layout that is gone is drawn
 * of its plan, if that was kept. Undefined for any other picture.
 */
export async function recipeToDraw(
  { designDefinition, drawn }: EngineInput,
  extent: 'tile' | 'piece' = 'tile',
): Promise<Recipe | undefined> {
  const found = parseRecipe(designDefinition);
  if ('recipe' in found) return found.recipe;
  if (extent === 'piece' || found.former === undefined || drawn?.plan === undefined) return undefined;
  return (await readKeptPlan(drawn.plan, found.former)) && found.former;
}

type Place = Pick<EngineContext, 'signal' | 'workDir'>;

/**
 * Plans a design that was handed in: from the plan that was kept with it; else with the planner that made it, if that is still today's.
 * Of a design whose planner was not written down, a drawing is laid beside its pixels to find out. Throws as `openPicture` does.
 */
export async function planStored(recipe: Recipe, input: EngineInput, place: Place): Promise<StoredPlan> {
  const { drawn } = input;
  const planned = await planInPool({ recipe, stored: drawn?.plan }, place.signal);
  const since = drawn === undefined || drawn.renderVersion === renderVersion ? 'nothing' : 'render';
  const stored = {
    ...planned,
    isAnnounced: true,
    found: undefined,
    renderVersion: drawn?.renderVersion ?? renderVersion,
  };
  if (planned.isKept || drawn === undefined) return { ...stored, since };
  const isKnown = drawn.planVersion !== undefined;
  const version = drawn.planVersion ?? Number(recipe.engineVersion);
  const isToday = version === families[recipe.family].version;
  const look = isKnown || !isToday ? 'same' : await lookBeside(recipe, planned, input, place);
  if (!isToday || look === 'another') {
    const found = isKnown ? undefined : [{ input: 0, drawn: { planVersion: 0 } }];
    // Of a plan that was lost the row still says that it is there.
    return { ...stored, since: 'planner', isAnnounced: !isToday && drawn.hadPlan !== true, found };
  }
  const plan = join(place.workDir, 'found.plan');
  await writeKeptPlan(plan, recipe, planned);
  const found = { plan, planVersion: planned.version };
  if (look === 'same') return { ...stored, since, found: [{ input: 0, drawn: found }] };
  const former = { ...found, renderVersion: 0 };
  return { ...stored, since: 'render', renderVersion: 0, isAnnounced: false, found: [{ input: 0, drawn: former }] };
}

/** Levels of 255 by which the mean of a few pixels may differ: another plan differs by dozens, a JPEG of the same by less. */
const sameLevels = 8;

/**
 * How the first, the middle and the last band, drawn today, look beside the stored picture: another arrangement, the same one with
 * some pixels that are not as they were, or just so.
 */
async function lookBeside(
  recipe: Recipe,
  { scene: plan }: PlannedDesign,
  { path, width, height }: EngineInput,
  { signal, workDir }: Place,
): Promise<'same' | 'alike' | 'another'> {
  const size = { width, height };
  const bands = bandsOf(size);
  let look: 'same' | 'alike' = 'same';
  for (const band of new Set([0, Math.floor(bands.length / 2), bands.length - 1])) {
    const { rows } = await weaveInPool({ recipe, plan, size, band, wanted: 'rows' }, signal);
    if (rows === undefined) throw new Error('Expected rows of a band but received none');
    const drawn = { ...size, y: bands[band]?.y ?? 0, pixels: rows };
    const { levels, isOther } = await differenceOfRows(path, drawn, workDir, signal);
    if (levels > sameLevels) return 'another';
    if (isOther) look = 'alike';
  }
  return look;
}

/** What a report says of a drawing that may differ from the one that was stored; `zones`: of parts beside the design itself. */
export type DrawingChange = 'pixels' | 'render' | 'planner' | 'zones';

/** What a report says of a design that is not drawn just as it was, and of the zones of a piece of it. */
export function reportOf(
  { since, version }: Pick<StoredPlan, 'since' | 'version'>,
  pieceOf?: Recipe,
): { readonly drawing?: readonly DrawingChange[] } {
  const isZoned = pieceOf !== undefined && version !== families[pieceOf.family].version;
  const changes: DrawingChange[] = [...(since === 'nothing' ? [] : [since]), ...(isZoned ? ['zones' as const] : [])];
  return changes.length === 0 ? {} : { drawing: changes };
}

/**
 * Throws `OperationError` `drawing_changed` where another planner than a design's own would draw it and no one asked for that: shapes,
 * layers and whole goods have no stored pixels to take in their place.
 */
export function mayDraw(
  { since, found }: Pick<StoredPlan, 'since' | 'found'>,
  chosen: 'again' | 'stored' | undefined,
): void {
  if (since !== 'planner' || chosen === 'again') return;
  throw new OperationError(
    'drawing_changed',
    'The planner of this design is gone, and no plan of it was kept',
    {},
    { found },
  );
}

/**
 * Whether a design is taken as its stored pixels instead of being drawn again: as was chosen; else where a drawing would differ and the
 * pixels do as well, or no one could have known.
 */
export function isAsStored(
  { since, isAnnounced }: Pick<StoredPlan, 'since' | 'isAnnounced'>,
  chosen: 'again' | 'stored' | undefined,
  isOfStoredSize: boolean,
): boolean {
  if (chosen !== undefined) return chosen === 'stored';
  return since !== 'nothing' && (isOfStoredSize || !isAnnounced);
}
