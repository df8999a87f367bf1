/** To hundredths, so that scenes of many repeats stay compact. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
