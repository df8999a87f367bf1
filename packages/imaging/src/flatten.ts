import {
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
import { openRows, type Rows } from './bands/open-rows.ts';
import type { ChangedPicture } from './colours/change-picture.ts';
import { wrappedBands } from './colours/wrapped-bands.ts';
import { onWhite } from './flat/on-white.ts';
import { writeIndexed } from './flat/write-indexed.ts';

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
