/** Levels, summed over the channels, within which a neighbour counts as the same surface, by the number of steps. */
const thresholds = [0, 30, 45, 66];

/**
 * Noise reduction that keeps edges: each pixel becomes the mean of those around it that differ little from it. One to three
 * steps look one to three pixels far and take more for noise. `pixels` are 8-bit rows with `steps` rows more above and below
 * than are answered; the left edge meets the right one; alpha comes along.
 */
export function denoiseRows(
  pixels: Uint8Array | Uint8ClampedArray,
  channels: 3 | 4,
  width: number,
  steps: number,
): Uint8Array {
  const stride = width * channels;
  const rows = pixels.length / stride - 2 * steps;
  const out = new Uint8Array(rows * stride);
  const limit = thresholds[steps] ?? 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + steps) * stride + x * channels;
      const r = pixels[at] ?? 0;
      const g = pixels[at + 1] ?? 0;
      const b = pixels[at + 2] ?? 0;
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let dy = 0; dy <= 2 * steps; dy++) {
        const row = (y + dy) * stride;
        for (let dx = -steps; dx <= steps; dx++) {
          const column = x + dx < 0 ? x + dx + width : x + dx >= width ? x + dx - width : x + dx;
          const near = row + column * channels;
          const [r1, g1, b1] = [pixels[near] ?? 0, pixels[near + 1] ?? 0, pixels[near + 2] ?? 0];
          if (Math.abs(r1 - r) + Math.abs(g1 - g) + Math.abs(b1 - b) > limit) continue;
          red += r1;
          green += g1;
          blue += b1;
          count++;
        }
      }
      const into = y * stride + x * channels;
      out[into] = Math.round(red / count);
      out[into + 1] = Math.round(green / count);
      out[into + 2] = Math.round(blue / count);
      if (channels === 4) out[into + 3] = pixels[at + 3] ?? 0;
    }
  }
  return out;
}
