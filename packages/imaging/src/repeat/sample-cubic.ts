import { samplesOf } from '../bands/samples.ts';
import type { HeldPicture } from './row-source.ts';

/** Writes the pixel at x|y, where 0|0 is the middle of the first pixel, to a place among samples. */
export type Sampler = (x: number, y: number, into: Uint8Array | Uint16Array, at: number) => void;

/** Looks a held picture up between its pixels, by Catmull and Rom's cubic; beyond its edge the last pixel goes on. */
export function createSampler({ layout, pixels }: HeldPicture): Sampler {
  const { width, height, channels, depth } = layout;
  const samples = samplesOf(pixels, layout);
  const most = depth === 8 ? 255 : 65535;
  const across = new Float64Array(4);
  const down = new Float64Array(4);
  const sum = new Float64Array(4);
  return (x, y, into, at) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    weigh(x - left, across);
    weigh(y - top, down);
    sum.fill(0);
    for (let j = 0; j < 4; j++) {
      const row = Math.min(height - 1, Math.max(0, top - 1 + j)) * width;
      for (let i = 0; i < 4; i++) {
        const from = (row + Math.min(width - 1, Math.max(0, left - 1 + i))) * channels;
        const alpha = channels === 4 ? (samples[from + 3] ?? 0) / most : 1;
        const weight = (across[i] ?? 0) * (down[j] ?? 0) * alpha;
        for (let channel = 0; channel < 3; channel++) {
          sum[channel] = (sum[channel] ?? 0) + weight * (samples[from + channel] ?? 0);
        }
        sum[3] = (sum[3] ?? 0) + weight;
      }
    }
    const alpha = sum[3] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = alpha > 0 ? (sum[channel] ?? 0) / alpha : 0;
      into[at + channel] = Math.min(most, Math.max(0, Math.round(value)));
    }
    if (channels === 4) into[at + 3] = Math.min(most, Math.max(0, Math.round(alpha * most)));
  };
}

function weigh(t: number, weights: Float64Array): void {
  weights[0] = ((-0.5 * t + 1) * t - 0.5) * t;
  weights[1] = (1.5 * t - 2.5) * t * t + 1;
  weights[2] = ((-1.5 * t + 2) * t + 0.5) * t;
  weights[3] = (0.5 * t - 0.5) * t * t;
}
