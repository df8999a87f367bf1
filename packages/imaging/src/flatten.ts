import { constants, deflateRawSync } from 'node:zlib';
import {
  bytesOfHex,
  countColours,
  createDitherer,
  dropSpecks,
  fitPalette,
  labelReach,
  labelRows,
  nearestColour,
  spotArea,
} from '@naksha/colour';
import type { FlattenParams } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract/units';
import { adler32 } from './adler.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import type { ChangedPicture } from './colours/change-picture.ts';
import { wrappedBands } from './colours/wrapped-bands.ts';
import { onWhite } from './flat/on-white.ts';
import { createPngFile, type PngHead } from './png-file.ts';

export interface FlatPicture extends ChangedPicture {
  /** Each colour and the share of the picture that has it, 0 … 1. */
  readonly colours: readonly { readonly hex: string; readonly share: number }[];
  /** Those of them that no pixel has. */
  readonly unused: readonly string[];
}

/** Pixels that the palette is fitted to; of larger pictures only every nth. */
const counted = 2 ** 23;

/** Shares of the work after which a stage ends; the first begins once the picture is decoded. */
const stages = { decoded: 0.15, counted: 0.25, labelled: 0.65, cleaned: 0.9 };

/**
 * Writes a picture as a PNG of exactly so many flat colours; see `FlattenParams`. One byte a pixel is held in memory; `folder`
 * takes the decoded rows meanwhile. `progress` receives the share that is done. Transparency is set on white. Throws as `openRows`.
 */
export async function flattenPicture(
  from: string,
  to: string,
  folder: string,
  params: FlattenParams,
  progress: (share: number) => void = () => undefined,
): Promise<FlatPicture> {
  const rows = await openRows(from, folder, 8);
  try {
    const { width, height } = rows.layout;
    const dpi = rows.picture.dpi ?? defaultDpi;
    const counting = (share: number) => progress(between('decoded', 'counted', share));
    const palette = params.palette ?? (await paletteOf(rows, params, counting));
    const labels = await labelsOf(rows, params, palette, (share) => progress(between('counted', 'labelled', share)));
    if (!params.dither) {
      dropSpecks({ labels, width, height }, spotArea(params.smallest), palette, (y) => {
        if (y % 64 === 0) progress(between('labelled', 'cleaned', y / height));
      });
    }
    await writeIndexed(to, labels, palette, { width, height, dpi }, (written) => {
      progress(stages.cleaned + (1 - stages.cleaned) * (written / height));
    });
    const colours = sharesOf(labels, palette);
    const unused = colours.filter(({ share }) => share === 0).map(({ hex }) => hex);
    return { contentType: 'image/png', width, height, dpi, colours, unused };
  } finally {
    await rows.close();
  }
}

async function paletteOf(rows: Rows, params: FlattenParams, progress: (share: number) => void): Promise<string[]> {
  const { width, height, channels } = rows.layout;
  const counts = countColours();
  // Odd, so that it runs over all columns.
  const step = Math.ceil((width * height) / counted) | 1;
  for await (const band of wrappedBands(rows, 1)) {
    counts.add(onWhite(band.pixels, channels), channels, step, width);
    progress((band.y + band.height) / height);
  }
  return fitPalette(counts.colours(), params.colours, params.locked).map(({ hex }) => hex);
}

async function labelsOf(
  rows: Rows,
  params: FlattenParams,
  palette: readonly string[],
  progress: (share: number) => void,
): Promise<Uint8Array> {
  const { width, height, channels } = rows.layout;
  const labels = new Uint8Array(width * height);
  const nearest = nearestColour(palette);
  const labelling = { ...params, palette, nearest, width, channels };
  const dither = params.dither ? createDitherer(palette, nearest, width, channels) : undefined;
  const reach = dither === undefined ? labelReach(labelling) : 0;
  for await (const band of wrappedBands(rows, reach)) {
    const pixels = onWhite(band.pixels, channels);
    labels.set(dither === undefined ? labelRows(pixels, labelling) : dither(pixels), band.y * width);
    progress((band.y + band.height) / height);
  }
  return labels;
}

function sharesOf(labels: Uint8Array, palette: readonly string[]): FlatPicture['colours'] {
  const counts = new Uint32Array(palette.length);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0;
    counts[label] = (counts[label] ?? 0) + 1;
  }
  return palette.map((hex, i) => ({ hex, share: (counts[i] ?? 0) / labels.length }));
}

function between(one: keyof typeof stages, other: keyof typeof stages, share: number): number {
  return stages[one] + (stages[other] - stages[one]) * share;
}

/** Pixels of a band; a flat picture deflates to nearly nothing, so bands are large. */
const bandPixels = 2 ** 22;
const deflation = { level: 3, finishFlush: constants.Z_FULL_FLUSH, chunkSize: 2 ** 20 };

/**
 * Writes labels as a PNG with a palette, in as few bits a pixel as the palette needs. `onRows` receives the number of rows written.
 * File system errors pass through.
 */
async function writeIndexed(
  path: string,
  labels: Uint8Array,
  palette: readonly string[],
  head: Pick<PngHead, 'width' | 'height' | 'dpi'>,
  onRows: (rows: number) => void,
): Promise<void> {
  const { width, height } = head;
  const depth = bitsFor(palette.length);
  const colours = Uint8Array.from(palette.flatMap(bytesOfHex));
  const file = await createPngFile(path, { ...head, depth, palette: colours });
  try {
    const count = Math.max(1, Math.round(bandPixels / width));
    for (let y = 0; y < height; y += count) {
      const rows = packed(labels.subarray(y * width, Math.min(height, y + count) * width), width, depth);
      await file.append({ deflated: deflateRawSync(rows, deflation), adler: adler32(rows), length: rows.length });
      onRows(Math.min(height, y + count));
    }
    await file.finish();
  } finally {
    await file.close();
  }
}

function bitsFor(colours: number): 1 | 2 | 4 | 8 {
  if (colours <= 2) return 1;
  if (colours <= 4) return 2;
  return colours <= 16 ? 4 : 8;
}

/** Rows without a filter, the first pixel in the highest bits. */
function packed(labels: Uint8Array, width: number, depth: 1 | 2 | 4 | 8): Uint8Array {
  const each = 8 / depth;
  const bytes = Math.ceil(width / each);
  const rows = new Uint8Array((labels.length / width) * (bytes + 1));
  for (let from = 0, into = 1; from < labels.length; from += width, into++) {
    const end = from + width;
    for (let x = from; x < end; x += each, into++) {
      let byte = 0;
      for (let i = 0, shift = 8 - depth; i < each; i++, shift -= depth) {
        byte |= (x + i < end ? (labels[x + i] ?? 0) : 0) << shift;
      }
      rows[into] = byte;
    }
  }
  return rows;
}
