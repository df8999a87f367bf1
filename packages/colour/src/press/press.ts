import { deltaE } from '../delta-e.ts';
import { type Colour, decode, encode, type Triple } from '../srgb.ts';
import { lookUp } from './look-up.ts';
import { readPaper, readTable } from './table.ts';

/**
 * How colours that the press cannot print are brought to ones it can: `perceptual` moves all of them a little and keeps their
 * distances, `colorimetric` keeps the others as they are (white and black become those of paper and ink).
 */
export type Rendering = 'perceptual' | 'colorimetric';

/** A printing press and its paper, as an ICC profile tells of them. Colours are encoded sRGB, inks cyan, magenta, yellow and black, all 0 … 1. */
export interface Press {
  /** The inks for a colour, into `out`. */
  readonly part: (colour: Triple, rendering: Rendering, out: Float64Array) => void;
  /** The colour that inks have on paper, into `out`: on white, or on the paper's own. */
  readonly print: (inks: ArrayLike<number>, onPaper: boolean, out: Colour) => void;
  /** ΔE00 between a colour and the nearest the press has to it, lightness fitted to that of paper and ink. */
  readonly miss: (colour: Triple) => number;
}

type Numbers = Float64Array;

const white = [0.9642, 1, 0.8249] as const;
/** Columns are the primaries of sRGB for an eye that is used to D50. */
const toXyz = [
  0.4360747, 0.3850649, 0.1430804, 0.2225045, 0.7168786, 0.0606169, 0.0139322, 0.0971045, 0.7141733,
] as const;
const fromXyz = [
  3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914, 1.4052427,
] as const;

/** Reads a profile with 16-bit tables for both ways. Throws RangeError for others. */
export function readPress(profile: Uint8Array): Press {
  const apart = { perceptual: readTable(profile, 'B2A0'), colorimetric: readTable(profile, 'B2A1') };
  const together = readTable(profile, 'A2B1');
  const paper = readPaper(profile);
  const [xyz, lab, stored, inks, seen] = [3, 3, 3, 4, 3].map((length) => new Float64Array(length)) as [
    Numbers,
    Numbers,
    Numbers,
    Numbers,
    Numbers,
  ];
  const labOfInks = (from: ArrayLike<number>, out: Numbers) => {
    lookUp(together, from, stored);
    out[0] = ((stored[0] ?? 0) * 65_535) / 652.8;
    out[1] = ((stored[1] ?? 0) * 65_535) / 256 - 128;
    out[2] = ((stored[2] ?? 0) * 65_535) / 256 - 128;
  };
  const inksOfLab = (from: Numbers, rendering: Rendering, out: Numbers) => {
    stored[0] = ((from[0] ?? 0) * 652.8) / 65_535;
    stored[1] = (((from[1] ?? 0) + 128) * 256) / 65_535;
    stored[2] = (((from[2] ?? 0) + 128) * 256) / 65_535;
    lookUp(apart[rendering], stored, out);
  };
  inksOfLab(new Float64Array(3), 'colorimetric', inks);
  labOfInks(inks, lab);
  const blackest = ((Math.max(0, lab[0] ?? 0) + 16) / 116) ** 3;
  /** D50 X, Y, Z of a colour; with `isFitted` between the darkest ink and white. */
  const xyzOf = ([red, green, blue]: Triple, isFitted: boolean) => {
    const [r, g, b] = [decode(red), decode(green), decode(blue)];
    for (const row of [0, 1, 2] as const) {
      const light = (toXyz[row * 3] ?? 0) * r + (toXyz[row * 3 + 1] ?? 0) * g + (toXyz[row * 3 + 2] ?? 0) * b;
      xyz[row] = isFitted ? light * (1 - blackest) + blackest * white[row] : light;
    }
  };
  return {
    part: (colour, rendering, out) => {
      xyzOf(colour, rendering === 'colorimetric');
      toLab50(xyz, lab);
      inksOfLab(lab, rendering, out);
    },
    print: (from, onPaper, out) => {
      labOfInks(from, lab);
      toXyz50(lab, xyz);
      if (onPaper) for (const row of [0, 1, 2] as const) xyz[row] = ((xyz[row] ?? 0) * paper[row]) / white[row];
      const [x = 0, y = 0, z = 0] = xyz;
      for (const row of [0, 1, 2] as const) {
        const light = fromXyz[row * 3] ?? 0;
        out[row] = encode(light * x + (fromXyz[row * 3 + 1] ?? 0) * y + (fromXyz[row * 3 + 2] ?? 0) * z);
      }
    },
    miss: (colour) => {
      xyzOf(colour, true);
      toLab50(xyz, lab);
      inksOfLab(lab, 'colorimetric', inks);
      labOfInks(inks, seen);
      return deltaE([lab[0] ?? 0, lab[1] ?? 0, lab[2] ?? 0], [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0]);
    },
  };
}

function toLab50(xyz: Numbers, out: Numbers): void {
  const [x, y, z] = [root((xyz[0] ?? 0) / white[0]), root((xyz[1] ?? 0) / white[1]), root((xyz[2] ?? 0) / white[2])];
  out[0] = 116 * y - 16;
  out[1] = 500 * (x - y);
  out[2] = 200 * (y - z);
}

function toXyz50(lab: Numbers, out: Numbers): void {
  const y = ((lab[0] ?? 0) + 16) / 116;
  out[0] = white[0] * cube(y + (lab[1] ?? 0) / 500);
  out[1] = white[1] * cube(y);
  out[2] = white[2] * cube(y - (lab[2] ?? 0) / 200);
}

function root(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}

function cube(value: number): number {
  return value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27);
}
