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
  const full = tapsSum * tapsSum;
  const scale = strength / (lumaSum * full);
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
          a = b;
          b = c;
          c = d;
          d = e;
        }
      }
    },
    add: (pixels) => {
      const samples = depth === 8 ? pixels : sixteen(pixels);
      // Row by row, each of the five lines by itself: what a loop touches is known when it begins.
      for (let start = 0; start * channels < samples.length; start += width) {
        const [one, two, three, four, five] = [0, 1, 2, 3, 4].map((row) =>
          across.subarray(start + row * width, start + (row + 1) * width),
        );
        const own = light.subarray(start + reach * width, start + (reach + 1) * width);
        const target = samples.subarray(start * channels, (start + width) * channels);
        if (one === undefined || two === undefined || three === undefined || four === undefined || five === undefined)
          continue;
        for (let x = 0, at = 0; x < width; x++, at += channels) {
          const blurred =
            edge * ((one[x] ?? 0) + (five[x] ?? 0)) +
            near * ((two[x] ?? 0) + (four[x] ?? 0)) +
            middle * (three[x] ?? 0);
          const more = scale * (full * (own[x] ?? 0) - blurred) + 0.5;
          target[at] = bounded((target[at] ?? 0) + more, top);
          target[at + 1] = bounded((target[at + 1] ?? 0) + more, top);
          target[at + 2] = bounded((target[at + 2] ?? 0) + more, top);
        }
      }
    },
  };
}

/** Cut to what a sample holds, and to whole levels. */
function bounded(value: number, top: number): number {
  return value < 0 ? 0 : value > top ? top : value | 0;
}
