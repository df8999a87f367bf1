import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import {
  type Backdrop,
  backdrops,
  cameraOf,
  drawStage,
  type Goods,
  type Lamp,
  lightFor,
  refineSheet,
  type Sheet,
  sceneMark,
  unpackScene,
  type View,
  wearPiece,
} from '@naksha/drape';
import { createPngRows } from './bands/write-png.ts';
import { openPrint } from './drape/open-print.ts';

/** A picture as cloth on goods. Lengths are cm of cloth. */
export interface Draping {
  /** With `cuts` the picture is the whole piece that they are cut from. */
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

/** Samples on each side of a pixel. */
const fineness = 2;
/** Scenes are laid this much finer before they are drawn. */
const finer = 3;

/**
 * Draws a PNG, JPEG or TIFF as cloth on goods to a PNG of `width` × `height`, of a large print as finely as it is seen; what is
 * transparent is white cloth. Needs some 700 MB for the largest. Throws PictureError as `openRows` does; ENOSPC for a full disk.
 */
export async function drapePicture(
  from: string,
  to: string,
  folder: string,
  { goods, view, lamp, backdrop, widthCm, heightCm, x, y, isOnce, width, height, dpi }: Draping,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const { print, close } = await openPrint(from, folder);
  onProgress(0.1);
  try {
    const sheets = await sheetsOf(goods);
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
  } finally {
    await close();
  }
}

/** The sheets of goods, cut from one piece where they say how. */
export async function sheetsOf({ scene, cuts }: Draping['goods']): Promise<readonly Sheet[]> {
  const { sheets } = unpackScene(inflateRawSync((await readFile(new URL(scene))).subarray(sceneMark.length)));
  return cuts ? wearPiece(sheets, cuts) : sheets;
}
