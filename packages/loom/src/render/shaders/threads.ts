import { hashCell, hashText } from '../../numbers/rng.ts';
import { modulo } from '../../numbers/torus.ts';
import { visibility } from '../noise-rows.ts';

/** One direction of a weave, a value a pixel: each is the mean over the pixel, so that nothing shimmers. */
export interface Threads {
  /** +1 on even yarns, −1 on odd ones. */
  readonly side: Float32Array;
  /** Tone where this yarn is on top: its roundness and its own tone. */
  readonly face: Float32Array;
  /** Tone that bending over this yarn gives to the ones crossing it. */
  readonly bow: Float32Array;
}

/**
 * `count` yarns over `tilePx` pixels, read from pixel `start` on. The roundness is a parabola, integrated over each pixel;
 * below four pixels a yarn it fades and below two it is gone, because its corners would beat with the pixels.
 */
export function createThreads(
  seed: string,
  weave: { readonly relief: number; readonly yarn: number },
  { count, start, length, tilePx }: { count: number; start: number; length: number; tilePx: number },
): Threads {
  const threads = { side: new Float32Array(length), face: new Float32Array(length), bow: new Float32Array(length) };
  const hash = hashText(seed);
  const perPx = count / tilePx;
  const seen = visibility(0.5 / perPx);
  for (let i = 0; i < length; i++) {
    const from = (start + i) * perPx;
    const to = from + perPx;
    const yarn = modulo(Math.floor((from + to) / 2), count);
    const round = (roundness(to) - roundness(from)) / perPx;
    threads.side[i] = (seen * (alternation(to) - alternation(from))) / perPx;
    threads.face[i] = seen * (weave.relief * round + weave.yarn * (hashCell(yarn, 0, hash) * 2 - 1));
    threads.bow[i] = seen * 0.5 * weave.relief * round;
  }
  return threads;
}

/** Integral from 0 of a yarn's roundness, a parabola of mean 0: +½ along the middle, −1 at the edges. */
function roundness(t: number): number {
  const yarn = Math.floor(t);
  const inside = t - yarn - 0.5;
  return 0.5 * inside - 2 * inside ** 3;
}

/** Integral from 0 of the square wave that is +1 on even yarns and −1 on odd ones. */
function alternation(t: number): number {
  const inside = modulo(t, 2);
  return inside < 1 ? inside : 2 - inside;
}
