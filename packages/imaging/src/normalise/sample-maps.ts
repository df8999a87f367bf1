import { type Colour, labToXyz, linearToSrgb, type WhiteName, whites, xyzToLinear } from '@naksha/colour';
import type { MisreadKind } from './misread-kind.ts';

/** Turns the samples of a row, as the decoder hands them over, into 16 bits of sRGB; alpha, where there is any, comes fourth. */
export type SampleMap = (row: Uint8Array, channels: 3 | 4, out: Uint16Array) => void;

const most = 65_535;

/** Samples of a kind; `isD65` says that the white of CIELAB is that of screens instead of D50. */
export function sampleMap(kind: MisreadKind, isD65: boolean): SampleMap {
  if (kind === 'long') return mapLong;
  return kind === 'grey' ? mapGrey : labMap(kind === 'lab', isD65 ? 'd65' : 'd50');
}

const mapLong: SampleMap = (row, _channels, out) => {
  const samples = new Uint32Array(row.buffer, row.byteOffset, row.length / 4);
  for (const [i, sample] of samples.entries()) out[i] = Math.round(sample / 65_537);
};

const mapGrey: SampleMap = (row, channels, out) => {
  const samples = new Float32Array(row.buffer, row.byteOffset, row.length / 4);
  for (const [i, sample] of samples.entries()) {
    const isAlpha = channels === 4 && i % 4 === 3;
    out[i] = sixteenBits(isAlpha ? sample : linearToSrgb(sample));
  }
};

function labMap(isSigned: boolean, white: WhiteName): SampleMap {
  const signed = (byte: number) => (isSigned ? (byte > 127 ? byte - 256 : byte) : byte - 128);
  // Eight bits of Lab are told apart by light in far finer steps than these.
  const shown = Uint16Array.from({ length: most + 1 }, (_, light) => sixteenBits(linearToSrgb(light / most)));
  const colour: Colour = [0, 0, 0];
  return (row, channels, out) => {
    for (let at = 0; at < row.length; at += channels) {
      colour[0] = ((row[at] ?? 0) / 255) * 100;
      colour[1] = signed(row[at + 1] ?? 0);
      colour[2] = signed(row[at + 2] ?? 0);
      labToXyz(colour, whites[white], colour);
      xyzToLinear(colour, white, colour);
      out[at] = shown[sixteenBits(colour[0])] ?? 0;
      out[at + 1] = shown[sixteenBits(colour[1])] ?? 0;
      out[at + 2] = shown[sixteenBits(colour[2])] ?? 0;
      if (channels === 4) out[at + 3] = (row[at + 3] ?? 0) * 257;
    }
  };
}

/** What is no number is black. */
function sixteenBits(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value || 0)) * most);
}
