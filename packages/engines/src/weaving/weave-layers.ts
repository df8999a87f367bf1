import { setImmediate } from 'node:timers/promises';
import {
  layOver,
  layOverlay,
  type Overlay,
  type PackedBand,
  type PngBand,
  packBand,
  packPlanes,
} from '@naksha/imaging';
import { bandsOf, drawLayer, type Recipe, type SizePx, weaveWindow, withoutAlpha } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { sceneOf } from './scenes.ts';
import { surfaceLayer } from './surface-layer.ts';

/** One band of all layers of a design. */
export interface LayersTask {
  readonly recipe: Recipe;
  /** What `plan` answered for the recipe. */
  readonly plan: SharedArrayBuffer;
  readonly size: SizePx;
  readonly band: number;
  /** Lie on top of the cloth. */
  readonly overlays: readonly Overlay[];
}

export interface WovenLayers {
  readonly height: number;
  /** From the lowest to the highest. */
  readonly layers: readonly { readonly name: string; readonly isGround: boolean; readonly band: PackedBand }[];
  /** What hand, technique and cloth change in the layers, to be laid over them in linear light; absent when nothing. */
  readonly surface: PackedBand | undefined;
  readonly merged: PackedBand;
  readonly png: PngBand;
}

/** Draws a band of every layer by itself, and of the finished cloth. `bandsOf` says which bands there are. */
export async function weaveLayers({ recipe, plan, size, band, overlays }: LayersTask): Promise<WovenLayers> {
  const window = bandsOf(size)[band];
  if (window === undefined) throw new RangeError(`Expected a band of the picture but received ${band}`);
  const scene = sceneOf(recipe, plan);
  const { width, height } = window;
  const flat = new Uint8Array(width * height * 4);
  const layers: WovenLayers['layers'][number][] = [];
  for (const { id, name, kind, wash, items } of scene.layers) {
    if (wash === undefined && items.length === 0) continue;
    // The rasteriser's memory is given back only between turns of the event loop.
    await setImmediate();
    const { data } = drawLayer(scene, recipe, size, window, resvgRasterise, id);
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
    layOver(flat, 0, pixels, 0, 4, width * height);
    layers.push({ name, isGround: kind === 'ground', band: packPlanes(pixels, width, 4) });
  }
  await setImmediate();
  const hasSurface = scene.surface.length > 0;
  const finished = hasSurface ? bytesOf(weaveWindow(scene, recipe, size, window, resvgRasterise).data) : flat;
  const surface = hasSurface ? packPlanes(surfaceLayer(flat, finished), width, 4) : undefined;
  for (const overlay of overlays) layOverlay(finished, width, window.y, overlay);
  const merged = { height, planes: packPlanes(finished, width, 4).planes.slice(0, 3) };
  const png = packBand({ width, height, pixels: withoutAlpha(finished) });
  return { height, layers, surface, merged, png };
}

function bytesOf(data: Uint8ClampedArray): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.length);
}
