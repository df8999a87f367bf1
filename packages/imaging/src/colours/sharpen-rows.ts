import { sharpening, sixteen } from '@naksha/colour';
import type { PixelLayout } from '../bands/pixel-layout.ts';

const { luma, lumaSum, taps, tapsSum, reach } = sharpening;
const [red, green, blue] = luma;

/** Sharpens band after band of one picture. */
export interface Sharpener {
  /**
   * Looks at a band as it was; bands follow each other from top to bottom. `pixels` holds two rows more above and below than are to be
   * sharpened, the picture's own or those of its repeat.
   */
  readonly look: (pixels: Uint8Array) => void;
  /**
   * Adds the detail of the band looked at last to its rows, whose colours may have been changed since, or are changed on the way by
   * the tone. Transparency stays.
   */
  readonly add: (pixels: Uint8Array) => void;
}

/**
 * See `sharpening` for what is added. Keeps its memory from band to band, two numbers for each pixel of one, and what it knows of the
 * rows that the next band begins with.
 */
export function createSharpener(
  { width, channels, depth }: PixelLayout,
  strength: number,
  tone: (channel: number) => number = (channel) => channel,
): Sharpener {
  // Whole numbers are exact and quick; those of sixteen bits do not fit into an integer.
  const numbers = (count: number) => (depth === 8 ? new Int32Array(count) : new Float64Array(count));
  const top = 2 ** depth - 1;
  const table = numbers(top + 1).map((_, level) => Math.round(tone(level / top) * top * (depth === 8 ? fine : 1)));
  const line = numbers(width + 2 * reach);
  let light = numbers(0);
  let across = numbers(0);
  let known = 0;
  return {
    look: (pixels) => {
      const samples = depth === 8 ? pixels : sixteen(pixels);
      const count = samples.length / channels;
      if (light.length < count) [light, across] = [numbers(count), numbers(count)];
      const kept = known === 0 ? 0 : 2 * reach * width;
      for (const lines of [light, across]) lines.copyWithin(0, known - kept, known);
      known = count;
      const lumaOf = depth === 8 ? lumaOfBytes : lumaOfWords;
      for (let start = kept; start < count; start += width) {
        lumaOf(samples.subarray(start * channels, (start + width) * channels), channels, line);
        for (let x = 0; x < reach; x++) {
          line[x] = line[reach + ((width * reach - reach + x) % width)] ?? 0;
          line[width + reach + x] = line[reach + (x % width)] ?? 0;
        }
        blur(line, light.subarray(start, start + width), across.subarray(start, start + width));
      }
    },
    add: (pixels) => {
      const samples = depth === 8 ? pixels : sixteen(pixels);
      const addTo = depth === 8 ? addToBytes : addToWords;
      for (let start = 0; start * channels < samples.length; start += width) {
        const lines = [0, 1, 2, 3, 4].map((row) => across.subarray(start + row * width, start + (row + 1) * width));
        const own = light.subarray(start + reach * width, start + (reach + 1) * width);
        addTo(samples.subarray(start * channels, (start + width) * channels), channels, {
          lines,
          own,
          strength,
          table,
        });
      }
    },
  };
}

interface Line {
  /** Blurred along the row, of the row itself in the middle and two on each side. */
  readonly lines: readonly (Int32Array | Float64Array)[];
  readonly own: Int32Array | Float64Array;
  readonly strength: number;
  /** What becomes of a level by the tone alone; of bytes in 1024ths. */
  readonly table: Int32Array | Float64Array;
}

const [edge, near, middle] = taps;
const full = tapsSum * tapsSum;
const none = new Int32Array(0);
const fine = 1024;

type Samples = Uint8Array | Uint16Array;
type Numbers = Int32Array | Float64Array;

/** Luma of a row into the middle of a line. Multiplying whole numbers as such is twice as quick as multiplying numbers. */
function lumaOfBytes(row: Samples, channels: number, line: Numbers): void {
  for (let x = reach, at = 0; at < row.length; x++, at += channels) {
    line[x] = Math.imul(red, row[at] ?? 0) + Math.imul(green, row[at + 1] ?? 0) + Math.imul(blue, row[at + 2] ?? 0);
  }
}

function lumaOfWords(row: Samples, channels: number, line: Numbers): void {
  for (let x = reach, at = 0; at < row.length; x++, at += channels) {
    line[x] = red * (row[at] ?? 0) + green * (row[at + 1] ?? 0) + blue * (row[at + 2] ?? 0);
  }
}

/** The blur along a line, and its middle. */
function blur(line: Numbers, light: Numbers, across: Numbers): void {
  let a = line[0] ?? 0;
  let b = line[1] ?? 0;
  let c = line[2] ?? 0;
  let d = line[3] ?? 0;
  const isWhole = line instanceof Int32Array;
  for (let x = 0; x < light.length; x++) {
    const e = line[x + 4] ?? 0;
    light[x] = c;
    across[x] = isWhole
      ? Math.imul(edge, (a + e) | 0) + Math.imul(near, (b + d) | 0) + Math.imul(middle, c)
      : edge * (a + e) + near * (b + d) + middle * c;
    a = b;
    b = c;
    c = d;
    d = e;
  }
}

/** In whole numbers, 1024ths of a level: luma times 256 times 256 has 24 bits, six of which make room for the strength in 512ths. */
function addToBytes(target: Uint8Array | Uint16Array, channels: 3 | 4, { lines, own, strength, table }: Line): void {
  const [one = none, two = none, three = none, four = none, five = none] = lines;
  const factor = Math.round(strength * 512);
  for (let x = 0, at = 0; x < own.length; x++, at += channels) {
    const blurred =
      Math.imul(edge, ((one[x] ?? 0) + (five[x] ?? 0)) | 0) +
      Math.imul(near, ((two[x] ?? 0) + (four[x] ?? 0)) | 0) +
      Math.imul(middle, three[x] ?? 0);
    const detail = (Math.imul(full, own[x] ?? 0) - blurred) >> 6;
    const more = ((Math.imul(detail, factor) >> 9) + fine / 2) | 0;
    target[at] = Math.min(255, Math.max(0, ((table[target[at] ?? 0] ?? 0) + more) >> 10));
    target[at + 1] = Math.min(255, Math.max(0, ((table[target[at + 1] ?? 0] ?? 0) + more) >> 10));
    target[at + 2] = Math.min(255, Math.max(0, ((table[target[at + 2] ?? 0] ?? 0) + more) >> 10));
  }
}

function addToWords(target: Uint8Array | Uint16Array, channels: 3 | 4, { lines, own, strength, table }: Line): void {
  const [one = none, two = none, three = none, four = none, five = none] = lines;
  const scale = strength / (lumaSum * full);
  for (let x = 0, at = 0; x < own.length; x++, at += channels) {
    const blurred =
      edge * ((one[x] ?? 0) + (five[x] ?? 0)) + near * ((two[x] ?? 0) + (four[x] ?? 0)) + middle * (three[x] ?? 0);
    const more = scale * (full * (own[x] ?? 0) - blurred);
    for (let channel = at; channel < at + 3; channel++) {
      target[channel] = Math.min(65535, Math.max(0, Math.round((table[target[channel] ?? 0] ?? 0) + more)));
    }
  }
}
