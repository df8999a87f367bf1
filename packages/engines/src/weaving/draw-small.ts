import {
  countDrawn,
  type PixelWindow,
  type Raster,
  type Recipe,
  type Scene,
  type SizePx,
  weaveWindow,
} from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { giveRoomBack } from './give-room-back.ts';

/** Of more parts than this, a small cloth is drawn in bands: all of a picture of many small motifs at once takes half a gigabyte. */
const manyDrawn = 40_000;
/** So many bands, where each has pixels enough that what it draws beyond its edges is less than what it draws. */
const bands = 8;
const leastPx = 8;

/** Draws a cloth small, to be measured: at once or, of more than `most` parts, in bands, which is the same but for how the edges of its finest parts are rounded. */
export async function drawSmall(scene: Scene, recipe: Recipe, size: SizePx, most = manyDrawn): Promise<Raster> {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (const window of countDrawn(scene) > most ? bandsAcross(size) : [{ x: 0, y: 0, ...size }]) {
    await giveRoomBack();
    lay(data, size.width, weaveWindow(scene, recipe, size, window, resvgRasterise));
  }
  return { x: 0, y: 0, ...size, data };
}

/** Across the longer side: bands along it would each be of nearly the whole cloth, with what is around them. */
function bandsAcross({ width, height }: SizePx): PixelWindow[] {
  const isWide = width > height;
  const longer = isWide ? width : height;
  const step = Math.max(leastPx, Math.ceil(longer / bands));
  return Array.from({ length: Math.ceil(longer / step) }, (_, band) => {
    const from = band * step;
    const length = Math.min(step, longer - from);
    return isWide ? { x: from, y: 0, width: length, height } : { x: 0, y: from, width, height: length };
  });
}

/** Lays a band into the picture of so wide rows. */
function lay(data: Raster['data'], wide: number, { x, y, width, height, data: band }: Raster): void {
  for (let row = 0; row < height; row++)
    data.set(band.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * wide + x) * 4);
}
