import { kindOf, reachPx } from './patterns.ts';
import type { RowsWindow } from './rows-window.ts';

/** What a pixel of the window lies in. */
export interface Neighbourhood {
  /** The darkest and the lightest of the nine pixels around, by channel. */
  readonly low: Float32Array;
  readonly high: Float32Array;
  /** Its kind and turn (`kindOf`); -1 where everything within reach is one colour. */
  kind: number;
}

export const createNeighbourhood = (): Neighbourhood => ({
  low: new Float32Array(4),
  high: new Float32Array(4),
  kind: -1,
});

/**
 * Reads the nine pixels around the one at `at`: by the channel with the most contrast they are light or dark, which is the pattern
 * that says what passes here: an edge, a corner, a line, a dot.
 */
export function lookAt({ samples, stride, channels }: RowsWindow, at: number, into: Neighbourhood): void {
  const { low, high } = into;
  let most = -1;
  let chosen = 0;
  for (let channel = 0; channel < channels; channel++) {
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let row = at - stride + channel; row <= at + stride + channel; row += stride) {
      for (let place = row - channels; place <= row + channels; place += channels) {
        const value = samples[place] ?? 0;
        if (value < least) least = value;
        if (value > greatest) greatest = value;
      }
    }
    low[channel] = least;
    high[channel] = greatest;
    if (greatest - least > most) {
      most = greatest - least;
      chosen = channel;
    }
  }
  if (most === 0 && isFlat(samples, at, stride, channels)) {
    into.kind = -1;
    return;
  }
  const middle = ((low[chosen] ?? 0) + (high[chosen] ?? 0)) / 2;
  let pattern = 0;
  let bit = 1;
  for (let row = at - stride + chosen; row <= at + stride + chosen; row += stride) {
    for (let place = row - channels; place <= row + channels; place += channels, bit <<= 1) {
      if ((samples[place] ?? 0) > middle) pattern |= bit;
    }
  }
  into.kind = kindOf(pattern, most);
}

function isFlat(samples: Float32Array, at: number, stride: number, channels: number): boolean {
  const reach = reachPx >> 1;
  for (let row = -reach; row <= reach; row++) {
    const start = at + row * stride - reach * channels;
    for (let place = 0; place < reachPx * channels; place++) {
      if (samples[start + place] !== samples[at + (place % channels)]) return false;
    }
  }
  return true;
}
