/**
 * Sharpening, unsharp masking of luma alone so that no edge gets a coloured fringe: to each channel of the changed colour is added
 * strength × (Y − B), Y being 0.2126 R + 0.7152 G + 0.0722 B of the encoded picture as it was and B its blur by the five binomial
 * taps in both directions (σ = 1 px). Beyond an edge stands the opposite one, as in the repeat.
 */
export const sharpening = {
  luma: [0.2126, 0.7152, 0.0722],
  taps: [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16],
  /** Rows and columns that the blur reaches to each side. */
  reach: 2,
} as const;

/** The strength for a sharpness of 0 … 100. */
export function sharpenStrength(sharpness: number): number {
  return (2 * sharpness) / 100;
}
