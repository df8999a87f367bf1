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

/** A print to be sampled: sRGB bytes, RGB, and its halves down to a single pixel, each in linear light brought back to sRGB. */
export interface Print {
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

const most = 65_535;

/** Linear light, 0 … 1, of an sRGB byte. */
export const linearOf = Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** A print of RGB bytes in rows without padding. Around a print that lies there once is white cloth. */
export function createPrint(width: number, height: number, rgb: Uint8Array): Print {
  const pixels = new Uint16Array(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.round((linearOf[rgb[at] ?? 0] ?? 0) * most);
  const levels: PrintLevel[] = [{ width, height, pixels }];
  for (let last = levels[0]; last && (last.width > 1 || last.height > 1); last = levels.at(-1))
    levels.push(halved(last));
  return { levels, ground: [0.91, 0.91, 0.91] };
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
  { levels, ground }: Print,
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
  const [first] = levels;
  if (first === undefined) return;
  const level = Math.max(0, Math.log2((cmPerSample * first.width) / widthCm));
  const near = Math.min(levels.length - 1, Math.floor(level));
  const share = near === levels.length - 1 ? 0 : level - near;
  sampleLevel(levels[near] ?? first, across, down, 1 - share, colour, true);
  if (share > 0.02) sampleLevel(levels[near + 1] ?? first, across, down, share, colour, false);
  else if (share > 0)
    for (let channel = 0; channel < 3; channel++) colour[channel] = (colour[channel] ?? 0) / (1 - share);
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
