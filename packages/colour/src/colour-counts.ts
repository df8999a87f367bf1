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
   * rows of `width`, a pixel on the way from one colour to another counts less: at the soft edges of a scan lie mixtures, not inks.
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
      for (let at = 0; at + 2 < pixels.length; at += channels * step) {
        if (channels === 4 && (pixels[at + 3] ?? 0) < 128) continue;
        const r = pixels[at] ?? 0;
        const g = pixels[at + 1] ?? 0;
        const b = pixels[at + 2] ?? 0;
        const box = ((r & 252) << 12) | ((g & 252) << 6) | (b & 252);
        const way = row === 0 ? 0 : Math.max(betweenness(pixels, at, channels), betweenness(pixels, at, row));
        const weight = 1 / (1 + Math.max(0, way) / halfWay ** 2);
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

/** How far a pixel lies between the two that are `away` samples before and after it: the product of both differences, below 0 at a ridge. */
function betweenness(pixels: Uint8Array | Uint8ClampedArray, at: number, away: number): number {
  if (at < away || at + away + 2 >= pixels.length) return 0;
  let sum = 0;
  for (let channel = at; channel < at + 3; channel++) {
    const own = pixels[channel] ?? 0;
    sum += (own - (pixels[channel - away] ?? 0)) * ((pixels[channel + away] ?? 0) - own);
  }
  return sum;
}
