import { sharpening, sixteen } from '@naksha/colour';
import type { PixelLayout } from '../bands/pixel-layout.ts';

const { luma, lumaSum, taps, tapsSum, reach } = sharpening;

/** Sharpens band after band of one picture. */
export interface Sharpener {
  /**
   * Looks at a band as it was. `pixels` holds two rows more above and below than are to be sharpened, the picture's own or those of
   * its repeat.
   */
  readonly look: (pixels: Uint8Array) => void;
  /** Adds the detail of the band looked at last to its rows, whose colours may have been changed since. Transparency stays. */
  readonly add: (pixels: Uint8Array) => void;
}

/** See `sharpening` for what is added. Keeps its memory from band to band, two numbers for each pixel of one. */
export function createSharpener({ width, channels, depth }: PixelLayout, strength: number): Sharpener {
  // Whole numbers are exact and quick; those of sixteen bits do not fit into an integer.
  const numbers = (count: number) => (depth === 8 ? new Int32Array(count) : new Float64Array(count));
  const [red, green, blue] = luma;
  const [edge, near, middle] = taps;
  const top = 2 ** depth - 1;
  const scale = strength / (lumaSum * tapsSum * tapsSum);
  const line = numbers(width + 2 * reach);
  let light = numbers(0);
  let across = numbers(0);
  return {
    look: (pixels) => {
      const samples = depth === 8 ? pixels : sixteen(pixels);
      const count = samples.length / channels;
      if (light.length !== count) [light, across] = [numbers(count), numbers(count)];
      for (let start = 0; start < count; start += width) {
        for (let x = 0, at = start * channels; x < width; x++, at += channels) {
          const y = red * (samples[at] ?? 0) + green * (samples[at + 1] ?? 0) + blue * (samples[at + 2] ?? 0);
          light[start + x] = y;
          line[x + reach] = y;
        }
        for (let x = 0; x < reach; x++) {
          line[x] = line[reach + ((width * reach - reach + x) % width)] ?? 0;
          line[width + reach + x] = line[reach + (x % width)] ?? 0;
        }
        let a = line[0] ?? 0;
        let b = line[1] ?? 0;
        let c = line[2] ?? 0;
        let d = line[3] ?? 0;
        for (let x = 0; x < width; x++) {
          const e = line[x + 4] ?? 0;
          across[start + x] = edge * (a + e) + near * (b + d) + middle * c;
          [a, b, c, d] = [b, c, d, e];
        }
      }
    },
    add: (pixels) => {
      // A clamped array rounds and cuts as it stores.
      const samples =
        depth === 8 ? new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length) : sixteen(pixels);
      const [two, three, four] = [2 * width, 3 * width, 4 * width];
      for (let i = 0, at = 0; at < samples.length; i++, at += channels) {
        const blurred =
          edge * ((across[i] ?? 0) + (across[i + four] ?? 0)) +
          near * ((across[i + width] ?? 0) + (across[i + three] ?? 0)) +
          middle * (across[i + two] ?? 0);
        const more = scale * (tapsSum * tapsSum * (light[i + two] ?? 0) - blurred);
        if (depth === 8) {
          samples[at] = (samples[at] ?? 0) + more;
          samples[at + 1] = (samples[at + 1] ?? 0) + more;
          samples[at + 2] = (samples[at + 2] ?? 0) + more;
        } else {
          for (let channel = at; channel < at + 3; channel++) {
            samples[channel] = Math.min(top, Math.max(0, Math.round((samples[channel] ?? 0) + more)));
          }
        }
      }
    },
  };
}
