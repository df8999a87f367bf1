import { toLab } from './lab.ts';

/** Colours of a picture, brought together: `labs` holds L*, a*, b* of each in turn, `weights` how many pixels have it. */
export interface WeightedColours {
  readonly labs: Float32Array;
  readonly weights: Float32Array;
}

/** Counts colours of pixels as they come. */
export interface ColourCounts {
  /** 8-bit pixels of `channels` samples; `step` takes only every so many. Pixels less than half opaque do not count. */
  readonly add: (pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, step?: number) => void;
  /** The mean colour of each of some 260,000 boxes that a pixel was in. */
  readonly colours: () => WeightedColours;
}

/** Boxes of four levels a side. */
const boxes = 2 ** 18;

export function countColours(): ColourCounts {
  // Pixels of each box, then the sums of their red, green and blue.
  const sums = new Float64Array(boxes * 4);
  return {
    add: (pixels, channels, step = 1) => {
      for (let at = 0; at + 2 < pixels.length; at += channels * step) {
        if (channels === 4 && (pixels[at + 3] ?? 0) < 128) continue;
        const r = pixels[at] ?? 0;
        const g = pixels[at + 1] ?? 0;
        const b = pixels[at + 2] ?? 0;
        const box = ((r & 252) << 12) | ((g & 252) << 6) | (b & 252);
        sums[box] = (sums[box] ?? 0) + 1;
        sums[box + 1] = (sums[box + 1] ?? 0) + r;
        sums[box + 2] = (sums[box + 2] ?? 0) + g;
        sums[box + 3] = (sums[box + 3] ?? 0) + b;
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
