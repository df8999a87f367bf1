import {
  type Colour,
  fromHex,
  linearToOklab as linearIntoOklab,
  linearToSrgb as linearIntoSrgb,
  oklabToLinear as oklabIntoLinear,
  srgbToLinear as srgbIntoLinear,
  toHex,
} from '@naksha/colour';
import { steady } from '../steady.ts';

/** OKLab: lightness 0 … 1 and two opponent axes, about ±0.4. Ottosson 2020, D65, of linear sRGB. */
export type Oklab = readonly [L: number, a: number, b: number];
/** OKLCH: lightness 0 … 1, chroma 0 … about 0.37, hue in degrees 0 … 360. */
export type Oklch = readonly [L: number, C: number, h: number];
/** Linear-light sRGB, 0 … 1 inside the gamut, beyond it outside. */
export type LinearRgb = readonly [r: number, g: number, b: number];

/** `#rrggbb` → linear sRGB. Throws RangeError for anything else. */
export function hexToLinear(hex: string): LinearRgb {
  const [r, g, b] = fromHex(hex);
  return [srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)];
}

/** Linear sRGB → `#rrggbb`. Channels outside 0 … 1 are clipped: bring colours into the gamut first (`gamut.ts`). */
export function linearToHex([r, g, b]: LinearRgb): string {
  return toHex([linearToSrgb(r), linearToSrgb(g), linearToSrgb(b)]);
}

/** sRGB transfer function, encoded 0 … 1 → linear, with the same last digit on every machine. */
export function srgbToLinear(channel: number): number {
  return srgbIntoLinear(channel, steady.power);
}

/** sRGB transfer function, linear 0 … 1 → encoded, with the same last digit on every machine. */
export function linearToSrgb(channel: number): number {
  return linearIntoSrgb(channel, steady.power);
}

/** Linear sRGB → OKLab, with the same last digit on every machine. */
export function linearToOklab([r, g, b]: LinearRgb): Oklab {
  const into: Colour = [0, 0, 0];
  linearIntoOklab(r, g, b, into, steady.cbrt);
  return into;
}

/** OKLab → linear sRGB, possibly outside the gamut. */
export function oklabToLinear([L, a, b]: Oklab): LinearRgb {
  const into: Colour = [0, 0, 0];
  oklabIntoLinear(L, a, b, into);
  return into;
}

/** OKLab → OKLCH. The hue of a grey is 0. */
export function oklabToOklch([L, a, b]: Oklab): Oklch {
  const hue = (steady.atan2(b, a) * 180) / Math.PI;
  return [L, steady.hypot(a, b), hue < 0 ? hue + 360 : hue];
}

/** OKLCH → OKLab. */
export function oklchToOklab([L, C, h]: Oklch): Oklab {
  const angle = (h * Math.PI) / 180;
  return [L, C * steady.cos(angle), C * steady.sin(angle)];
}

/** `#rrggbb` → OKLab. */
export function hexToOklab(hex: string): Oklab {
  return linearToOklab(hexToLinear(hex));
}

/** `#rrggbb` → OKLCH. */
export function hexToOklch(hex: string): Oklch {
  return oklabToOklch(hexToOklab(hex));
}

/** Euclidean distance of two `#rrggbb` colours in OKLab (ΔE_ok, 0 … about 1). */
export function colourDistance(one: string, other: string): number {
  const [L1, a1, b1] = hexToOklab(one);
  const [L2, a2, b2] = hexToOklab(other);
  return steady.hypot(L1 - L2, a1 - a2, b1 - b2);
}
