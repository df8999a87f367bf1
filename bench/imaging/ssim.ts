import sharp from 'sharp';

const radius = 5;
const sigma = 1.5;
const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
const border = 8;

/**
 * Structural similarity of the lightness of two pictures of one size (Wang and others, 2004; windows of 11 pixels), without a border; of
 * the pixels that are not 0 in `within`, a byte each, where it is given.
 */
export async function ssim(one: string, other: string, within?: Uint8Array): Promise<number> {
  const { width, height } = await sharp(one).metadata();
  const [a, b] = await Promise.all([one, other].map(lightness));
  if (a === undefined || b === undefined) return 0;
  const mean = (of: (x: number, y: number) => number) =>
    blurred(
      Float64Array.from(a, (value, at) => of(value, b[at] ?? 0)),
      width,
      height,
    );
  const [ma, mb] = [mean((x) => x), mean((_, y) => y)];
  const [aa, bb, ab] = [mean((x) => x * x), mean((_, y) => y * y), mean((x, y) => x * y)];
  let sum = 0;
  let count = 0;
  for (let y = border; y < height - border; y++) {
    for (let x = border; x < width - border; x++) {
      const at = y * width + x;
      if (within?.[at] === 0) continue;
      const [p, q] = [ma[at] ?? 0, mb[at] ?? 0];
      const [varA, varB, both] = [(aa[at] ?? 0) - p * p, (bb[at] ?? 0) - q * q, (ab[at] ?? 0) - p * q];
      sum += ((2 * p * q + c1) * (2 * both + c2)) / ((p * p + q * q + c1) * (varA + varB + c2));
      count += 1;
    }
  }
  return sum / count;
}

/** Rec. 601 lightness, 0 … 255. */
async function lightness(path: string): Promise<Float64Array> {
  const pixels = await sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return Float64Array.from({ length: pixels.length / 3 }, (_, at) => {
    const [r, g, b] = [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0];
    return 0.299 * r + 0.587 * g + 0.114 * b;
  });
}

function blurred(values: Float64Array, width: number, height: number): Float64Array {
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma ** 2)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (from: Float64Array, step: number, place: (at: number) => number, length: number) =>
    from.map((_, at) => {
      let sum = 0;
      for (const [i, weight] of weights.entries()) {
        const to = place(at) + i - radius;
        if (to >= 0 && to < length) sum += weight * (from[at + (i - radius) * step] ?? 0);
      }
      return sum / whole;
    });
  const across = along(values, 1, (at) => at % width, width);
  return along(across, width, (at) => Math.floor(at / width), height);
}
