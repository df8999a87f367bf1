import type { PixelLayout } from '../bands/pixel-layout.ts';
import { type BandSteps, measureSteps, seamScore } from '../seam.ts';

/** Measures a picture's seam from its bands, from top to bottom; holds two rows. */
export function createSeamMeter({ width, channels, depth }: Omit<PixelLayout, 'height'>) {
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
export function createReducedSeamMeter(width: number, channels: number, factor: number) {
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
