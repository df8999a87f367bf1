import type { Fourier } from './fourier.ts';

/** An 8-bit picture, which repeats: beyond an edge comes the other one. */
export interface Cloth {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly channels: 3 | 4;
  readonly width: number;
  readonly height: number;
}

/** The spectrum of a square piece of a picture: red and green together as a complex number, blue alone. */
export interface BlockSpectrum {
  /** Transforms the block whose corner is at x|y, each pixel weighed by `window` along both axes. */
  readonly read: (cloth: Cloth, x: number, y: number) => void;
  /** The power of all three channels at a place, `row * side + column`. */
  readonly power: Float64Array;
  /** Every place of the spectrum takes so much of itself; both halves alike. */
  readonly scale: (gain: Float64Array) => void;
  /** Transforms back: the block's red, green and blue, weighed by `window` as they were read. */
  readonly samples: () => readonly [Float64Array, Float64Array, Float64Array];
}

export function createBlockSpectrum({ side, forward, back }: Fourier, window: Float64Array): BlockSpectrum {
  const [red, green, blue, none, power] = Array.from({ length: 5 }, () => new Float64Array(side * side));
  if (!red || !green || !blue || !none || !power) throw new Error('Expected rooms');
  return {
    power,
    read: ({ pixels, channels, width, height }, left, top) => {
      for (let y = 0, at = 0; y < side; y++) {
        const row = modulo(top + y, height) * width;
        const down = window[y] ?? 0;
        for (let x = 0; x < side; x++, at++) {
          const from = (row + modulo(left + x, width)) * channels;
          const weight = down * (window[x] ?? 0);
          red[at] = weight * (pixels[from] ?? 0);
          green[at] = weight * (pixels[from + 1] ?? 0);
          blue[at] = weight * (pixels[from + 2] ?? 0);
        }
      }
      none.fill(0);
      forward(red, green);
      forward(blue, none);
      for (let at = 0; at < power.length; at++) {
        const other = opposite(at, side);
        // Red and green come apart again in what a place and its opposite have together.
        const both = square(red, green, at) + square(red, green, other);
        power[at] = both / 2 + square(blue, none, at);
      }
    },
    scale: (gain) => {
      for (let at = 0; at < gain.length; at++) {
        const share = gain[at] ?? 1;
        if (share === 1) continue;
        for (const part of [red, green, blue, none]) part[at] = (part[at] ?? 0) * share;
      }
    },
    samples: () => {
      back(red, green);
      back(blue, none);
      const whole = side * side;
      for (const part of [red, green, blue]) for (let at = 0; at < whole; at++) part[at] = (part[at] ?? 0) / whole;
      return [red, green, blue];
    },
  };
}

/** The place of the opposite frequency. */
export function opposite(at: number, side: number): number {
  const row = Math.floor(at / side);
  return ((side - row) % side) * side + ((side - (at - row * side)) % side);
}

function square(re: Float64Array, im: Float64Array, at: number): number {
  return (re[at] ?? 0) ** 2 + (im[at] ?? 0) ** 2;
}

function modulo(value: number, by: number): number {
  return value >= 0 && value < by ? value : ((value % by) + by) % by;
}
