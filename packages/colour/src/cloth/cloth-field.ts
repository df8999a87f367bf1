import { lumaOf, srgbToLinear } from '../srgb.ts';

/** A picture of cloth to be looked at: RGB bytes in rows, and where the cloth is (1) and is not (0). */
export interface ClothPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly inside: Uint8Array;
}

/** What is drawn on a cloth, without the light that falls on it: three planes in turn of each pixel, of mean zero around it. */
export interface ClothField {
  readonly width: number;
  readonly height: number;
  readonly planes: Float32Array;
  /** The logarithm of the luminance, with its light. */
  readonly light: Float32Array;
  readonly inside: Uint8Array;
}

/** Added to linear light before its logarithm is taken: what is darker is noise. */
export const floorOfLight = 0.02;
/** Of less energy nothing is drawn. */
const nothing = 1e-7;
/** Share of the longer side over which light is taken to be even. */
const evenOver = 1 / 14;

const linear = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));
const logs = linear.map((value) => Math.log(value + floorOfLight));

/** The linear light of an sRGB byte, 0 … 1. */
export const linearOf = (byte: number): number => linear[byte] ?? 0;

/** The logarithm of the light of a colour of sRGB bytes; of black what `floorOfLight` leaves. */
export const logOfLight = (red: number, green: number, blue: number): number =>
  Math.log(lumaOf(linearOf(red), linearOf(green), linearOf(blue)) + floorOfLight);

/** Looks at a picture by ratios of its light: shading, which multiplies, is taken away with the surroundings. `over`: pixels that have one light. */
export function clothField({ width, height, pixels, inside }: ClothPicture, over = 0): ClothField {
  const count = width * height;
  const planes = new Float32Array(count * 3);
  const light = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const [r, g, b] = [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0];
    const [lr, lg, lb] = [logs[r] ?? 0, logs[g] ?? 0, logs[b] ?? 0];
    light[at] = logOfLight(r, g, b);
    planes[at * 3] = light[at] ?? 0;
    planes[at * 3 + 1] = lr - lg;
    planes[at * 3 + 2] = (lb - (lr + lg) / 2) * 0.7;
  }
  const radius = Math.max(4, Math.round(over || Math.max(width, height) * evenOver));
  let energy = 0;
  let known = 0;
  for (let plane = 0; plane < 3; plane++) {
    const own = Float32Array.from({ length: count }, (_, at) => planes[at * 3 + plane] ?? 0);
    const around = blurredWithin(own, inside, width, height, radius);
    for (let at = 0; at < count; at++) {
      const value = inside[at] ? (own[at] ?? 0) - (around[at] ?? 0) : 0;
      planes[at * 3 + plane] = value;
      energy += value * value;
      known += (inside[at] ?? 0) / 3;
    }
  }
  const mean = energy / Math.max(1, known);
  const gain = mean > nothing ? 1 / Math.sqrt(mean) : 0;
  for (let at = 0; at < planes.length; at++) planes[at] = (planes[at] ?? 0) * gain;
  return { width, height, planes, light, inside };
}

/** The mean over what is inside, around each pixel: two boxes, nearly a bell of this radius. */
export function blurredWithin(
  values: Float32Array,
  inside: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  let sums: Float32Array = values.map((value, at) => (inside[at] ? value : 0));
  let weights: Float32Array = Float32Array.from(inside);
  for (let turn = 0; turn < 2; turn++) {
    sums = boxed(sums, width, height, radius);
    weights = boxed(weights, width, height, radius);
  }
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) / Math.max(1e-9, weights[at] ?? 0);
  return sums;
}

/** Sums over boxes of 2 × radius + 1, cut at the edges, as means of the whole box. */
function boxed(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const part = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) slide(values, across, y * width, 1, width, radius, part);
  for (let x = 0; x < width; x++) slide(across, out, x, width, height, radius, part);
  return out;
}

function slide(
  from: Float32Array,
  into: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  part: number,
): void {
  let sum = 0;
  for (let i = 0; i < Math.min(radius, count); i++) sum += from[start + i * step] ?? 0;
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += from[start + (i + radius) * step] ?? 0;
    if (i - radius > 0) sum -= from[start + (i - radius - 1) * step] ?? 0;
    into[start + i * step] = sum * part;
  }
}

/** A picture reduced so that `factor` of its pixels become one, by means of areas in linear light's bytes; 1 or less gives it back. */
export function reduced(picture: ClothPicture, factor: number): ClothPicture {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.round(picture.width / factor));
  const height = Math.max(1, Math.round(picture.height / factor));
  const pixels = new Uint8Array(width * height * 3);
  const inside = new Uint8Array(width * height);
  const [stepX, stepY] = [picture.width / width, picture.height / height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0, 0, 0];
      const bottom = Math.min(picture.height, (y + 1) * stepY);
      for (let row = Math.floor(y * stepY); row < bottom; row++) {
        const high = Math.min(row + 1, bottom) - Math.max(row, y * stepY);
        const right = Math.min(picture.width, (x + 1) * stepX);
        for (let column = Math.floor(x * stepX); column < right; column++) {
          const weight = high * (Math.min(column + 1, right) - Math.max(column, x * stepX));
          const from = row * picture.width + column;
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + weight * (picture.pixels[from * 3 + c] ?? 0);
          sum[3] = (sum[3] ?? 0) + weight * (picture.inside[from] ?? 0);
          sum[4] = (sum[4] ?? 0) + weight;
        }
      }
      const at = y * width + x;
      const whole = sum[4] || 1;
      for (let c = 0; c < 3; c++) pixels[at * 3 + c] = Math.round((sum[c] ?? 0) / whole);
      inside[at] = (sum[3] ?? 0) / whole > 0.5 ? 1 : 0;
    }
  }
  return { width, height, pixels, inside };
}
