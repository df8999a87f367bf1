import { encode, fromLab } from '@naksha/colour';
import type { MisreadKind } from './misread-kind.ts';

/** Turns the samples of a row, as the decoder hands them over, into 16 bits of sRGB; alpha, where there is any, comes fourth. */
export type SampleMap = (row: Uint8Array, channels: 3 | 4, out: Uint16Array) => void;

const most = 65_535;
const kappa = 24_389 / 27;
const epsilon = 216 / 24_389;
/** D50, and the way from there to linear sRGB (Bradford). */
const white = [0.9642, 1, 0.8249] as const;
const toLinear = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/** Samples of a kind; `isD65` says that the white of CIELAB is that of screens instead of D50. */
export function sampleMap(kind: MisreadKind, isD65: boolean): SampleMap {
  if (kind === 'long') return mapLong;
  if (kind === 'grey') return mapGrey;
  const signed = kind === 'lab' ? (byte: number) => (byte > 127 ? byte - 256 : byte) : (byte: number) => byte - 128;
  const toSrgb = isD65 ? fromLab : fromD50;
  return (row, channels, out) => {
    for (let at = 0; at < row.length; at += channels) {
      const [l = 0, a = 0, b = 0] = row.subarray(at, at + 3);
      const colour = toSrgb([(l / 255) * 100, signed(a), signed(b)]);
      for (const [i, value] of colour.entries()) out[at + i] = sixteenBits(value);
      if (channels === 4) out[at + 3] = (row[at + 3] ?? 0) * 257;
    }
  };
}

const mapLong: SampleMap = (row, _channels, out) => {
  const samples = new Uint32Array(row.buffer, row.byteOffset, row.length / 4);
  for (const [i, sample] of samples.entries()) out[i] = Math.round(sample / 65_537);
};

const mapGrey: SampleMap = (row, channels, out) => {
  const samples = new Float32Array(row.buffer, row.byteOffset, row.length / 4);
  for (const [i, sample] of samples.entries()) {
    const isAlpha = channels === 4 && i % 4 === 3;
    out[i] = sixteenBits(isAlpha ? sample : encode(sample));
  }
};

function fromD50([l, a, b]: readonly [number, number, number]): number[] {
  const fy = (l + 16) / 116;
  const [x, y, z] = [white[0] * cube(fy + a / 500), cube(fy), white[2] * cube(fy - b / 200)];
  return toLinear.map(([fromX, fromY, fromZ]) => encode(fromX * x + fromY * y + fromZ * z));
}

function cube(value: number): number {
  return value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa;
}

/** What is no number is black. */
function sixteenBits(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value || 0)) * most);
}
