import { denoiseRows } from './denoise.ts';
import type { NearestColour } from './nearest-colour.ts';
import { bytesOfHex } from './srgb.ts';

/** Rows that cleaning looks at beyond those it answers for, above and below. */
export const edgeReach = 4;

/** How far, as a share of the way between two colours, a mixture may lie beside that way. */
const beside = 0.3;
const fewestLevels = 8;
const window = 2;

/** How pixels are given to the colours of a palette. */
export interface Labelling {
  readonly palette: readonly string[];
  /** Of the same palette. */
  readonly nearest: NearestColour;
  readonly width: number;
  readonly channels: 3 | 4;
  /** Steps of noise reduction, 0 … 3. */
  readonly denoise: number;
  readonly cleanEdges: boolean;
}

/** Rows beyond those asked for that labelling needs above and below. */
export function labelReach({ denoise, cleanEdges: isClean }: Pick<Labelling, 'denoise' | 'cleanEdges'>): number {
  return denoise + (isClean ? edgeReach : 0);
}

/** 8-bit rows, `labelReach` more of them at each end than are answered → each pixel's place in the palette. Alpha is not looked at. */
export function labelRows(pixels: Uint8Array | Uint8ClampedArray, labelling: Labelling): Uint8Array {
  const { palette, nearest, width, channels, denoise } = labelling;
  const denoised = denoise > 0 ? denoiseRows(pixels, channels, width, denoise) : pixels;
  const labels = new Uint8Array(denoised.length / channels);
  let [red, green, blue, label] = [-1, -1, -1, 0];
  for (let i = 0, at = 0; i < labels.length; i++, at += channels) {
    const r = denoised[at] ?? 0;
    const g = denoised[at + 1] ?? 0;
    const b = denoised[at + 2] ?? 0;
    if (r !== red || g !== green || b !== blue) {
      red = r;
      green = g;
      blue = b;
      label = nearest(r, g, b);
    }
    labels[i] = label;
  }
  return labelling.cleanEdges ? cleanEdges({ labels, pixels: denoised, channels, width }, palette) : labels;
}

interface LabelledRows {
  /** Places in the palette, `width` a row. */
  readonly labels: Uint8Array;
  /** The pixels they were given for, 8 bit. */
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly channels: 3 | 4;
  readonly width: number;
}

/** In place of a label where nothing is thick. */
const thin = 255;

/**
 * Takes away the fringes that soft edges leave: between two colours lie pixels that are a mixture of both and nearest to a third.
 * Where a colour is nowhere three pixels thick, and its pixel lies on the way between two that are, it goes to the nearer of them;
 * real lines lie on no such way and stay. The left edge meets the right one. Answers the labels of all rows but `edgeReach` at
 * each end.
 */
export function cleanEdges({ labels, pixels, channels, width }: LabelledRows, palette: readonly string[]): Uint8Array {
  const rows = labels.length / width;
  const out = labels.slice(edgeReach * width, (rows - edgeReach) * width);
  const thick = thickOf(labels, width, rows);
  const fours = new DataView(thick.buffer);
  const colours = Float64Array.from(palette.flatMap((hex) => bytesOfHex(hex)));
  const around = new Uint8Array(palette.length);
  for (let y = edgeReach; y < rows - edgeReach; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (thick[at] !== thin) continue;
      const own = labels[at] ?? 0;
      const count =
        x >= window && x < width - window
          ? gather(thick, fours, width, at, own, around)
          : gatherWrapped(thick, width, x, y, own, around);
      if (count < 2) continue;
      const from = at * channels;
      const better = betweenWhich(
        around,
        count,
        colours,
        pixels[from] ?? 0,
        pixels[from + 1] ?? 0,
        pixels[from + 2] ?? 0,
      );
      if (better >= 0) out[(y - edgeReach) * width + x] = better;
    }
  }
  return out;
}

