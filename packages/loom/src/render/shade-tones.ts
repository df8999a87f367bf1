import type { Raster } from './raster.ts';

/** A tone alone also lifts or lowers the shade a little, or black cloth would have no structure. */
const sheen = 12;
/** Shares of the channels in perceived brightness, of 256 (Rec. 709). */
const red = 54;
const green = 183;
const blue = 19;

/**
 * Makes pixels lighter or darker in place: `tonesOf(row, tones)` adds each pixel's relative change of brightness
 * (0.04 = 4 % lighter) to a row of zeros. `spareLight` is how much less white changes than black, 0 … 1.
 */
export function shadeTones(
  source: Raster,
  tonesOf: (row: number, tones: Float32Array) => void,
  spareLight = 0,
): Raster {
  const { width, height, data } = source;
  const tones = new Float32Array(width);
  const spare = spareLight / (255 * 256);
  for (let row = 0; row < height; row++) {
    tones.fill(0);
    tonesOf(row, tones);
    let at = row * width * 4;
    for (let x = 0; x < width; x++, at += 4) {
      const r = data[at] ?? 0;
      const g = data[at + 1] ?? 0;
      const b = data[at + 2] ?? 0;
      const tone = (tones[x] ?? 0) * (1 - spare * (red * r + green * g + blue * b));
      const gain = 1 + tone;
      const lift = tone * sheen;
      data[at] = r * gain + lift;
      data[at + 1] = g * gain + lift;
      data[at + 2] = b * gain + lift;
    }
  }
  return source;
}
