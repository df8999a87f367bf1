import { blurredWithin, type ClothPicture, floorOfLight, linearOf, logOfLight } from '@naksha/colour';
import { largestRectangle } from './largest-rectangle.ts';
import { encodedOf, type WholePicture } from './whole-picture.ts';

/** Share of the longer side over which cloth without a repeat is taken to be as light on average. */
const evenOver = 1 / 9;

/** The largest upright part of a cloth without a repeat, as it lies, in even light. `small`: a small copy of the picture with where the cloth is. */
export function layPlain(picture: WholePicture, small: ClothPicture) {
  const { width, height, pixels, inside } = small;
  const part = largestRectangle(inside, width, height);
  const light = Float32Array.from({ length: width * height }, (_, at) =>
    logOfLight(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0),
  );
  const shade = blurredWithin(light, inside, width, height, Math.round(Math.max(width, height) * evenOver));
  const usual = meanIn(shade, width, part);
  const [across, down] = [picture.width / width, picture.height / height];
  const left = Math.round(part.left * across);
  const top = Math.round(part.top * down);
  const size = {
    width: Math.min(picture.width - left, Math.max(1, Math.round(part.width * across))),
    height: Math.min(picture.height - top, Math.max(1, Math.round(part.height * down))),
  };
  const lay = async (take: (row: Uint8Array, y: number) => Promise<void>) => {
    for (let y = 0; y < size.height; y++) {
      const row = new Uint8Array(size.width * 3);
      const v = Math.max(0, Math.min(height - 1.001, (top + y + 0.5) / down - 0.5));
      for (let x = 0; x < size.width; x++) {
        const u = Math.max(0, Math.min(width - 1.001, (left + x + 0.5) / across - 0.5));
        const gain = Math.exp(usual - between(shade, width, u, v));
        const from = ((top + y) * picture.width + left + x) * 3;
        for (let c = 0; c < 3; c++)
          row[x * 3 + c] = Math.round(
            encodedOf((linearOf(picture.pixels[from + c] ?? 0) + floorOfLight) * gain - floorOfLight),
          );
      }
      await take(row, y);
    }
  };
  return { size, lay };
}

function between(values: Float32Array, width: number, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x, v - y];
  const at = y * width + x;
  const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  return upper * (1 - fy) + ((values[at + width] ?? 0) * (1 - fx) + (values[at + width + 1] ?? 0) * fx) * fy;
}

function meanIn(values: Float32Array, stride: number, part: ReturnType<typeof largestRectangle>): number {
  let sum = 0;
  for (let y = part.top; y < part.top + part.height; y++)
    for (let x = part.left; x < part.left + part.width; x++) sum += values[y * stride + x] ?? 0;
  return sum / Math.max(1, part.width * part.height);
}
