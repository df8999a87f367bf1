import { type Colour, decode, encode, fromHex, type Triple } from './srgb.ts';

const white = { x: 0.95047, z: 1.08883 };
const epsilon = 216 / 24389;
const kappa = 24389 / 27;

/** Encoded sRGB 0 … 1 → CIE L*a*b* (D65), as colour instruments and printers speak of it. */
export function toLab([red, green, blue]: Triple): Triple {
  const r = decode(red);
  const g = decode(green);
  const b = decode(blue);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white.x);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white.z);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE L*a*b* (D65) → encoded sRGB; colours that no screen shows leave 0 … 1. */
export function fromLab([L, a, b]: Triple): Colour {
  const fy = (L + 16) / 116;
  const x = white.x * cube(fy + a / 500);
  const y = cube(fy);
  const z = white.z * cube(fy - b / 200);
  return [
    encode(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    encode(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    encode(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ];
}

export const hexToLab = (hex: string): Triple => toLab(fromHex(hex));

function root(value: number): number {
  return value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116;
}

function cube(value: number): number {
  return value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa;
}
