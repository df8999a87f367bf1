import { bandRows, eachBand } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { type PixelLayout, rowBytes } from './bands/pixel-layout.ts';
import { samplesOf } from './bands/samples.ts';
import { createPngRows } from './bands/write-png.ts';
import type { Edge } from './resample/line-resampler.ts';
import { type BandSteps, measureSteps, seamScore } from './seam.ts';
import { enlargedRows } from './upscale/enlarged-rows.ts';
import { readGrain } from './upscale/grain.ts';
import type { UpscaleFactor } from './upscale/patterns.ts';

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

/** Measures a picture's seam from its bands, from top to bottom; holds two rows. */
function createSeamMeter({ width, channels, depth }: Omit<PixelLayout, 'height'>) {
  let whole: BandSteps | undefined;
  return {
    add: (pixels: Uint8Array): void => {
      const rgb = channels === 3 && depth === 8 ? pixels : plain(pixels, channels, depth);
      const steps = measureSteps({ width, height: rgb.length / (width * 3), pixels: rgb });
      whole = whole === undefined ? steps : joined(whole, steps);
    },
    score: (): number => (whole === undefined ? 0 : seamScore([whole])),
  };
}

function joined(one: BandSteps, next: BandSteps): BandSteps {
  let between = 0;
  one.lastRow.forEach((value, at) => {
    between += Math.abs(value - (next.firstRow[at] ?? 0));
  });
  return {
    worstRow: Math.max(one.worstRow, between, next.worstRow),
    columns: one.columns.map((sum, x) => sum + (next.columns[x] ?? 0)),
    firstRow: one.firstRow,
    lastRow: next.lastRow,
  };
}

/** Measures the seam of an enlarged picture as it shows at the size that it had before: squares of new pixels are one again. */
function createReducedSeamMeter(width: number, channels: number, factor: number) {
  const meter = createSeamMeter({ width, channels: 3, depth: 8 });
  const sums = new Float32Array(width * 3);
  let summed = 0;
  return {
    /** Takes an enlarged row of 0 … 255. */
    add: (row: Float32Array): void => {
      for (let x = 0, from = 0; x < width; x++) {
        for (let i = 0; i < factor; i++, from += channels) {
          for (let channel = 0; channel < 3; channel++) {
            const value = row[from + channel] ?? 0;
            sums[x * 3 + channel] = (sums[x * 3 + channel] ?? 0) + (value < 0 ? 0 : Math.min(value, 255));
          }
        }
      }
      summed += 1;
      if (summed < factor) return;
      meter.add(Uint8Array.from(sums, (sum) => Math.round(sum / (factor * factor))));
      sums.fill(0);
      summed = 0;
    },
    score: meter.score,
  };
}

/** Eight bits of red, green and blue. */
function plain(pixels: Uint8Array, channels: number, depth: number): Uint8Array {
  const bytes = depth / 8;
  // The upper byte of a sample says what is seen of it.
  return Uint8Array.from({ length: (pixels.length / (channels * bytes)) * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return pixels[(pixel * channels + (at % 3)) * bytes + bytes - 1] ?? 0;
  });
}

/** Rounds a row of 0 … 255 and beyond to the samples of a picture; colours are divided by their alpha again. */
function storeRow(row: Float32Array, { channels, depth }: PixelLayout, into: Uint8Array): void {
  if (channels === 4) divide(row);
  if (depth === 8) {
    new Uint8ClampedArray(into.buffer, into.byteOffset, into.length).set(row);
    return;
  }
  const samples = samplesOf(into, { depth });
  for (let at = 0; at < row.length; at++) {
    samples[at] = Math.round(257 * Math.min(255, Math.max(0, row[at] ?? 0)));
  }
}

/** Where alpha rings above its bound the colours do as much: they are divided by what it was. */
function divide(row: Float32Array): void {
  for (let at = 0; at < row.length; at += 4) {
    const alpha = Math.max(0, row[at + 3] ?? 0) / 255;
    for (let channel = at; channel < at + 3; channel++) row[channel] = alpha > 0 ? (row[channel] ?? 0) / alpha : 0;
  }
}
