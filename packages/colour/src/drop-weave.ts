import type { Weave } from './find-weave.ts';

/** Levels, summed over the channels, by which the means around two pixels of one surface differ at most. */
const alike = 42;

/** Rows that taking out a weave needs above and below those it answers. */
export function weaveReach({ down }: Weave): number {
  return 2 * half(down);
}

/**
 * Takes a weave out: each pixel becomes the mean over one period around it, which knows no threads, but only of pixels whose own
 * surroundings are alike, so that figures keep their edges. `pixels` are 8-bit rows with `weaveReach` more above and below than are
 * answered; the left edge meets the right one; alpha comes along.
 */
export function dropWeave(
  pixels: Uint8Array | Uint8ClampedArray,
  channels: 3 | 4,
  width: number,
  weave: Weave,
): Uint8Array {
  const [reachX, reachY] = [half(weave.across), half(weave.down)];
  const stride = width * channels;
  const rows = pixels.length / stride - 4 * reachY;
  const means = meansOf(pixels, channels, width, weave);
  const out = new Uint8Array(rows * stride);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const own = ((y + reachY) * width + x) * 3;
      const [r, g, b] = [means[own] ?? 0, means[own + 1] ?? 0, means[own + 2] ?? 0];
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let dy = -reachY; dy <= reachY; dy++) {
        for (let dx = -reachX; dx <= reachX; dx++) {
          const column = (x + dx + width) % width;
          const mean = ((y + reachY + dy) * width + column) * 3;
          const off =
            Math.abs((means[mean] ?? 0) - r) +
            Math.abs((means[mean + 1] ?? 0) - g) +
            Math.abs((means[mean + 2] ?? 0) - b);
          if (off > alike) continue;
          const weight = share(dx, weave.across) * share(dy, weave.down);
          const at = (y + 2 * reachY + dy) * stride + column * channels;
          red += weight * (pixels[at] ?? 0);
          green += weight * (pixels[at + 1] ?? 0);
          blue += weight * (pixels[at + 2] ?? 0);
          count += weight;
        }
      }
      const into = y * stride + x * channels;
      out[into] = Math.round(red / count);
      out[into + 1] = Math.round(green / count);
      out[into + 2] = Math.round(blue / count);
      if (channels === 4) out[into + 3] = pixels[(y + 2 * reachY) * stride + x * channels + 3] ?? 255;
    }
  }
  return out;
}

function half(period: number): number {
  return period >> 1;
}

/** The weight of a pixel beside the middle of a window that is exactly one period long: an even one ends in two halves. */
function share(away: number, period: number): number {
  return period > 1 && period % 2 === 0 && Math.abs(away) === period / 2 ? 0.5 : 1;
}

/** The mean of one period around each pixel of all rows but `half` of a period at each end; three a pixel. */
function meansOf(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, width: number, weave: Weave): Float32Array {
  const [reachX, reachY] = [half(weave.across), half(weave.down)];
  const all = pixels.length / channels / width;
  const across = new Float32Array(width * all * 3);
  const total = (period: number) => Math.max(1, period);
  for (let y = 0; y < all; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dx = -reachX; dx <= reachX; dx++) {
          const at = (y * width + ((x + dx + width) % width)) * channels + channel;
          sum += share(dx, weave.across) * (pixels[at] ?? 0);
        }
        across[(y * width + x) * 3 + channel] = sum / total(weave.across);
      }
    }
  }
  const rows = all - 2 * reachY;
  const means = new Float32Array(width * rows * 3);
  const row = width * 3;
  for (let at = 0; at < means.length; at++) {
    let sum = 0;
    for (let dy = -reachY; dy <= reachY; dy++) sum += share(dy, weave.down) * (across[at + (dy + reachY) * row] ?? 0);
    means[at] = sum / total(weave.down);
  }
  return means;
}
