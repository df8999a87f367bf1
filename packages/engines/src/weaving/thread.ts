import { setImmediate } from 'node:timers/promises';
import { type BandSteps, measureSteps, type PngBand, packBand } from '@naksha/imaging';
import {
  bandsOf,
  type Outline,
  perceptualHash,
  planScene,
  planZone,
  type Recipe,
  type Scene,
  type SizePx,
  weaveWindow,
  withoutAlpha,
  type ZoneTile,
} from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';

import { keepScene, sceneOf } from './scenes.ts';

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

/**
 * Plans a recipe, in one thread for all: the scene as JSON in shared memory, which costs the other threads a few milliseconds to
 * read instead of planning again.
 */
export function plan(recipe: Recipe): SharedArrayBuffer {
  const scene = planScene(recipe);
  keepScene(JSON.stringify(recipe), scene);
  return shared(scene);
}

/** A planned zone: its scene in shared memory, and where its motifs lie. */
export interface PlannedTile {
  readonly plan: SharedArrayBuffer;
  readonly outline: Outline;
}

/** Plans the repeat of a piece's zone; as `plan` otherwise. */
export function planTile(tile: ZoneTile): PlannedTile {
  const scene = planZone(tile);
  keepScene(JSON.stringify(tile.recipe), scene);
  const { census, torus, columns, rows } = scene;
  return { plan: shared(scene), outline: { census, torus, columns, rows } };
}

function shared(scene: Scene): SharedArrayBuffer {
  const text = Buffer.from(JSON.stringify(scene));
  const bytes = new SharedArrayBuffer(text.length);
  text.copy(new Uint8Array(bytes));
  return bytes;
}

const likenessSize = { width: 128, height: 128 };

/** What a design looks like from afar (`perceptualHash`), drawn small. */
export async function likeness(recipe: Recipe): Promise<boolean[]> {
  await setImmediate();
  const whole = { x: 0, y: 0, ...likenessSize };
  return perceptualHash(weaveWindow(planScene(recipe), recipe, likenessSize, whole, resvgRasterise));
}

/** Draws a band, measures its steps and packs it; `bandsOf` says which bands there are. */
export async function weaveBand({ recipe, plan: planned, size, band, wanted }: BandTask): Promise<WovenBand> {
  const window = bandsOf(size)[band];
  if (window === undefined) throw new RangeError(`Expected a band of the picture but received ${band}`);
  // The rasteriser's memory is given back only between turns of the event loop, and a busy worker of the pool takes none.
  await setImmediate();
  const raster = weaveWindow(sceneOf(recipe, planned), recipe, size, window, resvgRasterise);
  const rows = { width: raster.width, height: raster.height, pixels: withoutAlpha(raster.data) };
  const steps = measureSteps(rows);
  if (wanted === 'rows') return { steps, rows: rows.pixels, height: rows.height };
  return { steps, png: packBand(rows), height: rows.height };
}
