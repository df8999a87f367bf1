import { linearOf, linearToSrgb } from '@naksha/colour';

/** A picture held whole: RGB bytes in rows. */
export interface WholePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Linear light to sRGB bytes, by so many steps. */
const steps = 8192;
const encoded = Float32Array.from({ length: steps + 1 }, (_, i) => 255 * linearToSrgb(i / steps));

/** An sRGB value 0 … 255, not rounded, of linear light 0 … 1. */
export function encodedOf(linear: number): number {
  return encoded[Math.max(0, Math.min(steps, Math.round(linear * steps)))] ?? 0;
}

const cubicOf = (t: number): readonly [number, number, number, number] => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

/** Linear light at a place between the pixels, cubic; false outside of the picture. */
export function lightAt(picture: WholePicture, x: number, y: number, into: Float64Array): boolean {
  const { width, height, pixels } = picture;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return false;
  const across = cubicOf(x - left);
  const down = cubicOf(y - top);
  let [r, g, b] = [0, 0, 0];
  for (let j = 0; j < 4; j++) {
    const row = Math.max(0, Math.min(height - 1, top + j - 1)) * width;
    const weightDown = down[j] ?? 0;
    for (let i = 0; i < 4; i++) {
      const at = (row + Math.max(0, Math.min(width - 1, left + i - 1))) * 3;
      const weight = weightDown * (across[i] ?? 0);
      r += weight * linearOf(pixels[at] ?? 0);
      g += weight * linearOf(pixels[at + 1] ?? 0);
      b += weight * linearOf(pixels[at + 2] ?? 0);
    }
  }
  into[0] = r;
  into[1] = g;
  into[2] = b;
  return true;
}
