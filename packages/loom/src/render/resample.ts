import type { PixelWindow, Raster } from './raster.ts';

/** Fractions of a pixel that are distinguished. */
const phases = 64;
/** Weights are whole numbers of this part of one, so that sums of them are exact. */
const whole = 2 ** 19;
/** Catmull-Rom weights of the four neighbours, by phase: as sharp as the source, where bilinear would soften thin lines. */
const weights = new Int32Array(phases * 4);
for (let phase = 0; phase < phases; phase++) {
  const t = phase / phases;
  weights.set(
    [
      t * (-0.5 + t * (1 - 0.5 * t)),
      1 + t * t * (-2.5 + 1.5 * t),
      t * (0.5 + t * (2 - 1.5 * t)),
      t * t * (-0.5 + 0.5 * t),
    ].map((weight) => weight * whole),
    phase * 4,
  );
}
/** The same as shares of a sum of whole ones. */
const shares = Float64Array.from(weights, (weight) => weight / whole / whole);

/**
 * `window` of a picture in which every pixel is fetched from `shift` pixels away. `shiftsOf(row)` answers the shifts of
 * the row's pixels; the arrays may be used again for the next row. The source must reach two pixels beyond every shift.
 */
export function resample(
  source: Raster,
  window: PixelWindow,
  shiftsOf: (row: number) => readonly [dx: Float32Array, dy: Float32Array],
): Raster {
  // Little-endian, as all machines are that it runs on: red is the lowest byte.
  const from = new Int32Array(source.data.buffer, source.data.byteOffset, source.data.length / 4);
  const isOpaque = allOpaque(from);
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  const into = new Int32Array(data.buffer);
  const stride = source.width;
  const left = window.x - source.x;
  const top = window.y - source.y;
  const lastX = source.width - 3;
  const lastY = source.height - 3;
  for (let row = 0; row < window.height; row++) {
    const [dx, dy] = shiftsOf(row);
    let at = row * window.width;
    for (let column = 0; column < window.width; column++, at++) {
      const x = left + column + (dx[column] ?? 0);
      const y = top + row + (dy[column] ?? 0);
      const i = Math.min(lastX, Math.max(1, Math.floor(x)));
      const j = Math.min(lastY, Math.max(1, Math.floor(y)));
      const corner = j * stride + i;
      const colour = from[corner] ?? 0;
      // Most of a cloth is flat colour, and there nothing needs to be weighed.
      if (colour === from[corner + 1] && colour === from[corner + stride] && colour === from[corner + stride + 1]) {
        into[at] = colour;
        continue;
      }
      const phaseX = (((x - i) * phases) | 0) * 4;
      const phaseY = (((y - j) * phases) | 0) * 4;
      const w0 = weights[phaseX] ?? 0;
      const w1 = weights[phaseX + 1] ?? 0;
      const w2 = weights[phaseX + 2] ?? 0;
      const w3 = weights[phaseX + 3] ?? 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      let place = corner - stride - 1;
      // Whole pixels are read and the four columns written out: reading channels in a loop takes three times as long.
      for (let v = 0; v < 4; v++, place += stride) {
        const high = shares[phaseY + v] ?? 0;
        const p0 = from[place] ?? 0;
        const p1 = from[place + 1] ?? 0;
        const p2 = from[place + 2] ?? 0;
        const p3 = from[place + 3] ?? 0;
        red +=
          high *
          ((Math.imul(w0, p0 & 255) + Math.imul(w1, p1 & 255) + Math.imul(w2, p2 & 255) + Math.imul(w3, p3 & 255)) | 0);
        green +=
          high *
          ((Math.imul(w0, (p0 >> 8) & 255) +
            Math.imul(w1, (p1 >> 8) & 255) +
            Math.imul(w2, (p2 >> 8) & 255) +
            Math.imul(w3, (p3 >> 8) & 255)) |
            0);
        blue +=
          high *
          ((Math.imul(w0, (p0 >> 16) & 255) +
            Math.imul(w1, (p1 >> 16) & 255) +
            Math.imul(w2, (p2 >> 16) & 255) +
            Math.imul(w3, (p3 >> 16) & 255)) |
            0);
        if (!isOpaque)
          alpha +=
            high *
            ((Math.imul(w0, p0 >>> 24) +
              Math.imul(w1, p1 >>> 24) +
              Math.imul(w2, p2 >>> 24) +
              Math.imul(w3, p3 >>> 24)) |
              0);
      }
      const out = at * 4;
      data[out] = red;
      data[out + 1] = green;
      data[out + 2] = blue;
      data[out + 3] = isOpaque ? 255 : alpha;
    }
  }
  return { ...window, data };
}

function allOpaque(pixels: Int32Array): boolean {
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] ?? 0) >>> 24 !== 255) return false;
  return true;
}
