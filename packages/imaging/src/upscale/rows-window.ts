import { type Edge, inside } from '../resample/line-resampler.ts';
import { reachPx } from './patterns.ts';

const margin = reachPx >> 1;

/** Five rows of a picture with two pixels before and behind each: 0 … 255, colours multiplied by their alpha. */
export interface RowsWindow {
  readonly samples: Float32Array;
  /** Samples of a row with its margins. */
  readonly stride: number;
  readonly channels: 3 | 4;
  readonly width: number;
  /** Drops the uppermost row and lays another below. */
  readonly push: (row: Uint8Array | Uint16Array) => void;
}

/** A window on rows of so many pixels; `most` is the largest sample. */
export function createWindow(width: number, channels: 3 | 4, most: 255 | 65_535, edge: Edge): RowsWindow {
  const stride = (width + 2 * margin) * channels;
  const samples = new Float32Array(stride * reachPx);
  const last = stride * (reachPx - 1);
  const scale = 255 / most;
  return {
    samples,
    stride,
    channels,
    width,
    push: (row) => {
      samples.copyWithin(0, stride);
      let into = last;
      for (let place = -margin; place < width + margin; place++) {
        const from = inside(place, width, edge) * channels;
        const share = channels === 4 ? (scale * (row[from + 3] ?? 0)) / most : scale;
        for (let channel = 0; channel < 3; channel++) samples[into++] = (row[from + channel] ?? 0) * share;
        if (channels === 4) samples[into++] = (row[from + 3] ?? 0) * scale;
      }
    },
  };
}

/** Where the middle row's pixel begins in the window. */
export function middleOf({ stride, channels }: RowsWindow, x: number): number {
  return margin * stride + (x + margin) * channels;
}