/** The labels of pixels that lie in some 3 × 3 block of one label, `thin` elsewhere. The two rows at each end are not judged. */
function thickOf(labels: Uint8Array, width: number, rows: number): Uint8Array {
  const thick = new Uint8Array(labels.length).fill(thin);
  for (let y = 1; y < rows - 1; y++) {
    const row = y * width;
    // Whether the pixel before this one is the middle of a block: two columns of the next are known then.
    let goesOn = false;
    for (let x = 0; x < width; x++) {
      const at = row + x;
      const here = labels[at] ?? 0;
      const right = x === width - 1 ? row : at + 1;
      const left = x === 0 ? row + width - 1 : at - 1;
      goesOn =
        labels[right] === here &&
        labels[right - width] === here &&
        labels[right + width] === here &&
        (goesOn ||
          (labels[at - width] === here &&
            labels[at + width] === here &&
            labels[left] === here &&
            labels[left - width] === here &&
            labels[left + width] === here));
      if (!goesOn) continue;
      for (let up = -width; up <= width; up += width) {
        thick[left + up] = here;
        thick[at + up] = here;
        thick[right + up] = here;
      }
    }
  }
  return thick;
}

/**
 * Collects the labels of thick pixels around one into `around` and answers how many there are; none when its own is among them: it is
 * the edge of something. `fours` is the same memory. Rows nearest to it come first, for there its own is found soonest.
 */
function gather(
  thick: Uint8Array,
  fours: DataView,
  width: number,
  at: number,
  own: number,
  around: Uint8Array,
): number {
  let [low, high] = [0, 0];
  for (let i = 0; i <= 2 * window; i++) {
    const row = at + ((i & 1) === 0 ? -(i >> 1) : (i + 1) >> 1) * width;
    // Among grain most rows have nothing thick: four places are seen at once.
    if (fours.getInt32(row - window, true) === -1 && thick[row + window] === thin) continue;
    for (let near = row - window; near <= row + window; near++) {
      const label = thick[near] ?? thin;
      if (label === thin) continue;
      if (label === own) return 0;
      if (label < 32) low |= 1 << label;
      else high |= 1 << (label - 32);
    }
  }
  return unpack(high, 32, around, unpack(low, 0, around, 0));
}

/** The same beside the left or the right edge. */
function gatherWrapped(
  thick: Uint8Array,
  width: number,
  x: number,
  y: number,
  own: number,
  around: Uint8Array,
): number {
  let [low, high] = [0, 0];
  for (let row = y - window; row <= y + window; row++) {
    for (let dx = -window; dx <= window; dx++) {
      const label = thick[row * width + ((((x + dx) % width) + width) % width)] ?? thin;
      if (label === thin) continue;
      if (label === own) return 0;
      if (label < 32) low |= 1 << label;
      else high |= 1 << (label - 32);
    }
  }
  return unpack(high, 32, around, unpack(low, 0, around, 0));
}

/** Lays the places of the bits of a set behind those that are there; answers how many there are then. */
function unpack(bits: number, first: number, around: Uint8Array, count: number): number {
  for (let rest = bits; rest !== 0; rest &= rest - 1) around[count++] = first + 31 - Math.clz32(rest & -rest);
  return count;
}

/** The nearer end of the way between two of the labels on which a pixel lies; −1 when it lies on none. */
function betweenWhich(
  around: Uint8Array,
  count: number,
  colours: Float64Array,
  r: number,
  g: number,
  b: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let i = 0; i < count; i++) {
    const one = (around[i] ?? 0) * 3;
    const r0 = colours[one] ?? 0;
    const g0 = colours[one + 1] ?? 0;
    const b0 = colours[one + 2] ?? 0;
    for (let j = i + 1; j < count; j++) {
      const other = (around[j] ?? 0) * 3;
      const r1 = (colours[other] ?? 0) - r0;
      const g1 = (colours[other + 1] ?? 0) - g0;
      const b1 = (colours[other + 2] ?? 0) - b0;
      const length = r1 * r1 + g1 * g1 + b1 * b1;
      const share = Math.min(1, Math.max(0, ((r - r0) * r1 + (g - g0) * g1 + (b - b0) * b1) / (length || 1)));
      const off = (r - r0 - share * r1) ** 2 + (g - g0 - share * g1) ** 2 + (b - b0 - share * b1) ** 2;
      if (off > Math.max(fewestLevels ** 2, beside ** 2 * length) || off >= least) continue;
      least = off;
      found = share < 0.5 ? (around[i] ?? 0) : (around[j] ?? 0);
    }
  }
  return found;
}
