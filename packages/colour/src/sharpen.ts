/**
 * Sharpening, unsharp masking of luma alone so that no edge gets a coloured fringe: to each channel of the changed colour is added
 * strength × (Y − B). Y is the luma of the encoded picture as it was, (54 R + 183 G + 19 B) / 256, the weights of sRGB in whole
 * numbers; B its blur by the binomial 1 4 6 4 1 in both directions (σ = 1 px). Beyond an edge stands the opposite one, as in the
 * repeat.
 */
export const sharpening = {
  luma: [54, 183, 19],
  lumaSum: 256,
  taps: [1, 4, 6, 4, 1],
  tapsSum: 16,
  /** Rows and columns that the blur reaches to each side. */
  reach: 2,
} as const;

/** The strength for a sharpness of 0 … 100. */
export function sharpenStrength(sharpness: number): number {
  return (2 * sharpness) / 100;
}
