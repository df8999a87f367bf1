import { toOklab } from '@naksha/colour';
import { colourBins, hashBytes, traitBytes } from './trait-distance.ts';

/** Duller colours have no hue. */
const leastChroma = 4;
/** Of the picture, from which a colour is one of its own. */
const leastShare = 0.06;

/** In which of the bins of `traitsOf` a colour of OKLab × 100 lies: four steps of lightness of grey and of each of seven hues. */
export function binOf(L: number, a: number, b: number): number {
  const light = Math.min(3, Math.max(0, Math.floor(L / 25)));
  const hue = Math.hypot(a, b) < leastChroma ? 0 : 1 + (Math.floor((Math.atan2(b, a) / Math.PI + 1) * 3.5) % 7);
  return hue * 4 + light;
}

/** The bin of `#rrggbb`. */
export function binOfHex(hex: string): number {
  const lab: [number, number, number] = [0, 0, 0];
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  toOklab(part(1), part(3), part(5), lab);
  return binOf(lab[0] * 100, lab[1] * 100, lab[2] * 100);
}

/** The bins that each hold a good part of a picture, by its traits; none of a picture without. */
export function mainColours(traits: readonly number[]): number[] {
  if (traits.length < traitBytes) return [];
  // Shares are kept as their roots.
  const least = Math.sqrt(leastShare) * 255;
  return Array.from({ length: colourBins }, (_, bin) => bin).filter((bin) => (traits[hashBytes + bin] ?? 0) >= least);
}
