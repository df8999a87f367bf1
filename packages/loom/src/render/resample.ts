import type { PixelWindow, Raster } from './raster.ts';

/** Fractions of a pixel that are told apart. */
const phases = 64;
/** Catmull-Rom weights of the four neighbours, by phase: as sharp as the source, where bilinear would soften thin lines. */
const weights = new Float32Array(phases * 4);
for (let phase = 0; phase < phases; phase++) {
  const t = phase / phases;
  weights.set(
    [
      t * (-0.5 + t * (1 - 0.5 * t)),
      1 + t * t * (-2.5 + 1.5 * t),
      t * (0.5 + t * (2 - 1.5 * t)),
      t * t * (-0.5 + 0.5 * t),
    ],
    phase * 4,
  );
}

/**
 * `window` of a picture in which every pixel is fetched from `shift` pixels away. `shiftsOf(row)` answers the shifts of
 * the row's pixels; the arrays may be used again for the next row. The source must reach two pixels beyond every shift.
 */
export function resample(
  source: Raster,
  window: PixelWindow,
  shiftsOf: (row: number) => readonly [dx: Float32Array, dy: Float32Array],
): Raster {
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, source.data.length / 4);
  const bytes = source.data;
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  const into = new Uint32Array(data.buffer);
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
      let place = (corner - stride - 1) * 4;
      // The four columns are written out: a loop over them takes twice as long.
      for (let v = 0; v < 4; v++, place += stride * 4) {
        const high = weights[phaseY + v] ?? 0;
        red +=
          high *
          (w0 * at8(bytes, place) +
            w1 * at8(bytes, place + 4) +
            w2 * at8(bytes, place + 8) +
            w3 * at8(bytes, place + 12));
        green +=
          high *
          (w0 * at8(bytes, place + 1) +
            w1 * at8(bytes, place + 5) +
            w2 * at8(bytes, place + 9) +
            w3 * at8(bytes, place + 13));
        blue +=
          high *
          (w0 * at8(bytes, place + 2) +
            w1 * at8(bytes, place + 6) +
            w2 * at8(bytes, place + 10) +
            w3 * at8(bytes, place + 14));
        alpha +=
          high *
          (w0 * at8(bytes, place + 3) +
            w1 * at8(bytes, place + 7) +
            w2 * at8(bytes, place + 11) +
            w3 * at8(bytes, place + 15));
      }
      const out = at * 4;
      data[out] = red;
      data[out + 1] = green;
      data[out + 2] = blue;
      data[out + 3] = alpha;
    }
  }
  return { ...window, data };
}

function at8(bytes: Uint8ClampedArray, place: number): number {
  return bytes[place] ?? 0;
}
