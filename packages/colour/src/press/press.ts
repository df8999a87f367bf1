import { deltaE } from '../delta-e.ts';
import { labToXyz, srgbToXyz, whites, xyzToLab, xyzToLinear } from '../lab.ts';
import { type Colour, linearToSrgb, type Triple } from '../srgb.ts';

/**
 * How colours that the press cannot print are brought to ones it can: `perceptual` moves all of them a little and keeps their
 * distances, `colorimetric` keeps the others as they are (white and black become those of paper and ink).
 */
export type Rendering = 'perceptual' | 'colorimetric';

/** A printing press and its paper, as an ICC profile describes them. Colours are encoded sRGB, inks cyan, magenta, yellow and black, all 0 … 1. */
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

/** A table of an ICC profile (`lut16Type` of ICC.1): curves, a grid of colours, curves. Channels are 0 … 1 as they are stored. */
interface PressTable {
  readonly inputs: number;
  readonly outputs: number;
  /** Points of the grid on each side. */
  readonly side: number;
  /** For each input its curve, one after the other. */
  readonly before: Float64Array;
  /** The first input is slowest. */
  readonly grid: Float64Array;
  readonly after: Float64Array;
}

const headBytes = 52;

/** Reads a 16-bit table of a profile by its tag. Throws RangeError when the profile has none. */
function readTable(profile: Uint8Array, tag: string): PressTable {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.length);
  const at = placeOf(view, tag);
  if (wordAt(view, at) !== 'mft2')
    throw new RangeError(`Expected 16-bit tables as ${tag} but found ${wordAt(view, at)}`);
  const [inputs, outputs, side] = [view.getUint8(at + 8), view.getUint8(at + 9), view.getUint8(at + 10)];
  const [entriesBefore, entriesAfter] = [view.getUint16(at + 48), view.getUint16(at + 50)];
  let from = at + headBytes;
  const take = (count: number) => {
    const numbers = Float64Array.from({ length: count }, (_, index) => view.getUint16(from + index * 2) / 65_535);
    from += count * 2;
    return numbers;
  };
  const before = take(inputs * entriesBefore);
  const grid = take(side ** inputs * outputs);
  return { inputs, outputs, side, before, grid, after: take(outputs * entriesAfter) };
}

/** The white of the paper of a profile as X, Y, Z, where white that has no colour is D50. */
function readPaper(profile: Uint8Array): readonly [number, number, number] {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.length);
  const at = placeOf(view, 'wtpt') + 8;
  const fixed = (index: number) => view.getInt32(at + index * 4) / 65_536;
  return [fixed(0), fixed(1), fixed(2)];
}

function placeOf(view: DataView, tag: string): number {
  const count = view.getUint32(128);
  for (let index = 0; index < count; index++) {
    const entry = 132 + index * 12;
    if (wordAt(view, entry) === tag) return view.getUint32(entry + 4);
  }
  throw new RangeError(`Expected a profile with ${tag}`);
}

function wordAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

const most = 4;
const scaled = new Float64Array(most);
const nodes = new Int32Array(most);
const parts = new Float64Array(most);
const other = new Float64Array(most);

/**
 * What a table makes of three or four channels, 0 … 1, into `out`. Between the points of the grid it goes along the edges of a
 * tetrahedron, greys first, as colour engines do; the first of four channels is mixed apart.
 */
function lookUp(
  { inputs, outputs, side, before, grid, after }: PressTable,
  from: ArrayLike<number>,
  out: Float64Array,
): void {
  const entries = before.length / inputs;
  for (let channel = 0; channel < inputs; channel++) {
    const value = onCurve(before, channel * entries, entries, from[channel] ?? 0);
    const place = value * (side - 1);
    const node = Math.min(side - 2, Math.floor(place));
    nodes[channel] = node;
    parts[channel] = place - node;
  }
  const first = inputs - 3;
  let step = outputs;
  let base = 0;
  for (let channel = inputs - 1; channel >= 0; channel--) {
    base += (nodes[channel] ?? 0) * step;
    scaled[channel] = step;
    step *= side;
  }
  walk(grid, base, first, outputs, out);
  const share = parts[0] ?? 0;
  if (first > 0 && share > 0) {
    walk(grid, base + (scaled[0] ?? 0), first, outputs, other);
    for (let at = 0; at < outputs; at++) out[at] = (out[at] ?? 0) * (1 - share) + (other[at] ?? 0) * share;
  }
  const entriesAfter = after.length / outputs;
  for (let at = 0; at < outputs; at++) out[at] = onCurve(after, at * entriesAfter, entriesAfter, out[at] ?? 0);
}

/** From the lower corner to the upper, along the channel that is farthest first. */
function walk(grid: Float64Array, base: number, first: number, outputs: number, out: Float64Array): void {
  let [a, b, c] = [first, first + 1, first + 2];
  const part = (channel: number) => parts[channel] ?? 0;
  if (part(a) < part(b)) [a, b] = [b, a];
  if (part(b) < part(c)) [b, c] = [c, b];
  if (part(a) < part(b)) [a, b] = [b, a];
  const one = base + (scaled[a] ?? 0);
  const two = one + (scaled[b] ?? 0);
  const three = two + (scaled[c] ?? 0);
  const [w0, w1, w2, w3] = [1 - part(a), part(a) - part(b), part(b) - part(c), part(c)];
  for (let at = 0; at < outputs; at++) {
    out[at] =
      w0 * (grid[base + at] ?? 0) +
      w1 * (grid[one + at] ?? 0) +
      w2 * (grid[two + at] ?? 0) +
      w3 * (grid[three + at] ?? 0);
  }
}

function onCurve(curve: Float64Array, start: number, entries: number, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (entries - 1);
  const index = Math.min(entries - 2, Math.floor(place));
  const low = curve[start + index] ?? 0;
  return low + ((curve[start + index + 1] ?? 0) - low) * (place - index);
}
