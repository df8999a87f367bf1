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
import { giveRoomBack } from './give-room-back.ts';
import { sceneOf } from './scenes.ts';
import { surfaceLayer } from './surface-layer.ts';

/** One band of all layers of a design. */
export interface LayersTask {
  readonly recipe: Recipe;
  /** What `plan` or `planTile` answered for the recipe. */
  readonly plan: SharedArrayBuffer;
  readonly size: SizePx;
  readonly band: number;
}

interface BandLayer<Pixels> {
  readonly name: string;
  readonly isGround: boolean;
  readonly pixels: Pixels;
}

/** A band drawn layer by layer. */
export interface DrawnLayers {
  readonly height: number;
  /** From the lowest to the highest: RGBA. */
  readonly layers: readonly BandLayer<Uint8Array>[];
  /** What hand, technique and cloth change in the layers, to be laid over them in linear light (RGBA); absent when nothing. */
  readonly surface: Uint8Array | undefined;
  /** The finished cloth: RGB. */
  readonly rows: Uint8Array;
}

export interface WovenLayers {
  readonly height: number;
  readonly layers: readonly BandLayer<PackedBand>[];
  readonly surface: PackedBand | undefined;
  readonly merged: PackedBand;
  readonly png: PngBand;
}

export interface OverlaidTask extends LayersTask {
  /** Lie on top of the cloth. */
  readonly overlays: readonly Overlay[];
}

/** Draws a band of every layer alone, and of the finished cloth, packed. */
export async function weaveLayers({ overlays, ...task }: OverlaidTask): Promise<WovenLayers> {
  const { y, width, height, layers, surface, finished } = await drawBand(task, (pixels, width) =>
    packPlanes(pixels, width, 4),
  );
  for (const overlay of overlays) layOverlay(finished, width, y, overlay);
  return {
    height,
    layers,
    surface,
    merged: { height, planes: packPlanes(finished, width, 4).planes.slice(0, 3) },
    png: packBand({ width, height, pixels: withoutAlpha(finished) }),
  };
}

/** Draws a band of every layer alone, and of the finished cloth, as pixels. */
export async function drawLayers(task: LayersTask): Promise<DrawnLayers> {
  const { height, layers, surface, finished } = await drawBand(task, (pixels) => pixels);
  return { height, layers, surface, rows: withoutAlpha(finished) };
}

/** `keep` is given each layer's pixels (RGBA) as soon as they are drawn: all of them at once would be a hundred megabytes. */
async function drawBand<Kept>(
  { recipe, plan, size, band }: LayersTask,
  keep: (pixels: Uint8Array, width: number) => Kept,
) {
  const window = bandsOf(size)[band];
  if (window === undefined) throw new RangeError(`Expected a band of the picture but received ${band}`);
  const scene = sceneOf(plan);
  const { y, width, height } = window;
  const flat = new Uint8Array(width * height * 4);
  const layers: BandLayer<Kept>[] = [];
  for (const { id, name, kind, wash, items } of scene.layers) {
    if (wash === undefined && items.length === 0) continue;
    await giveRoomBack();
    const pixels = bytesOf(drawLayer(scene, recipe, size, window, resvgRasterise, id).data);
    layOver(flat, 0, pixels, 0, 4, width * height);
    layers.push({ name, isGround: kind === 'ground', pixels: keep(pixels, width) });
  }
  await giveRoomBack();
  const hasSurface = scene.surface.length > 0 || scene.layers.some(({ over }) => over !== undefined);
  const finished = hasSurface ? bytesOf(weaveWindow(scene, recipe, size, window, resvgRasterise).data) : flat;
  const surface = hasSurface ? keep(surfaceLayer(flat, finished), width) : undefined;
  return { y, width, height, layers, surface, finished };
}

function bytesOf(data: Uint8ClampedArray): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.length);
}
