import { setImmediate } from 'node:timers/promises';
import { type BandSteps, measureSteps, type PngBand, packBand } from '@naksha/imaging';
import { bandsOf, perceptualHash, planScene, type Recipe, type Scene, type SizePx, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';

/** One band of one picture. */
export interface BandTask {
  readonly recipe: Recipe;
  /** What `plan` answered for the recipe. */
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

/** Scenes in work by their recipe's JSON: all bands of a picture share one, and pictures of several jobs take turns. */
const scenes = new Map<string, Scene>();
const keptScenes = 3;

/**
 * Plans a recipe, in one thread for all: the scene as JSON in shared memory, which costs the other threads a few milliseconds to
 * read instead of planning again.
 */
export function plan(recipe: Recipe): SharedArrayBuffer {
  const scene = planScene(recipe);
  keep(JSON.stringify(recipe), scene);
  const text = Buffer.from(JSON.stringify(scene));
  const shared = new SharedArrayBuffer(text.length);
  text.copy(new Uint8Array(shared));
  return shared;
}

const likenessSize = { width: 128, height: 128 };

/** What a design looks like from afar (`perceptualHash`), drawn small. */
export async function likeness(recipe: Recipe): Promise<boolean[]> {
  await setImmediate();
  const whole = { x: 0, y: 0, ...likenessSize };
  return perceptualHash(weaveWindow(planScene(recipe), recipe, likenessSize, whole, resvgRasterise));
}

/** Draws a band, measures its steps and packs it; `bandsOf` says which bands there are. */
export async function weaveBand({ recipe, plan: shared, size, band, wanted }: BandTask): Promise<WovenBand> {
  const window = bandsOf(size)[band];
  if (window === undefined) throw new RangeError(`Expected a band of the picture but received ${band}`);
  // The rasteriser's memory is given back only between turns of the event loop, and a busy worker of the pool takes none.
  await setImmediate();
  const raster = weaveWindow(sceneOf(recipe, shared), recipe, size, window, resvgRasterise);
  const rows = { width: raster.width, height: raster.height, pixels: withoutAlpha(raster.data) };
  const steps = measureSteps(rows);
  if (wanted === 'rows') return { steps, rows: rows.pixels, height: rows.height };
  return { steps, png: packBand(rows), height: rows.height };
}

function sceneOf(recipe: Recipe, shared: SharedArrayBuffer): Scene {
  const name = JSON.stringify(recipe);
  const scene: Scene = scenes.get(name) ?? JSON.parse(Buffer.from(shared).toString());
  keep(name, scene);
  return scene;
}

/** Keeps the scene as the last used and drops the one unused for longest. */
function keep(name: string, scene: Scene): void {
  scenes.delete(name);
  scenes.set(name, scene);
  const [oldest] = scenes.keys();
  if (scenes.size > keptScenes && oldest !== undefined) scenes.delete(oldest);
}

/** Cloth is opaque: its ground covers everything. */
function withoutAlpha(data: Uint8ClampedArray): Uint8Array {
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, into = 0; from < data.length; from += 4, into += 3) {
    pixels[into] = data[from] ?? 0;
    pixels[into + 1] = data[from + 1] ?? 0;
    pixels[into + 2] = data[from + 2] ?? 0;
  }
  return pixels;
}
