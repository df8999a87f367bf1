import {
  type Colour,
  labToXyz,
  linearToSrgb,
  type Triple,
  toHex,
  type WhiteName,
  whites,
  xyzToLinear,
} from '@naksha/colour';

/** CIE L*a*b* as instruments give it for print (D50) → `#rrggbb`, by Bradford adaptation to the screen's D65. */
export function labToHex(lab: Triple, white: WhiteName = 'd50'): string {
  const into: Colour = [0, 0, 0];
  labToXyz(lab, whites[white], into);
  xyzToLinear(into, white, into);
  return toHex([linearToSrgb(into[0]), linearToSrgb(into[1]), linearToSrgb(into[2])]);
}

/** Ink shares 0 … 1 without a profile → `#rrggbb`. */
export function cmykToHex(c: number, m: number, y: number, k: number): string {
  return toHex([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]);
}

/** Hue, saturation and brightness 0 … 1 → `#rrggbb`. */
export function hsbToHex(hue: number, saturation: number, brightness: number): string {
  const channel = (shift: number) => {
    const at = (shift + hue * 6) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(at, 4 - at, 1)));
  };
  return toHex([channel(5), channel(3), channel(1)]);
}
