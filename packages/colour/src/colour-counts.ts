import { toLab } from './lab.ts';

/** Colours of a picture, brought together: `labs` holds L*, a*, b* of each in turn, `weights` how many pixels speak for it. */
export interface WeightedColours {
  readonly labs: Float32Array;
  readonly weights: Float32Array;
}

/** Counts colours of pixels as they come. */
export interface ColourCounts {
  /**
   * 8-bit pixels of `channels` samples; `step` takes only every so many. Pixels less than half opaque do not count. Where they are whole
   * rows of `width`, with one more above and below that do not count, a pixel on the way from one colour to another counts less: at the
   * soft edges of a scan lie mixtures, not inks. The left edge meets the right one.
   */
  readonly add: (pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, step?: number, width?: number) => void;
  /** The mean colour of each of some 260,000 boxes that a pixel was in. */
  readonly colours: () => WeightedColours;
}

/** Boxes of four levels a side. */
const boxes = 2 ** 18;
/** A pixel that lies so many levels from both its neighbours, between them, counts half. */
const halfWay = 12;

export function countColours(): ColourCounts {
  // The weight of each box, then the weighted sums of red, green and blue.
  const sums = new Float64Array(boxes * 4);
  return {
    add: (pixels, channels, step = 1, width = 0) => {
      const row = width * channels;
      for (let at = row; at + 2 < pixels.length - row; at += channels * step) {
        if (channels === 4 && (pixels[at + 3] ?? 0) < 128) continue;
        const r = pixels[at] ?? 0;
        const g = pixels[at + 1] ?? 0;
        const b = pixels[at + 2] ?? 0;
        const box = ((r & 252) << 12) | ((g & 252) << 6) | (b & 252);
        const weight = row === 0 ? 1 : 1 / (1 + Math.max(0, between(pixels, at, channels, row)) / halfWay ** 2);
        sums[box] = (sums[box] ?? 0) + weight;
        sums[box + 1] = (sums[box + 1] ?? 0) + weight * r;
        sums[box + 2] = (sums[box + 2] ?? 0) + weight * g;
        sums[box + 3] = (sums[box + 3] ?? 0) + weight * b;
      }
    },
    colours: () => {
      let used = 0;
      for (let box = 0; box < sums.length; box += 4) if ((sums[box] ?? 0) > 0) used++;
      const labs = new Float32Array(used * 3);
      const weights = new Float32Array(used);
      let next = 0;
      for (let box = 0; box < sums.length; box += 4) {
        const count = sums[box] ?? 0;
        if (count === 0) continue;
        const per = 255 * count;
        labs.set(toLab([(sums[box + 1] ?? 0) / per, (sums[box + 2] ?? 0) / per, (sums[box + 3] ?? 0) / per]), next * 3);
        weights[next++] = count;
      }
      return { labs, weights };
    },
  };
}

/** How far a pixel lies between its neighbours, along the axis on which it does so more. */
function between(pixels: Uint8Array | Uint8ClampedArray, at: number, channels: number, row: number): number {
  const x = at % row;
  const left = x === 0 ? at + row - channels : at - channels;
  const right = x === row - channels ? at - row + channels : at + channels;
  return Math.max(product(pixels, left, at, right), product(pixels, at - row, at, at + row));
}

/** Of the differences to the one before and the one after it: above 0 on a slope, below at a ridge. */
function product(pixels: Uint8Array | Uint8ClampedArray, before: number, at: number, after: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    const own = pixels[at + channel] ?? 0;
    sum += (own - (pixels[before + channel] ?? 0)) * ((pixels[after + channel] ?? 0) - own);
  }
  return sum;
}
