import { type Colour, fromHex, linearToSrgb, srgbToLinear, type Triple } from './srgb.ts';

/** X, Y and Z of the white by which a colour is measured: of print (D50) and of screens (D65). */
export const whites = { d50: [0.9642, 1, 0.8249], d65: [0.95047, 1, 1.08883] } as const satisfies Record<
  string,
  Triple
>;
export type WhiteName = keyof typeof whites;
type Matrix = readonly [Triple, Triple, Triple];

/** Rows of the matrices between linear sRGB and X, Y, Z; those for D50 are adapted by Bradford (Lindbloom). */
const xyzOfLinear: Readonly<Record<WhiteName, Matrix>> = {
  d50: [
    [0.4360747, 0.3850649, 0.1430804],
    [0.2225045, 0.7168786, 0.0606169],
    [0.0139322, 0.0971045, 0.7141733],
  ],
  d65: [
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.072175],
    [0.0193339, 0.119192, 0.9503041],
  ],
};
const linearOfXyz: Readonly<Record<WhiteName, Matrix>> = {
  d50: [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0719453, -0.2289914, 1.4052427],
  ],
  d65: [
    [3.2404542, -1.5371385, -0.4985314],
    [-0.969266, 1.8760108, 0.041556],
    [0.0556434, -0.2040259, 1.0572252],
  ],
};
/** Below this share of white CIELAB goes in a straight line. */
const epsilon = 216 / 24389;
const kappa = 24389 / 27;

/** Encoded sRGB 0 … 1 → CIE X, Y, Z measured by a white, written into `into`. */
export function srgbToXyz([red, green, blue]: Triple, white: WhiteName, into: Colour): void {
  multiply(xyzOfLinear[white], srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue), into);
}

/** CIE X, Y, Z measured by a white → linear sRGB, written into `into`; colours that no screen shows leave 0 … 1. */
export function xyzToLinear([x, y, z]: Triple, white: WhiteName, into: Colour): void {
  multiply(linearOfXyz[white], x, y, z, into);
}

/** CIE X, Y, Z → L*a*b* by a white, written into `into`. */
export function xyzToLab([x, y, z]: Triple, white: Triple, into: Colour): void {
  const fx = root(x / white[0]);
  const fy = root(y / white[1]);
  const fz = root(z / white[2]);
  into[0] = 116 * fy - 16;
  into[1] = 500 * (fx - fy);
  into[2] = 200 * (fy - fz);
}

/** CIE L*a*b* by a white → X, Y, Z, written into `into`. */
export function labToXyz([L, a, b]: Triple, white: Triple, into: Colour): void {
  const fy = (L + 16) / 116;
  into[0] = white[0] * cube(fy + a / 500);
  into[1] = white[1] * cube(fy);
  into[2] = white[2] * cube(fy - b / 200);
}

/** Encoded sRGB 0 … 1 → CIE L*a*b* (D65), the space of colour instruments and printers. */
export function toLab(colour: Triple): Triple {
  const into: Colour = [0, 0, 0];
  srgbToXyz(colour, 'd65', into);
  xyzToLab(into, whites.d65, into);
  return into;
}

/** CIE L*a*b* (D65) → encoded sRGB; colours that no screen shows leave 0 … 1. */
export function fromLab(lab: Triple): Colour {
  const into: Colour = [0, 0, 0];
  labToXyz(lab, whites.d65, into);
  xyzToLinear(into, 'd65', into);
  return [linearToSrgb(into[0]), linearToSrgb(into[1]), linearToSrgb(into[2])];
}

export const hexToLab = (hex: string): Triple => toLab(fromHex(hex));

function multiply([one, two, three]: Matrix, x: number, y: number, z: number, into: Colour): void {
  into[0] = one[0] * x + one[1] * y + one[2] * z;
  into[1] = two[0] * x + two[1] * y + two[2] * z;
  into[2] = three[0] * x + three[1] * y + three[2] * z;
}

function root(value: number): number {
  return value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116;
}

function cube(value: number): number {
  const third = value * value * value;
  return third > epsilon ? third : (116 * value - 16) / kappa;
}
