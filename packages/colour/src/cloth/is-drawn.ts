import { type ClothPicture, reduced } from './cloth-field.ts';

/** Sides at which steps are looked at: the coarser one sees what is drawn under the grain of a photograph. */
const sides = [256, 128];
/** The fourth moment of noise of any colour is three times the square of the second. What is drawn has few steps, and those are high. */
const noise = 3;
const clear = 1;

/**
 * Whether something is drawn in a region (1 in a mask of the picture's size), whose steps from pixel to pixel are mostly low and seldom high. Of
 * noise and clouds, however rich in texture, they are spread like chance.
 */
export function isDrawn(picture: Omit<ClothPicture, 'inside'>, region: Uint8Array): boolean {
  const longest = Math.max(picture.width, picture.height);
  return sides.some((side) => {
    const small = reduced({ ...picture, inside: region }, Math.max(1, longest / side));
    return peakOfSteps(small) > noise + clear;
  });
}

/** The fourth moment of the steps to the right and down, over the square of the second; the greatest of three channels. */
function peakOfSteps({ width, height, pixels, inside }: ClothPicture): number {
  const [squares, fourths] = [new Float64Array(3), new Float64Array(3)];
  let count = 0;
  for (let at = 0; at < width * height; at++) {
    for (const [next, isThere] of [
      [at + 1, at % width < width - 1],
      [at + width, at < width * (height - 1)],
    ] as const) {
      if (!isThere || inside[at] !== 1 || inside[next] !== 1) continue;
      count += 1;
      for (let channel = 0; channel < 3; channel++) {
        const square = ((pixels[next * 3 + channel] ?? 0) - (pixels[at * 3 + channel] ?? 0)) ** 2;
        squares[channel] = (squares[channel] ?? 0) + square;
        fourths[channel] = (fourths[channel] ?? 0) + square * square;
      }
    }
  }
  const peaks = squares.map((sum, channel) => (sum > 0 ? ((fourths[channel] ?? 0) * count) / (sum * sum) : 0));
  return Math.max(...peaks);
}
