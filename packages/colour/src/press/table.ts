/** A table of an ICC profile (`lut16Type` of ICC.1): curves, a grid of colours, curves. Channels are 0 … 1 as they are stored. */
export interface PressTable {
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
export function readTable(profile: Uint8Array, tag: string): PressTable {
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
export function readPaper(profile: Uint8Array): readonly [number, number, number] {
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
