import { type AreaInPixels, type ColourMap, levelTable, mapLevels, mapPixels, sharpening } from '@naksha/colour';
import { defaultDpi } from '@naksha/contract/units';
import { createBandCover } from '../area/band-cover.ts';
import { openRows } from '../bands/open-rows.ts';
import { type PixelLayout, rowBytes } from '../bands/pixel-layout.ts';
import { createPngRows } from '../bands/write-png.ts';
import type { PictureType } from '../sniff-type.ts';
import { createSharpener } from './sharpen-rows.ts';
import { wrappedBands } from './wrapped-bands.ts';

/** A picture that was written. */
export interface ChangedPicture {
  readonly contentType: PictureType;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

export interface PictureChange {
  /** What becomes of each colour, or of each channel alone (encoded 0 … 1). */
  readonly map: ColourMap | { readonly tone: (channel: number) => number };
  /** Strength of sharpening; 0 is none. */
  readonly sharpen?: number;
  /** What is done besides with neighbours: how many rows of them it needs, and the work on changed rows, which may read them as they were. */
  readonly mend?: {
    readonly reach: number;
    readonly rows: (before: Uint8Array, after: Uint8Array, layout: PixelLayout) => void;
  };
  /** Where the change applies; everywhere when absent. What lies outside keeps its pixels to the last bit. */
  readonly area?: AreaInPixels | undefined;
}

/**
 * Writes a picture with other colours as PNG, upright, in sRGB, with its bit depth, transparency and dpi. Holds a few bands of it;
 * `folder` takes the decoded rows meanwhile. `progress` receives the share that is done after each band. Throws as `openRows`.
 */
export async function changePicture(
  from: string,
  to: string,
  folder: string,
  { map, sharpen = 0, mend, area }: PictureChange,
  progress: (share: number) => void = () => undefined,
): Promise<ChangedPicture> {
  const rows = await openRows(from, folder);
  const { layout } = rows;
  const dpi = rows.picture.dpi ?? defaultDpi;
  const png = await createPngRows(to, layout, dpi).catch(async (error: unknown) => {
    await rows.close();
    throw error;
  });
  try {
    const tone = typeof map === 'function' ? undefined : map.tone;
    const change = mapFor(map, layout);
    const sharpener = sharpen > 0 ? createSharpener(layout, sharpen, tone) : undefined;
    const halo = Math.max(sharpener === undefined ? 0 : sharpening.reach, mend?.reach ?? 0);
    const stride = rowBytes(layout);
    const cover = createBandCover(layout, area);
    for await (const { y, height, pixels } of wrappedBands(rows, halo)) {
      sharpener?.look(pixels);
      const own = pixels.subarray(halo * stride, (halo + height) * stride);
      if (cover.keep(y, own)) {
        if (mend !== undefined) {
          const before = pixels.slice();
          change(pixels);
          mend.rows(before, pixels, layout);
        } else if (sharpener === undefined || tone === undefined) change(own);
        sharpener?.add(own);
        cover.bringBack(own);
      }
      await png.write(own);
      progress((y + height) / layout.height);
    }
    await png.finish();
    return { contentType: 'image/png', width: layout.width, height: layout.height, dpi };
  } finally {
    await png.close();
    await rows.close();
  }
}

function mapFor(map: PictureChange['map'], layout: PixelLayout): (pixels: Uint8Array) => void {
  if (typeof map === 'function') return mapPixels(map, layout);
  const table = levelTable(map.tone, layout.depth);
  return (pixels) => mapLevels(pixels, table, layout);
}
