import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import {
  type Backdrop,
  backdrops,
  cameraOf,
  createPrint,
  drawStage,
  type Goods,
  type Lamp,
  lightFor,
  type Print,
  refineSheet,
  sceneMark,
  unpackScene,
  type View,
} from '@naksha/drape';
import { eachBand } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { createPngRows } from './bands/write-png.ts';

/** A picture as cloth on goods. Lengths are cm of cloth. */
export interface Draping {
  readonly goods: Omit<Goods, 'scene'> & { readonly scene: string };
  readonly view: View;
  readonly lamp: Lamp;
  readonly backdrop: Backdrop;
  /** How wide and high one repeat is. */
  readonly widthCm: number;
  readonly heightCm: number;
  readonly x: number;
  readonly y: number;
  readonly isOnce: boolean;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/** The most pixels of the print that are held: as many as the largest result can show of a repeat as wide as a person. */
const most = { width: 3072, height: 8192, pixels: 12_000_000 } as const;
/** Samples on each side of a pixel. */
const fineness = 2;
/** Scenes are laid this much finer before they are drawn. */
const finer = 3;

/**
 * Draws a PNG, JPEG or TIFF as cloth on goods to a PNG of `width` × `height`. Prints larger than can be seen are reduced first; what is
 * transparent is white cloth. Needs some 500 MB for the largest. Throws PictureError as `openRows` does; ENOSPC for a full disk.
 */
export async function drapePicture(
  from: string,
  to: string,
  folder: string,
  { goods, view, lamp, backdrop, widthCm, heightCm, x, y, isOnce, width, height, dpi }: Draping,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const print = await readPrint(from, folder);
  onProgress(0.1);
  const { sheets } = unpackScene(inflateRawSync((await readFile(new URL(goods.scene))).subarray(sceneMark.length)));
  const lit = sheets.map((sheet) => lightFor(refineSheet(sheet, finer), lamp, view.turn));
  const camera = cameraOf(goods, view, width / height);
  const png = await createPngRows(to, { width, height, channels: 3, depth: 8 }, dpi);
  try {
    const placement = { widthCm, heightCm, x, y, isOnce };
    const drawing = { width, height, camera, sheets: lit, print, placement, backdrop: backdrops[backdrop], fineness };
    for (const band of drawStage(drawing)) {
      await png.write(band.pixels);
      onProgress(0.1 + (0.9 * (band.y + band.rows)) / height);
    }
    await png.finish();
  } finally {
    await png.close();
  }
}

async function readPrint(from: string, folder: string): Promise<Print> {
  const head = await openRows(from, folder, 8, most.width);
  try {
    const { width, height } = head.layout;
    // A picture of one column can be as high as all its pixels: whole rows are then evened out.
    const fold = Math.max(1, Math.ceil(height / most.height), Math.ceil((width * height) / most.pixels));
    const rows = Math.max(1, Math.floor(height / fold));
    return createPrint(width, rows, await foldRows(head, fold, rows));
  } finally {
    await head.close();
  }
}

/** RGB rows, each the mean of `fold` rows, on white. */
async function foldRows(source: Rows, fold: number, rows: number): Promise<Uint8Array> {
  const { width, channels } = source.layout;
  const made = new Uint8Array(width * rows * 3);
  const sums = new Float64Array(width * 3);
  let seen = 0;
  for await (const { height, pixels } of eachBand(source)) {
    for (let row = 0; row < height; row++, seen++) {
      const into = Math.floor(seen / fold);
      if (into >= rows) continue;
      for (let column = 0; column < width; column++) {
        const at = (row * width + column) * channels;
        const cover = channels === 4 ? (pixels[at + 3] ?? 0) / 255 : 1;
        for (let channel = 0; channel < 3; channel++) {
          const value = (pixels[at + channel] ?? 0) * cover + 255 * (1 - cover);
          sums[column * 3 + channel] = (sums[column * 3 + channel] ?? 0) + value;
        }
      }
      if (seen % fold < fold - 1) continue;
      for (let place = 0; place < sums.length; place++)
        made[into * sums.length + place] = Math.round((sums[place] ?? 0) / fold);
      sums.fill(0);
    }
  }
  return made;
}
