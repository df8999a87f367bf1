import { copyFile } from 'node:fs/promises';
import { limits } from '@naksha/contract/limits';
import { defaultDpi } from '@naksha/contract/units';
import { eachBand } from '../bands/each-band.ts';
import { openRows, type Rows } from '../bands/open-rows.ts';
import { createPngRows } from '../bands/write-png.ts';
import { onWhite } from '../flat/on-white.ts';
import { openPicture, type Picture } from '../open.ts';
import { PictureError } from '../picture-error.ts';
import { coloursPsd } from './colours-psd.ts';
import { layOver } from './lay-over.ts';
import type { LayeredFile, LayeredPictures } from './layered-pictures.ts';
import { layOverlay, type Overlay } from './overlay.ts';
import { overlayLayers } from './overlay-layers.ts';
import { type PackedBand, packPassing, packPlanes } from './pack-planes.ts';
import type { PsdLayer } from './psd-layer.ts';
import { createSpools, type Spools } from './spools.ts';
import { writePsd } from './write-psd.ts';

/**
 * Writes pictures as the layers of a PSD, or of a PSB past 30,000 px or 2 GB; see `LayeredPictures`. Rows are decoded and packed
 * into `folder` a band at a time, so any size takes some 150 MB of memory. Throws as `openRows`, `too_many_pixels` when
 * pictures of different proportions span more than the limit, and `psd_one_layer` or `psd_one_colour` for layers by colour of a picture that has no such.
 */
export async function writePicturesPsd(
  to: string,
  folder: string,
  wanted: LayeredPictures,
  progress: (share: number) => void = () => undefined,
): Promise<LayeredFile> {
  const spools = createSpools(folder);
  const opening: Promise<Rows>[] = [];
  const open = (path: string) => {
    const rows = openRows(path, folder, 8);
    // The rejection reaches the caller that awaits it; one that stopped before must not see it as unhandled.
    rows.catch(() => undefined);
    opening.push(rows);
    return rows;
  };
  try {
    const [only, ...more] = wanted.pictures;
    if (only !== undefined && wanted.layers === 'colour' && more.length === 0 && wanted.overlays.length === 0) {
      return await coloursPsd(await open(only.path), to, spools, wanted, progress);
    }
    return await stacked(open, to, spools, wanted, progress);
  } finally {
    for (const opened of await Promise.allSettled(opening)) {
      if (opened.status === 'fulfilled') await opened.value.close();
    }
    await spools.close();
  }
}

/** Share of the time until the file is put together. */
const packingShare = 0.85;

async function stacked(
  open: (path: string) => Promise<Rows>,
  to: string,
  spools: Spools,
  wanted: LayeredPictures,
  progress: (share: number) => void,
): Promise<LayeredFile> {
  const { overlays } = wanted;
  const heads = await Promise.all(wanted.pictures.map(({ path }) => openPicture(path)));
  const size = sizeOf(heads, overlays);
  const dpi = wanted.dpi ?? heads[0]?.dpi ?? defaultDpi;
  // What lies beneath an opaque picture as large as the whole is not seen.
  const cover = heads.findLastIndex(
    ({ hasAlpha, width, height }) => !hasAlpha && width === size.width && height === size.height,
  );
  const isSeenAlone = cover >= 0 && cover === heads.length - 1 && overlays.length === 0;
  const layers: PsdLayer[] = [];
  const seen: Rows[] = [];
  const total = heads.reduce((sum, { height }) => sum + height, isSeenAlone ? 0 : size.height);
  let done = 0;
  const report = (rows: number) => {
    done += rows;
    progress((packingShare * done) / total);
  };
  let ahead: Promise<Rows> | undefined;
  for (const [index, { path, name }] of wanted.pictures.entries()) {
    const rows = await (ahead ?? open(path));
    const next = wanted.pictures[index + 1];
    // Decoded by threads of its own while this one is packed.
    ahead = next === undefined ? undefined : open(next.path);
    const { width, height, channels } = rows.layout;
    const spool = await spools.create(channels);
    for await (const band of eachBand(rows)) {
      await spool.append(packPassing(band.pixels, width, channels));
      report(band.height);
    }
    layers.push({ name, box: { left: 0, top: 0, width, height }, blend: 'normal', opacity: 1, rows: spool });
    if (index < cover || isSeenAlone) await rows.close();
    else seen.push(rows);
  }
  const top = layers.at(-1);
  const words = await overlayLayers(overlays, spools);
  const onlyRendition = overlays.length === 0 && (heads.length === 1 || isSeenAlone) ? heads.at(-1) : undefined;
  if (onlyRendition !== undefined) await copyFile(onlyRendition.path, wanted.rendition);
  const merged = isSeenAlone && top !== undefined ? top.rows : await spools.create(cover < 0 ? 4 : 3);
  if (!isSeenAlone) {
    const layout = { ...size, channels: 4, depth: 8 } as const;
    const png = onlyRendition === undefined ? await createPngRows(wanted.rendition, layout, dpi) : undefined;
    try {
      for await (const { y, rgba } of mergedRows(seen, size)) {
        for (const overlay of overlays) layOverlay(rgba, size.width, y, overlay);
        await png?.write(rgba.slice());
        await merged.append(mergedBand(rgba, size.width, cover < 0));
        report(rgba.length / (size.width * 4));
      }
      await png?.finish();
    } finally {
      await png?.close();
    }
  }
  const picture = { ...size, dpi, layers: [...layers, ...words], merged, spots: [] };
  const { isLarge } = await writePsd(to, picture, (share) => progress(packingShare + (1 - packingShare) * share));
  return { ...size, dpi, isLarge, layers: 'picture' };
}

function sizeOf(heads: readonly Picture[], overlays: readonly Overlay[]): { width: number; height: number } {
  const shown =
    heads.length > 0
      ? heads
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

/**
 * Rows of the merged picture from RGBA rows, which are overwritten: colours on white, as readers of layered files expect, and the
 * transparency behind them when `hasAlpha`.
 */
function mergedBand(rgba: Uint8Array, width: number, hasAlpha: boolean): PackedBand {
  const height = rgba.length / (width * 4);
  const alpha = hasAlpha ? packPlanes(rgba, width, 4).planes.slice(3) : [];
  const { planes } = packPlanes(onWhite(rgba, 4), width, 4);
  return { height, planes: [...planes.slice(0, 3), ...alpha] };
}
