import { deltaE } from '../delta-e.ts';
import { labToXyz, srgbToXyz, whites, xyzToLab, xyzToLinear } from '../lab.ts';
import { type Colour, linearToSrgb, type Triple } from '../srgb.ts';
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

const axes = [0, 1, 2] as const;

/** Reads a profile with 16-bit tables for both ways. Throws RangeError for others. */
export function readPress(profile: Uint8Array): Press {
  const apart = { perceptual: readTable(profile, 'B2A0'), colorimetric: readTable(profile, 'B2A1') };
  const together = readTable(profile, 'A2B1');
  const paper = readPaper(profile);
  const [xyz, lab, seen]: [Colour, Colour, Colour] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const [stored, inks] = [new Float64Array(3), new Float64Array(4)];
  const labOfInks = (from: ArrayLike<number>, out: Colour) => {
    lookUp(together, from, stored);
    out[0] = ((stored[0] ?? 0) * 65_535) / 652.8;
    out[1] = ((stored[1] ?? 0) * 65_535) / 256 - 128;
    out[2] = ((stored[2] ?? 0) * 65_535) / 256 - 128;
  };
  const inksOfLab = (from: Triple, rendering: Rendering, out: Float64Array) => {
    stored[0] = (from[0] * 652.8) / 65_535;
    stored[1] = ((from[1] + 128) * 256) / 65_535;
    stored[2] = ((from[2] + 128) * 256) / 65_535;
    lookUp(apart[rendering], stored, out);
  };
  inksOfLab([0, 0, 0], 'colorimetric', inks);
  labOfInks(inks, lab);
  const blackest = ((Math.max(0, lab[0]) + 16) / 116) ** 3;
  /** D50 L*a*b* of a colour, into `lab`; with `isFitted` between the darkest ink and white. */
  const labOf = (colour: Triple, isFitted: boolean) => {
    srgbToXyz(colour, 'd50', xyz);
    if (isFitted) for (const row of axes) xyz[row] = xyz[row] * (1 - blackest) + blackest * whites.d50[row];
    xyzToLab(xyz, whites.d50, lab);
  };
  return {
    part: (colour, rendering, out) => {
      labOf(colour, rendering === 'colorimetric');
      inksOfLab(lab, rendering, out);
    },
    print: (from, onPaper, out) => {
      labOfInks(from, lab);
      labToXyz(lab, whites.d50, xyz);
      if (onPaper) for (const row of axes) xyz[row] = (xyz[row] * paper[row]) / whites.d50[row];
      xyzToLinear(xyz, 'd50', out);
      for (const row of axes) out[row] = linearToSrgb(out[row]);
    },
    miss: (colour) => {
      labOf(colour, true);
      inksOfLab(lab, 'colorimetric', inks);
      labOfInks(inks, seen);
      return deltaE(lab, seen);
    },
  };
}
