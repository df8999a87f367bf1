import { steady } from '../number/steady.ts';

/** OKLab: lightness 0 … 1 and two opponent axes, about ±0.4. Ottosson 2020, D65, of linear sRGB. */
export type Oklab = readonly [L: number, a: number, b: number];
/** OKLCH: lightness 0 … 1, chroma 0 … about 0.37, hue in degrees 0 … 360. */
export type Oklch = readonly [L: number, C: number, h: number];
/** Linear-light sRGB, 0 … 1 inside the gamut, beyond it outside. */
export type LinearRgb = readonly [r: number, g: number, b: number];

/** `#rrggbb` → linear sRGB. Throws RangeError for anything else. */
export function hexToLinear(hex: string): LinearRgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Expected a colour like #a1b2c3 but received ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [decode(((value >> 16) & 255) / 255), decode(((value >> 8) & 255) / 255), decode((value & 255) / 255)];
}

/** Linear sRGB → `#rrggbb`. Channels outside 0 … 1 are cut: bring colours into the gamut first (`gamut.ts`). */
export function linearToHex(rgb: LinearRgb): string {
  const [r, g, b] = rgb.map((channel) => Math.round(encode(Math.min(1, Math.max(0, channel))) * 255));
  return `#${(((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0)).toString(16).padStart(6, '0')}`;
}

/** sRGB transfer function, encoded 0 … 1 → linear. */
export function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : steady.power((channel + 0.055) / 1.055, 2.4);
}

/** sRGB transfer function, linear 0 … 1 → encoded. */
export function encode(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * steady.power(channel, 1 / 2.4) - 0.055;
}

/** Linear sRGB → OKLab. */
export function linearToOklab([r, g, b]: LinearRgb): Oklab {
  const l = steady.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = steady.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = steady.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab → linear sRGB, possibly outside the gamut. */
export function oklabToLinear([L, a, b]: Oklab): LinearRgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
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
