import type { ColourMap } from './colour-map.ts';
import { linearToSrgb, lumaOf, srgbToLinear, type Triple } from './srgb.ts';

type Matrix = readonly [Triple, Triple, Triple];

/** Linear sRGB to the cone responses of Bradford and back (D65 in both). */
const toCones: Matrix = [
  [0.4227253, 0.4913453, 0.0273579],
  [0.0556998, 0.9615341, 0.0231838],
  [0.0213826, 0.0876419, 0.9805081],
];
/** Daylight at the two ends, CIE D series, in kelvin. */
const kelvin = { warmest: 4000, neutral: 6504, coolest: 12000 };

/**
 * Another light on the cloth: `warmth` −1 … 1 goes from cool to warm daylight, with the lightness of grey kept. Von Kries on
 * linear light. Undefined for 0.
 */
export function temper(warmth: number): ColourMap | undefined {
  if (warmth === 0) return undefined;
  const matrix = adaptation(warmth);
  return (red, green, blue, into) => {
    const r = srgbToLinear(red);
    const g = srgbToLinear(green);
    const b = srgbToLinear(blue);
    into[0] = cutAndEncode(matrix[0], r, g, b);
    into[1] = cutAndEncode(matrix[1], r, g, b);
    into[2] = cutAndEncode(matrix[2], r, g, b);
  };
}

function cutAndEncode([x, y, z]: Triple, r: number, g: number, b: number): number {
  return linearToSrgb(Math.min(1, Math.max(0, x * r + y * g + z * b)));
}

function adaptation(warmth: number): Matrix {
  // Reciprocal temperatures are evenly seen.
  const end = warmth > 0 ? kelvin.warmest : kelvin.coolest;
  const from = 1 / kelvin.neutral;
  const light = cones(daylight(1 / (from + (1 / end - from) * Math.abs(warmth))));
  const usual = cones(daylight(kelvin.neutral));
  const gains: Triple = [light[0] / usual[0], light[1] / usual[1], light[2] / usual[2]];
  const back = inverse(toCones);
  const row = (of: Triple): Triple => {
    const at = (column: 0 | 1 | 2) =>
      of[0] * gains[0] * toCones[0][column] +
      of[1] * gains[1] * toCones[1][column] +
      of[2] * gains[2] * toCones[2][column];
    return [at(0), at(1), at(2)];
  };
  const raw: Matrix = [row(back[0]), row(back[1]), row(back[2])];
  const sum = (of: Triple) => of[0] + of[1] + of[2];
  const luminance = lumaOf(sum(raw[0]), sum(raw[1]), sum(raw[2]));
  const scaled = (of: Triple): Triple => [of[0] / luminance, of[1] / luminance, of[2] / luminance];
  return [scaled(raw[0]), scaled(raw[1]), scaled(raw[2])];
}

/** XYZ of daylight with Y = 1. CIE 15, valid from 4000 to 25000 kelvin. */
function daylight(t: number): Triple {
  const x =
    t <= 7000
      ? -4.607e9 / t ** 3 + 2.9678e6 / t ** 2 + 99.11 / t + 0.244063
      : -2.0064e9 / t ** 3 + 1.9018e6 / t ** 2 + 247.48 / t + 0.23704;
  const y = -3 * x * x + 2.87 * x - 0.275;
  return [x / y, 1, (1 - x - y) / y];
}

function cones([x, y, z]: Triple): Triple {
  return [
    0.8951 * x + 0.2664 * y - 0.1614 * z,
    -0.7502 * x + 1.7135 * y + 0.0367 * z,
    0.0389 * x - 0.0685 * y + 1.0296 * z,
  ];
}

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const size = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [(e * i - f * h) / size, (c * h - b * i) / size, (b * f - c * e) / size],
    [(f * g - d * i) / size, (a * i - c * g) / size, (c * d - a * f) / size],
    [(d * h - e * g) / size, (b * g - a * h) / size, (a * e - b * d) / size],
  ];
}
