import { type AreaInPixels, createCoverage } from '@naksha/colour';
import type { OnModelParams } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract/units';
import { copyOfPhoto, layOnPhoto, type Placement, readPhoto } from '@naksha/drape';
import { atWork } from './at-work.ts';
import { bandRows, eachBand } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { createPngRows } from './bands/write-png.ts';
import { openPrint } from './drape/open-print.ts';
import { onWhite } from './flat/on-white.ts';
import { PictureError } from './picture-error.ts';

/** How a design is laid on a photograph. */
export interface PhotoLaying {
  /** The photograph. */
  readonly photo: string;
  /** Where its cloth is, in pixels of its copy (`copyOfPhoto`); found when absent. */
  readonly within?: AreaInPixels | undefined;
  readonly mesh?: NonNullable<OnModelParams['photo']>['mesh'];
  readonly clothCm: number;
  readonly placement: Placement;
}

export interface PhotoLaid {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** Share of the photograph that is cloth. */
  readonly cover: number;
}

/** Less of a photograph shows no cloth. */
const leastCover = 0.002;
const stages = { read: 0.1, found: 0.6 };

/**
 * Lays a design on the cloth of a photograph, in the photograph's own folds and light, to a PNG of its size: every pixel that is no cloth keeps its
 * bytes and its transparency, in 8 bits. The photograph is read twice, in bands; `folder` takes its spool, and beside it
 * that of a design that is too large to be held whole: of 280 million pixels each, 1.7 GB. Throws PictureError as `openRows` does,
 * `model_no_cloth` where no cloth is found.
 */
export async function layPictureOnPhoto(
  from: string,
  to: string,
  folder: string,
  { photo, within, mesh, clothCm, placement }: PhotoLaying,
  onProgress: (share: number) => void = () => undefined,
): Promise<PhotoLaid> {
  const { print, close } = await openPrint(from, folder);
  try {
    const rows = await openRows(photo, folder, 8);
    try {
      const { layout } = rows;
      const { width, height, channels } = layout;
      const copy = await copyOf(rows);
      onProgress(stages.read);
      const inside = within && insideOf(copy, within);
      const cloth = readPhoto(copy, { inside, mesh }, (share) => {
        atWork();
        onProgress(stages.read + (stages.found - stages.read) * share);
      });
      const cover = (cloth?.cover.reduce((sum, value) => sum + value, 0) ?? 0) / (copy.width * copy.height);
      if (cloth === undefined || cover < leastCover)
        throw new PictureError('model_no_cloth', `Expected cloth but found it on ${cover} of the picture`);
      const dpi = rows.picture.dpi ?? defaultDpi;
      const png = await createPngRows(to, { width, height, channels, depth: 8 }, dpi);
      try {
        const count = bandRows(layout);
        for (let y = 0; y < height; y += count) {
          const band = Uint8Array.from(await rows.read(y, Math.min(count, height - y)));
          layOnPhoto({ cloth, print, placement, clothCm }, { width, height }, y, band, channels === 4 ? 4 : 3);
          await png.write(band);
          onProgress(stages.found + ((1 - stages.found) * (y + count)) / Math.max(height, y + count));
        }
        await png.finish();
      } finally {
        await png.close();
      }
      return { width, height, dpi, cover };
    } finally {
      await rows.close();
    }
  } finally {
    await close();
  }
}

/** A copy as large as cloth is looked at, RGB on white: the means of what lies in each of its pixels. */
async function copyOf(rows: Rows) {
  const { width, height, channels } = rows.layout;
  const size = copyOfPhoto({ width, height });
  const sums = new Float64Array(size.width * size.height * 3);
  const counts = new Uint32Array(size.width * size.height);
  let y = 0;
  for await (const { height: own, pixels } of eachBand(rows)) {
    const band = onWhite(pixels, channels);
    for (let row = 0; row < own; row++, y++) {
      const into = Math.floor((y * size.height) / height) * size.width;
      for (let x = 0; x < width; x++) {
        const at = into + Math.floor((x * size.width) / width);
        const own = (row * width + x) * channels;
        for (let channel = 0; channel < 3; channel++)
          sums[at * 3 + channel] = (sums[at * 3 + channel] ?? 0) + (band[own + channel] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  const pixels = Uint8Array.from(sums, (sum, at) => Math.round(sum / Math.max(1, counts[Math.floor(at / 3)] ?? 1)));
  return { ...size, pixels };
}

/** What was painted, as 1 for each pixel that is more than half covered. */
function insideOf(
  { width, height }: { readonly width: number; readonly height: number },
  area: AreaInPixels,
): Uint8Array {
  const covered = new Uint8Array(width * height);
  if (!createCoverage(area).cover({ x: 0, y: 0, width, height }, covered)) covered.fill(0);
  return covered.map((value) => (value > 127 ? 1 : 0));
}
