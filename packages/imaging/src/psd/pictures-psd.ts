import { copyFile } from 'node:fs/promises';
import { limits } from '@naksha/contract/limits';
import { eachBand } from '../bands/each-band.ts';
import { openRows, type Rows } from '../bands/open-rows.ts';
import { createPngRows } from '../bands/write-png.ts';
import { PictureError } from '../picture-error.ts';
import { coloursPsd } from './colours-psd.ts';
import { layOver } from './lay-over.ts';
import { type LayeredFile, type LayeredPictures, usualDpi } from './layered-pictures.ts';
import { mergedBand } from './merged-band.ts';
import { layOverlay, type Overlay } from './overlay.ts';
import { overlayLayers } from './overlay-layers.ts';
import { packPassing } from './pack-planes.ts';
import type { PsdLayer } from './psd-layer.ts';
import { createSpools, type Spools } from './spools.ts';
import { writePsd } from './write-psd.ts';

/**
 * Writes pictures as the layers of a PSD, or of a PSB past 30,000 px or 2 GB; see `LayeredPictures`. Rows are decoded and packed
 * into `folder` a band at a time, so any size takes some 150 MB of memory. Throws as `openRows`, and `too_many_pixels` when
 * pictures of different proportions span more than the limit.
 */
export async function writePicturesPsd(
  to: string,
  folder: string,
  wanted: LayeredPictures,
  progress: (share: number) => void = () => undefined,
): Promise<LayeredFile> {
  const spools = createSpools(folder);
  const opened: Rows[] = [];
  try {
    for (const { path } of wanted.pictures) opened.push(await openRows(path, folder, 8));
    const [first] = opened;
    if (first !== undefined && wanted.layers === 'colour' && opened.length === 1 && wanted.overlays.length === 0) {
      const made = await coloursPsd(first, to, spools, wanted, progress);
      if (made !== undefined) return made;
      await spools.close();
    }
    return await stacked(opened, to, spools, wanted, progress);
  } finally {
    for (const rows of opened) await rows.close();
    await spools.close();
  }
}

async function stacked(
  opened: readonly Rows[],
  to: string,
  spools: Spools,
  wanted: LayeredPictures,
  progress: (share: number) => void,
): Promise<LayeredFile> {
  const { overlays } = wanted;
  const size = sizeOf(opened, overlays);
  const dpi = wanted.dpi ?? opened[0]?.picture.dpi ?? usualDpi;
  // What lies beneath an opaque picture as large as the whole is not seen.
  const cover = opened.findLastIndex(
    ({ layout }) => layout.channels === 3 && layout.width === size.width && layout.height === size.height,
  );
  const merged = await spools.create(cover < 0 ? 4 : 3);
  const layers: PsdLayer[] = [];
  const total = opened.reduce((sum, { layout }) => sum + layout.height, size.height);
  let done = 0;
  for (const [index, rows] of opened.entries()) {
    const { width, height, channels } = rows.layout;
    const spool = await spools.create(channels);
    const isSeenAlone = index === cover && index === opened.length - 1 && overlays.length === 0;
    for await (const band of eachBand(rows)) {
      const packed = packPassing(band.pixels, width, channels);
      await spool.append(packed);
      if (isSeenAlone) await merged.append(packed);
      done += band.height;
      progress(done / total);
    }
    const name = wanted.pictures[index]?.name ?? '';
    layers.push({ name, box: { left: 0, top: 0, width, height }, blend: 'normal', opacity: 1, rows: spool });
  }
  layers.push(...(await overlayLayers(overlays, spools)));
  const top = opened.at(-1);
  const isFace = overlays.length === 0 && (opened.length === 1 || cover === opened.length - 1);
  if (top !== undefined && isFace) await copyFile(top.picture.path, wanted.face);
  if (merged.bytesOf(0) === 0) {
    const png = isFace ? undefined : await createPngRows(wanted.face, { ...size, channels: 4, depth: 8 }, dpi);
    try {
      for await (const { y, rgba } of mergedRows(opened.slice(Math.max(0, cover)), size)) {
        for (const overlay of overlays) layOverlay(rgba, size.width, y, overlay);
        await png?.write(rgba.slice());
        await merged.append(mergedBand(rgba, size.width, cover < 0));
        done += rgba.length / (size.width * 4);
        progress(done / total);
      }
      await png?.finish();
    } finally {
      await png?.close();
    }
  }
  const { isLarge } = await writePsd(to, { ...size, dpi, layers, merged, spots: [] });
  return { ...size, dpi, isLarge, layers: 'picture' };
}

function sizeOf(opened: readonly Rows[], overlays: readonly Overlay[]): { width: number; height: number } {
  const shown =
    opened.length > 0
      ? opened.map(({ layout }) => layout)
      : overlays.map(({ box }) => ({ width: box.left + box.width, height: box.top + box.height }));
  const width = Math.max(1, ...shown.map((each) => each.width));
  const height = Math.max(1, ...shown.map((each) => each.height));
  const totalPixels = width * height;
  if (totalPixels <= limits.maxPixels) return { width, height };
  const figures = { limit: limits.maxPixels, totalPixels, width, height };
  throw new PictureError('too_many_pixels', `Expected at most ${limits.maxPixels} pixels, not ${totalPixels}`, figures);
}

const mergedBandBytes = 2 ** 20;

async function* mergedRows(opened: readonly Rows[], { width, height }: { width: number; height: number }) {
  const count = Math.max(1, Math.round(mergedBandBytes / (width * 4)));
  for (let y = 0; y < height; y += count) {
    const rows = Math.min(count, height - y);
    const rgba = new Uint8Array(width * rows * 4);
    for (const { layout, read } of opened) {
      const own = Math.min(rows, layout.height - y);
      if (own <= 0) continue;
      const pixels = await read(y, own);
      const stride = layout.width * layout.channels;
      for (let row = 0; row < own; row++) {
        layOver(rgba, row * width * 4, pixels, row * stride, layout.channels, layout.width);
      }
    }
    yield { y, rgba };
  }
}
