import { smooth } from '../noise.ts';

/** Which yarns each pixel of a row or column lies on, and by what share. */
export interface YarnSpans {
  /** First yarn of each pixel, counted from the tile's edge. */
  readonly first: Int32Array;
  /** Shares from the first yarn on, `width` places a pixel; they add up to 1. */
  readonly shares: Float32Array;
  readonly width: number;
}

/** Pixels a yarn from which on a weave is drawn sharp, and below which whole repeats of it are averaged. */
const sharpFrom = 3;
const averagedBelow = 1.5;

/**
 * `perPx` yarns a pixel, read from pixel `start` on: exact shares, so that colours mix as the eye mixes threads. A weave that
 * repeats after `repeat` yarns and is too fine for the pixels is averaged over its repeat; it would beat with them.
 */
export function yarnSpans(perPx: number, start: number, length: number, repeat: number): YarnSpans {
  const fineness = Math.min(1, Math.max(0, (sharpFrom - 1 / perPx) / (sharpFrom - averagedBelow)));
  const reach = Math.max(perPx, perPx + (repeat - perPx) * smooth(fineness));
  const width = Math.ceil(reach) + 1;
  const first = new Int32Array(length);
  const shares = new Float32Array(length * width);
  for (let i = 0; i < length; i++) {
    const from = (start + i + 0.5) * perPx - reach / 2;
    const to = from + reach;
    const yarn = Math.floor(from);
    first[i] = yarn;
    for (let k = 0; k < width; k++) {
      shares[i * width + k] = Math.max(0, Math.min(to, yarn + k + 1) - Math.max(from, yarn + k)) / reach;
    }
  }
  return { first, shares, width };
}
