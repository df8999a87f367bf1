import type { NearestColour } from './nearest-colour.ts';
import { bytesOfHex } from './srgb.ts';

/** Labels rows from top to bottom, each pixel's error shared out to its neighbours (Floyd and Steinberg, 1976). */
export type Ditherer = (pixels: Uint8Array | Uint8ClampedArray) => Uint8Array;

/** Begins at a picture's first row; the bands that follow must come in order. 8-bit pixels in, places in the palette out. */
export function createDitherer(
  palette: readonly string[],
  nearest: NearestColour,
  width: number,
  channels: 3 | 4,
): Ditherer {
  const colours = palette.flatMap((hex) => bytesOfHex(hex));
  let here = new Float32Array((width + 2) * 3);
  let below = new Float32Array((width + 2) * 3);
  const level = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
  return (pixels) => {
    const labels = new Uint8Array(pixels.length / channels);
    for (let start = 0; start < labels.length; start += width) {
      for (let x = 0; x < width; x++) {
        const at = (start + x) * channels;
        const error = (x + 1) * 3;
        const r = level((pixels[at] ?? 0) + (here[error] ?? 0));
        const g = level((pixels[at + 1] ?? 0) + (here[error + 1] ?? 0));
        const b = level((pixels[at + 2] ?? 0) + (here[error + 2] ?? 0));
        const label = nearest(r, g, b);
        labels[start + x] = label;
        for (const [channel, value] of [r, g, b].entries()) {
          const left = (value - (colours[label * 3 + channel] ?? 0)) / 16;
          here[error + 3 + channel] = (here[error + 3 + channel] ?? 0) + 7 * left;
          below[error - 3 + channel] = (below[error - 3 + channel] ?? 0) + 3 * left;
          below[error + channel] = (below[error + channel] ?? 0) + 5 * left;
          below[error + 3 + channel] = (below[error + 3 + channel] ?? 0) + left;
        }
      }
      [here, below] = [below, here];
      below.fill(0);
    }
    return labels;
  };
}
