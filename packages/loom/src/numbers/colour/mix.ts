import { oklabToHex } from './gamut.ts';
import { hexToOklab } from './oklch.ts';

/** Mixes two `#rrggbb` colours in OKLab; `share` is how much of the second, 0 … 1. */
export function mixColours(one: string, other: string, share: number): string {
  const a = hexToOklab(one);
  const b = hexToOklab(other);
  return oklabToHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}
