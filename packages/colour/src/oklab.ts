import { type Colour, linearToSrgb, srgbToLinear, type Triple } from './srgb.ts';

/** Linear sRGB → OKLab (Ottosson 2020), written into `into`. Plans that must be equal on every machine bring their own cube root. */
export function linearToOklab(r: number, g: number, b: number, into: Colour, cbrt = Math.cbrt): void {
  const l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  into[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  into[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  into[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** OKLab → linear sRGB, possibly outside the gamut, written into `into`. */
export function oklabToLinear(L: number, a: number, b: number, into: Colour): void {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  into[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  into[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  into[2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
}

/** Encoded sRGB 0 … 1 → OKLab, written into `into`. */
export function toOklab(red: number, green: number, blue: number, into: Colour): void {
  linearToOklab(srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue), into);
}

const searches = 12;
const slack = 1e-7;

/**
 * OKLab → encoded sRGB inside 0 … 1. A colour that no screen shows keeps its lightness and hue and loses as much chroma as it
 * must: clipping channels would turn the hue.
 */
export function fromOklab(L: number, a: number, b: number, into: Colour): void {
  const lightness = Math.min(1, Math.max(0, L));
  oklabToLinear(lightness, a, b, into);
  if (!isInside(into)) {
    let inside = 0;
    let outside = 1;
    for (let i = 0; i < searches; i++) {
      const share = (inside + outside) / 2;
      oklabToLinear(lightness, a * share, b * share, into);
      if (isInside(into)) inside = share;
      else outside = share;
    }
    oklabToLinear(lightness, a * inside, b * inside, into);
  }
  into[0] = linearToSrgb(clip(into[0]));
  into[1] = linearToSrgb(clip(into[1]));
  into[2] = linearToSrgb(clip(into[2]));
}

function isInside([r, g, b]: Triple): boolean {
  return r >= -slack && g >= -slack && b >= -slack && r <= 1 + slack && g <= 1 + slack && b <= 1 + slack;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
