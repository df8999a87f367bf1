import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { type ColourName, colourWords } from './lexicon-colours.ts';

/** Whether a colour would be called by a common name, by whoever does not want to see it: wide, with tints, shades and neighbours. */
type Called = (colour: Oklch) => boolean;

const between = (h: number, from: number, until: number): boolean =>
  (h - from + 360) % 360 <= (until - from + 360) % 360;

/** Judged by eye on dyed cotton: "no red" forbids coral, salmon and maroon, "no green" olive and teal, "no black" browns that are nearly black. */
const families: Partial<Record<ColourName, Called>> = {
  red: ([L, C, h]) => C >= 0.05 && between(h, L < 0.5 ? 350 : 6, L < 0.5 ? 46 : 44),
  pink: ([L, C, h]) => C >= 0.035 && L > 0.52 && between(h, 325, 32) && !(C > 0.145 && L < 0.6 && between(h, 14, 32)),
  orange: ([L, C, h]) => C >= 0.07 && L > 0.5 && between(h, 38, 76),
  yellow: ([L, C, h]) => C >= 0.06 && L > 0.6 && between(h, 74, 114),
  green: ([L, C, h]) => C >= 0.022 && between(h, L < 0.55 ? 100 : 104, 208),
  blue: ([, C, h]) => C >= 0.025 && between(h, 206, 290),
  purple: ([, C, h]) => C >= 0.03 && between(h, 283, 340),
  // Caramel, tan and brick are browns to whoever wants none.
  brown: ([L, C, h]) =>
    (L < 0.63 && C >= 0.02 && C < 0.137 && between(h, 20, 95)) ||
    (L < 0.56 && C >= 0.02 && C < 0.155 && between(h, 25, 62)) ||
    (L < 0.74 && C >= 0.045 && C < 0.13 && between(h, 42, 84)),
  black: ([L, C]) => L < 0.33 || (L < 0.39 && C < 0.065),
  grey: ([L, C]) => C < 0.022 && L > 0.34 && L < 0.9,
  white: ([L, C]) => L > 0.9 && C < 0.042,
};

const byHex = new Map(
  Object.entries(families).map(([name, called]) => [colourWords[name as ColourName][0] as string, called]),
);

/** Whether a colour goes by the name that a refused colour, `#rrggbb`, has; undefined where that is no common name. */
export function isCalledLike(colour: Oklch, refused: string): boolean | undefined {
  return byHex.get(refused)?.(colour);
}

/** The same of a colour in hex. */
export function isHexCalledLike(hex: string, refused: string): boolean | undefined {
  return isCalledLike(hexToOklch(hex), refused);
}
