import { samplesOf } from '../bands/samples.ts';
import { type Edge, inside, type LineResampler, type RowShape } from './line-resampler.ts';
import type { TapTable } from './tap-table.ts';

const most = 65_535;

/** Resampling of sixteen-bit samples in floating point. */
export function floatResampler(
  { width, channels }: RowShape,
  across: TapTable,
  down: TapTable,
  edge: Edge,
): LineResampler<Float32Array> {
  const plain = new Float32Array(width * channels);
  const sum = new Float64Array(across.first.length * channels);
  return {
    across: (row) => {
      multiply(samplesOf(row, { depth: 16 }), channels, plain);
      const line = new Float32Array(across.first.length * channels);
      for (let x = 0; x < across.first.length; x++) {
        for (let tap = 0; tap < across.taps; tap++) {
          const weight = across.weights[x * across.taps + tap] ?? 0;
          const from = inside((across.first[x] ?? 0) + tap, width, edge) * channels;
          for (let channel = 0; channel < channels; channel++) {
            const at = x * channels + channel;
            line[at] = (line[at] ?? 0) + weight * (plain[from + channel] ?? 0);
          }
        }
      }
      return line;
    },
    down: (lines: readonly Float32Array[], y, into) => {
      sum.fill(0);
      for (const [tap, line] of lines.entries()) {
        const weight = down.weights[y * down.taps + tap] ?? 0;
        for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] ?? 0) + weight * (line[x] ?? 0);
      }
      divide(sum, channels, samplesOf(into, { depth: 16 }));
    },
  };
}

/** Colours by their alpha, which itself stays as it is. */
function multiply(samples: Uint8Array | Uint16Array, channels: number, out: Float32Array): void {
  for (let at = 0; at < out.length; at += channels) {
    const alpha = channels === 4 ? (samples[at + 3] ?? 0) / most : 1;
    for (let channel = 0; channel < 3; channel++) out[at + channel] = (samples[at + channel] ?? 0) * alpha;
    if (channels === 4) out[at + 3] = samples[at + 3] ?? 0;
  }
}

function divide(sum: Float64Array, channels: number, out: Uint8Array | Uint16Array): void {
  for (let at = 0; at < out.length; at += channels) {
    // Where alpha rings above its bound the colours do as much: they are divided by what it was.
    const alpha = channels === 4 ? Math.max(0, sum[at + 3] ?? 0) : most;
    for (let channel = 0; channel < 3; channel++) {
      const value = alpha > 0 ? ((sum[at + channel] ?? 0) / alpha) * most : 0;
      out[at + channel] = Math.min(most, Math.max(0, Math.round(value)));
    }
    if (channels === 4) out[at + 3] = Math.min(most, Math.round(alpha));
  }
}
