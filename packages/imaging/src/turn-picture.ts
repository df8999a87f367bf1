import { backdrops, cameraOf, drawStage, lightFor, refineSheet } from '@naksha/drape';
import { createPngRows } from './bands/write-png.ts';
import { openPrint } from './drape/open-print.ts';
import { type Draping, sheetsOf } from './drape-picture.ts';
import { fromFrames } from './sharp.ts';

/** Cloth on goods that are turned once all the way round. */
export interface Turning extends Draping {
  readonly frames: number;
  readonly seconds: number;
  /** Where the first frame goes, as a PNG. */
  readonly rendition: string;
}

/** Samples on each side of a pixel, and how much finer scenes are laid than they are stored. */
const fineness = 2;
const finer = 2;
const quality = 82;
/** Of the work each frame is drawn, and then all are written. */
const drawn = 0.85;

/**
 * Draws a PNG, JPEG or TIFF as cloth on goods that turn, to a WebP of `frames` frames of `width` × `height` that begins again without end, and its
 * first frame to a PNG. Holds all frames, 3 bytes a pixel. Throws PictureError as `openRows` does; ENOSPC for a full disk.
 */
export async function turnPicture(
  from: string,
  to: string,
  folder: string,
  {
    goods,
    view,
    lamp,
    backdrop,
    widthCm,
    heightCm,
    x,
    y,
    isOnce,
    width,
    height,
    dpi,
    frames,
    seconds,
    rendition,
  }: Turning,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const size = width * height * 3;
  // Before the print is opened: where there is no room for all frames, no spool is left behind.
  const pixels = new Uint8Array(size * frames);
  const { print, close } = await openPrint(from, folder);
  try {
    const sheets = (await sheetsOf(goods)).map((sheet) => refineSheet(sheet, finer));
    const placement = { widthCm, heightCm, x, y, isOnce };
    for (let frame = 0; frame < frames; frame++) {
      const turn = view.turn + (360 * frame) / frames;
      const lit = sheets.map((sheet) => lightFor(sheet, lamp, turn));
      const camera = cameraOf(goods, { ...view, turn }, width / height);
      const drawing = { width, height, camera, sheets: lit, print, placement, backdrop: backdrops[backdrop], fineness };
      for (const band of drawStage(drawing)) {
        pixels.set(band.pixels, size * frame + band.y * width * 3);
        onProgress((drawn * (frame + (band.y + band.rows) / height)) / frames);
      }
    }
  } finally {
    await close();
  }
  const png = await createPngRows(rendition, { width, height, channels: 3, depth: 8 }, dpi);
  try {
    await png.write(pixels.subarray(0, size));
    await png.finish();
  } finally {
    await png.close();
  }
  const delay = Math.round((1000 * seconds) / frames);
  await fromFrames(pixels, width, height, frames)
    .webp({ quality, effort: 2, loop: 0, delay: Array.from({ length: frames }, () => delay) })
    .toFile(to);
  onProgress(1);
}
