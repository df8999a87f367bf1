import { bandRows, eachBand } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { type PixelLayout, rowBytes } from './bands/pixel-layout.ts';
import { createPngRows } from './bands/write-png.ts';
import type { Edge } from './resample/line-resampler.ts';
import { enlargedRows } from './upscale/enlarged-rows.ts';
import { readGrain } from './upscale/grain.ts';
import type { UpscaleFactor } from './upscale/patterns.ts';
import { createReducedSeamMeter, createSeamMeter } from './upscale/seam-meter.ts';
import { storeRow } from './upscale/store-row.ts';

/** How a picture is enlarged. */
export interface Upscaling {
  readonly factor: UpscaleFactor;
  readonly dpi: number;
  /** Share of an edge's step that is made steeper, from 0. */
  readonly crispness: number;
  /** Strength of the grain that is laid over it, from 0. */
  readonly grain: number;
}

/** A picture that was enlarged. */
export interface Upscaled {
  readonly width: number;
  readonly height: number;
  /** Seam scores (`seamScore`), both at the size that the picture had before. */
  readonly seamBefore: number;
  readonly seamAfter: number;
}

/**
 * Enlarges a PNG, JPEG or TIFF to a PNG two, three or four times as wide and high, of as many bits as it has, transparency kept. Each
 * pixel is enlarged by filters learnt for the kind of edge, line or dot that it lies in; nothing is shifted. A picture whose join
 * cannot be seen beside its inside (seam score up to 1) is a tile and is enlarged with its repeat. Needs memory for some rows, with grain
 * a byte for each pixel of the picture besides. `folder` takes the spool. Throws PictureError as `openRows` does; ENOSPC for a full disk.
 */
export async function upscalePicture(
  from: string,
  to: string,
  folder: string,
  upscaling: Upscaling,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<Upscaled> {
  const rows = await openRows(from, folder);
  try {
    const { factor, dpi } = upscaling;
    const layout = { ...rows.layout, width: rows.layout.width * factor, height: rows.layout.height * factor };
    const seamBefore = await seamOf(rows);
    const png = await createPngRows(to, layout, dpi);
    try {
      const after = createReducedSeamMeter(rows.layout.width, layout.channels, factor);
      for await (const { band, share } of bandsOf(rows, layout, {
        ...upscaling,
        edge: seamBefore <= 1 ? 'wraps' : 'stands',
        onRow: after.add,
      })) {
        await png.write(band);
        onProgress(share);
      }
      await png.finish();
      return { width: layout.width, height: layout.height, seamBefore, seamAfter: after.score() };
    } finally {
      await png.close();
    }
  } finally {
    await rows.close();
  }
}

async function seamOf(rows: Rows): Promise<number> {
  const meter = createSeamMeter(rows.layout);
  for await (const { pixels } of eachBand(rows)) meter.add(pixels);
  return meter.score();
}

async function* bandsOf(
  rows: Rows,
  layout: PixelLayout,
  { factor, crispness, grain: strength, edge, onRow }: Upscaling & { edge: Edge; onRow: (row: Float32Array) => void },
): AsyncGenerator<{ band: Uint8Array; share: number }> {
  const grain = strength > 0 ? await readGrain(rows, factor, strength) : undefined;
  const stride = rowBytes(layout);
  const most = bandRows(layout);
  let band = new Uint8Array(Math.min(most, layout.height) * stride);
  let filled = 0;
  let done = 0;
  for await (const row of enlargedRows(rows, { factor, channels: layout.channels, crispness, edge, grain })) {
    onRow(row);
    storeRow(row, layout, band.subarray(filled * stride, (filled + 1) * stride));
    filled += 1;
    done += 1;
    if (filled * stride < band.length) continue;
    yield { band, share: done / layout.height };
    band = new Uint8Array(Math.min(most, layout.height - done) * stride);
    filled = 0;
  }
}
