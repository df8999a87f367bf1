import type { ColourMap } from './colour-map.ts';
import type { Colour } from './srgb.ts';

/** Changes the colours of whole pixels where they lie; transparency stays. */
export type MapPixels = (pixels: Uint8Array | Uint8ClampedArray) => void;

/** How the samples of a pixel lie: RGB or RGBA, of 8 bits or of 16, little-endian. */
interface Samples {
  readonly channels: 3 | 4;
  readonly depth: 8 | 16;
}

/** A map for pixels of one kind. Each 8-bit colour is computed when it first occurs and looked up from then on: 64 MB at most. */
export function mapPixels(map: ColourMap, { channels, depth }: Samples): MapPixels {
  return depth === 8 ? looked(map, channels) : computed(map, channels);
}

/** What becomes of each level, for a map that treats the channels alike and apart from each other. */
export type LevelTable = Uint8ClampedArray | Uint16Array;

export function levelTable(tone: (channel: number) => number, depth: 8 | 16): LevelTable {
  const levels = 2 ** depth;
  const table = depth === 8 ? new Uint8ClampedArray(levels) : new Uint16Array(levels);
  for (let level = 0; level < levels; level++) table[level] = toLevel(tone(level / (levels - 1)), levels - 1);
  return table;
}

/** Changes the levels of whole pixels where they lie; transparency stays. */
export function mapLevels(
  pixels: Uint8Array | Uint8ClampedArray,
  table: LevelTable,
  { channels, depth }: Samples,
): void {
  const samples = depth === 8 ? pixels : sixteen(pixels);
  for (let at = 0; at + 2 < samples.length; at += channels) {
    samples[at] = table[samples[at] ?? 0] ?? 0;
    samples[at + 1] = table[samples[at + 1] ?? 0] ?? 0;
    samples[at + 2] = table[samples[at + 2] ?? 0] ?? 0;
  }
}

const isKnown = 2 ** 24;

function looked(map: ColourMap, channels: 3 | 4): MapPixels {
  const table = new Uint32Array(2 ** 24);
  const colour: Colour = [0, 0, 0];
  const compute = (from: number): number => {
    map((from >> 16) / 255, ((from >> 8) & 255) / 255, (from & 255) / 255, colour);
    const to = isKnown | (toLevel(colour[0], 255) << 16) | (toLevel(colour[1], 255) << 8) | toLevel(colour[2], 255);
    table[from] = to;
    return to;
  };
  return (pixels) => {
    for (let at = 0; at + 2 < pixels.length; at += channels) {
      const from = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
      const to = table[from] || compute(from);
      pixels[at] = (to >> 16) & 255;
      pixels[at + 1] = (to >> 8) & 255;
      pixels[at + 2] = to & 255;
    }
  };
}

/** Sixteen bits have no table: a run of one colour is computed once. */
function computed(map: ColourMap, channels: 3 | 4): MapPixels {
  const colour: Colour = [0, 0, 0];
  return (pixels) => {
    const samples = sixteen(pixels);
    let [red, green, blue] = [-1, -1, -1];
    for (let at = 0; at + 2 < samples.length; at += channels) {
      if (samples[at] !== red || samples[at + 1] !== green || samples[at + 2] !== blue) {
        [red, green, blue] = [samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0];
        map(red / 65535, green / 65535, blue / 65535, colour);
      }
      samples[at] = toLevel(colour[0], 65535);
      samples[at + 1] = toLevel(colour[1], 65535);
      samples[at + 2] = toLevel(colour[2], 65535);
    }
  };
}

/** The samples of sixteen-bit pixels, in the same memory. */
export function sixteen(pixels: Uint8Array | Uint8ClampedArray): Uint16Array {
  return new Uint16Array(pixels.buffer, pixels.byteOffset, pixels.length / 2);
}

function toLevel(value: number, top: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * top);
}
