import { srgbToLinear } from '@naksha/colour';

/** How a print lies on the cloth, in cm of cloth. */
export interface Placement {
  /** How wide and high one repeat is. */
  readonly widthCm: number;
  readonly heightCm: number;
  /** How far it is moved to the right and down. */
  readonly x: number;
  readonly y: number;
  /** It repeats without end, or lies there once and the rest is plain. */
  readonly isOnce: boolean;
}

/** A print to be sampled: its halves down to a single pixel, in linear light. */
export interface Print {
  /** What is larger than is held whole, the finest first, each twice as fine as the next and the last as `levels` begin; none of a small print. */
  readonly fine?: readonly FineLevel[];
  readonly levels: readonly PrintLevel[];
  /** What lies around a print that lies there once, linear. */
  readonly ground: readonly [number, number, number];
}

interface PrintLevel {
  readonly width: number;
  readonly height: number;
  /** Linear, 16 bits a sample. */
  readonly pixels: Uint16Array;
}

/** A level of which tiles are fetched as they are seen. */
export interface FineLevel {
  readonly width: number;
  readonly height: number;
  /** The pixels of a tile of `printTile` pixels a side, as those of a level; what lies beyond the level's edge is of no account. */
  readonly tile: (across: number, down: number) => Uint16Array;
}

/** A power of two. */
export const printTile = 128;
const tileBits = Math.log2(printTile);

const most = 65_535;

/** Linear light, 0 … 1, of an sRGB byte. */
export const linearOf = Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** A print of RGB bytes in rows without padding. Around a print that lies there once is white cloth. */
export function createPrint(width: number, height: number, rgb: Uint8Array): Print {
  const pixels = new Uint16Array(rgb.length);
  // Uint16Array.from with a function makes a list of numbers first, and takes thirty times as long.
  for (let at = 0; at < rgb.length; at++) pixels[at] = linearBits(rgb[at] ?? 0);
  return printOf(width, height, pixels);
}

/** Linear light of an sRGB byte as a level holds it. */
export const linearBits = (byte: number): number => Math.round((linearOf[byte] ?? 0) * most);

/** The same of linear pixels, 16 bits a sample; `fine` is what they were reduced from. */
export function printOf(width: number, height: number, pixels: Uint16Array, fine: readonly FineLevel[] = []): Print {
  const levels: PrintLevel[] = [{ width, height, pixels }];
  for (let last = levels[0]; last && (last.width > 1 || last.height > 1); last = levels.at(-1))
    levels.push(halved(last));
  return { fine, levels, ground: [0.91, 0.91, 0.91] };
}

/** Half as many pixels on each side, each the mean of those it takes the place of; an odd side is covered by its share. */
function halved({ width, height, pixels }: PrintLevel): PrintLevel {
  const w = Math.max(1, Math.floor(width / 2));
  const h = Math.max(1, Math.floor(height / 2));
  const made = new Uint16Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const top = Math.floor((y * height) / h);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / h));
    for (let x = 0; x < w; x++) {
      const left = Math.floor((x * width) / w);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / w));
      const count = (bottom - top) * (right - left);
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let row = top; row < bottom; row++)
          for (let column = left; column < right; column++) sum += pixels[(row * width + column) * 3 + channel] ?? 0;
        made[(y * w + x) * 3 + channel] = Math.round(sum / count);
      }
    }
  }
  return { width: w, height: h, pixels: made };
}

/**
 * What colour the print has at a point of the cloth, linear, into `colour`. `cmPerSample` is how far the samples lie apart: the finer
 * parts of a print that lie between them are evened out.
 */
export function samplePrint(
  { fine = [], levels, ground }: Print,
  { widthCm, heightCm, x, y, isOnce }: Placement,
  u: number,
  v: number,
  cmPerSample: number,
  colour: Float32Array,
): void {
  const across = (u - x) / widthCm;
  const down = (v - y) / heightCm;
  if (isOnce && (across < 0 || across >= 1 || down < 0 || down >= 1)) {
    colour.set(ground);
    return;
  }
  const finest = fine[0] ?? levels[0];
  if (finest === undefined) return;
  const last = fine.length + levels.length - 1;
  const level = Math.max(0, Math.log2((cmPerSample * finest.width) / widthCm));
  const near = Math.min(last, Math.floor(level));
  const share = near === last ? 0 : level - near;
  sampleAt(fine, levels, near, across, down, 1 - share, colour, true);
  if (share > 0.02) sampleAt(fine, levels, near + 1, across, down, share, colour, false);
  else if (share > 0)
    for (let channel = 0; channel < 3; channel++) colour[channel] = (colour[channel] ?? 0) / (1 - share);
}

function sampleAt(
  fine: readonly FineLevel[],
  levels: readonly PrintLevel[],
  at: number,
  across: number,
  down: number,
  weight: number,
  colour: Float32Array,
  isFirst: boolean,
): void {
  const tiled = fine[at];
  const whole = levels[at - fine.length];
  if (tiled) sampleTiles(tiled, across, down, weight, colour, isFirst);
  else if (whole) sampleLevel(whole, across, down, weight, colour, isFirst);
}

function sampleLevel(
  { width, height, pixels }: PrintLevel,
  across: number,
  down: number,
  weight: number,
  colour: Float32Array,
  isFirst: boolean,
): void {
  const px = (across - Math.floor(across)) * width - 0.5;
  const py = (down - Math.floor(down)) * height - 0.5;
  const fx = Math.floor(px);
  const fy = Math.floor(py);
  const tx = px - fx;
  const ty = py - fy;
  const x0 = fx < 0 ? width - 1 : fx;
  const x1 = fx + 1 >= width ? 0 : fx + 1;
  const y0 = (fy < 0 ? height - 1 : fy) * width;
  const y1 = (fy + 1 >= height ? 0 : fy + 1) * width;
  const a = (y0 + x0) * 3;
  const b = (y0 + x1) * 3;
  const c = (y1 + x0) * 3;
  const d = (y1 + x1) * 3;
  const scale = weight / most;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (pixels[a + channel] ?? 0) * (1 - tx) + (pixels[b + channel] ?? 0) * tx;
    const lower = (pixels[c + channel] ?? 0) * (1 - tx) + (pixels[d + channel] ?? 0) * tx;
    const value = (upper * (1 - ty) + lower * ty) * scale;
    colour[channel] = isFirst ? value : (colour[channel] ?? 0) + value;
  }
}

function sampleTiles(
  { width, height, tile }: FineLevel,
  across: number,
  down: number,
  weight: number,
  colour: Float32Array,
  isFirst: boolean,
): void {
  const px = (across - Math.floor(across)) * width - 0.5;
  const py = (down - Math.floor(down)) * height - 0.5;
  const fx = Math.floor(px);
  const fy = Math.floor(py);
  const tx = px - fx;
  const ty = py - fy;
  if (isFirst) colour.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const right = corner & 1;
    const below = corner >> 1;
    const x = fx + right < 0 ? width - 1 : fx + right >= width ? 0 : fx + right;
    const y = fy + below < 0 ? height - 1 : fy + below >= height ? 0 : fy + below;
    const share = ((right ? tx : 1 - tx) * (below ? ty : 1 - ty) * weight) / most;
    const pixels = tile(x >> tileBits, y >> tileBits);
    const at = ((y & (printTile - 1)) * printTile + (x & (printTile - 1))) * 3;
    for (let channel = 0; channel < 3; channel++)
      colour[channel] = (colour[channel] ?? 0) + (pixels[at + channel] ?? 0) * share;
  }
}
