import { perceptualHash } from '@naksha/colour';
import { type GenerateParams, type Look, pxToCm } from '@naksha/contract';
import { type BandSteps, fieldOfPixels, lookOf, lookSize, measureSteps, type PngBand, packBand } from '@naksha/imaging';
import {
  bandsOf,
  bringSubjects,
  composeObeyed,
  countDrawn,
  families,
  type KeptScene,
  type Outline,
  planScene,
  planZone,
  type Recipe,
  type SizePx,
  sceneFrom,
  weaveWindow,
  withoutAlpha,
  type ZoneTile,
} from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { drawSmall } from './draw-small.ts';
import { giveRoomBack } from './give-room-back.ts';
import { type PlannedDesign, readKeptPlan } from './kept-plan.ts';
import { sceneOf, shareScene } from './scenes.ts';

/** One band of one picture. */
export interface BandTask {
  readonly recipe: Recipe;
  /** What `plan` or `planTile` answered for the recipe. */
  readonly plan: SharedArrayBuffer;
  readonly size: SizePx;
  readonly band: number;
  /** `png`: deflated for a PNG; `rows`: as they are, for another encoder. */
  readonly wanted: 'png' | 'rows';
}

export interface WovenBand {
  readonly steps: BandSteps;
  readonly png?: PngBand;
  readonly rows?: Uint8Array;
  readonly height: number;
}

export interface PlanTask {
  readonly recipe: Recipe;
  /** The recipe's own plan: a file of those that are kept. */
  readonly stored?: string | undefined;
  /** A design from which the recipe was changed: what both have in common is taken from it. */
  readonly from?: (Pick<PlannedDesign, 'scene' | 'version'> & { readonly recipe: Recipe }) | undefined;
}

/** Plans a recipe, in one thread for all. */
export async function plan(task: PlanTask): Promise<PlannedDesign> {
  const { recipe } = task;
  const before = await keptFor(task);
  const still = before && sceneFrom(before, recipe);
  if (before !== undefined && still !== undefined)
    return { scene: shareScene(still), version: before.version, isKept: true };
  return { scene: shareScene(planScene(recipe)), version: families[recipe.family].version, isKept: false };
}

/** Words and options of a design that is not there yet. */
export interface ComposeTask {
  readonly params: GenerateParams;
  readonly seed: string;
}

export interface ComposedDesign {
  readonly recipe: Recipe;
  readonly plan: PlannedDesign;
}

/** Composes a design that does what the words say, and plans it, in one thread for all. */
export async function compose({ params, seed }: ComposeTask): Promise<ComposedDesign> {
  await bringSubjects(params.prompt, params.language);
  const { recipe, scene } = composeObeyed(params, seed);
  return { recipe, plan: { scene: shareScene(scene), version: families[recipe.family].version, isKept: false } };
}

async function keptFor({ recipe, stored, from }: PlanTask): Promise<KeptScene | undefined> {
  if (from !== undefined) return { ...from, scene: sceneOf(from.scene) };
  return stored === undefined ? undefined : readKeptPlan(stored, recipe);
}

/** A planned zone: its scene in shared memory, and where its motifs lie. */
export interface PlannedTile {
  readonly plan: SharedArrayBuffer;
  readonly outline: Outline;
}

/** A zone of a piece; `scene` where it is the design itself, which has its plan. */
export interface TileTask {
  readonly tile: ZoneTile;
  readonly scene?: SharedArrayBuffer | undefined;
}

/** Plans the repeat of a piece's zone; as `plan` otherwise. */
export function planTile({ tile, scene: shared }: TileTask): PlannedTile {
  const scene = shared === undefined ? planZone(tile) : sceneOf(shared);
  const { census, torus, columns, rows } = scene;
  return { plan: shared ?? shareScene(scene), outline: { census, torus, columns, rows } };
}

const likenessSize = { width: 128, height: 128 };

/** What a design looks like from afar (`perceptualHash`), drawn small. */
export async function likeness({ recipe, scene }: { recipe: Recipe; scene: SharedArrayBuffer }): Promise<boolean[]> {
  return perceptualHash(await drawSmall(sceneOf(scene), recipe, likenessSize));
}

/** Parts of a drawing that is woven in the manner of another: a quarter of them is drawn at a time in each thread: an eighth of the cloth, with what is around it. */
const mostDrawn = 500_000;

/** Weaves a recipe small and measures it, as a picture of it would be; undefined where more is drawn on it than threads have room for. */
export async function look({ recipe }: { recipe: Recipe }): Promise<Look | undefined> {
  const { widthPx: width, heightPx: height, dpi } = recipe.tile;
  const size = lookSize({ width, height });
  const scene = planScene(recipe);
  if (countDrawn(scene) > mostDrawn) return undefined;
  const { data } = await drawSmall(scene, recipe, size);
  return lookOf(fieldOfPixels(data, 4, size), pxToCm(width, dpi));
}

/** Draws a band, measures its steps and packs it; `bandsOf` says which bands there are. */
export async function weaveBand({ recipe, plan: planned, size, band, wanted }: BandTask): Promise<WovenBand> {
  const window = bandsOf(size)[band];
  if (window === undefined) throw new RangeError(`Expected a band of the picture but received ${band}`);
  await giveRoomBack();
  const raster = weaveWindow(sceneOf(planned), recipe, size, window, resvgRasterise);
  const rows = { width: raster.width, height: raster.height, pixels: withoutAlpha(raster.data) };
  const steps = measureSteps(rows);
  if (wanted === 'rows') return { steps, rows: rows.pixels, height: rows.height };
  return { steps, png: packBand(rows), height: rows.height };
}
