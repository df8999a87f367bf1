/** Which samples of a line make up each sample of its resampled line, and with what weights. */
export interface TapTable {
  /** Taps of every output sample; the weights of one lie side by side. */
  readonly taps: number;
  /** The first input sample of each output sample; may lie before the line's beginning, and the last behind its end. */
  readonly first: Int32Array;
  /** Each output sample's weights add up to 1. */
  readonly weights: Float64Array;
}

/** Lobes of the window: wider keeps more detail when enlarging, and only rings when shrinking. */
const lobes = { enlarging: 4, shrinking: 3 } as const;

/**
 * Taps of Lanczos' kernel for a line of `from` samples made into one of `to`. Both lines cover the same stretch, so middles of pixels
 * meet and nothing moves. The kernel is widened when shrinking, so that nothing finer than the new pixels is left to alias.
 */
export function tapTable(from: number, to: number): TapTable {
  const scale = from / to;
  const lobe = scale > 1 ? lobes.shrinking : lobes.enlarging;
  const stretch = Math.max(1, scale);
  const taps = Math.ceil(2 * lobe * stretch);
  const first = new Int32Array(to);
  const weights = new Float64Array(to * taps);
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * scale - 0.5;
    const start = Math.floor(centre - lobe * stretch) + 1;
    first[i] = start;
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const weight = lanczos((start + tap - centre) / stretch, lobe);
      weights[i * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++) weights[i * taps + tap] = (weights[i * taps + tap] ?? 0) / sum;
  }
  return { taps, first, weights };
}

function lanczos(x: number, lobe: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobe) return 0;
  const angle = Math.PI * x;
  return (lobe * Math.sin(angle) * Math.sin(angle / lobe)) / (angle * angle);
}

/** Weights as whole numbers of 2^-bits whose sum is still exactly 1: the largest of each takes what rounding left. */
export function wholeWeights({ taps, weights }: TapTable, bits: number): Int32Array {
  const one = 2 ** bits;
  const whole = Int32Array.from(weights, (weight) => Math.round(weight * one));
  for (let start = 0; start < whole.length; start += taps) {
    let sum = 0;
    let largest = start;
    for (let at = start; at < start + taps; at++) {
      sum += whole[at] ?? 0;
      if ((whole[at] ?? 0) > (whole[largest] ?? 0)) largest = at;
    }
    whole[largest] = (whole[largest] ?? 0) + one - sum;
  }
  return whole;
}
