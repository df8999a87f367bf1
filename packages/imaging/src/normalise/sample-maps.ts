import { encode } from '@naksha/colour';
import type { MisreadKind } from './misread-kind.ts';

/** Turns the samples of a row, as the decoder hands them over, into 16 bits of sRGB; alpha, where there is any, comes fourth. */
export type SampleMap = (row: Uint8Array, channels: 3 | 4, out: Uint16Array) => void;

const most = 65_535;
const kappa = 24_389 / 27;
const epsilon = 216 / 24_389;
/** Whites of CIELAB, and the way from them to linear sRGB: of D50 by Bradford, of screens straight. */
const d50 = {
  white: [0.9642, 1, 0.8249],
  toLinear: [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0719453, -0.2289914, 1.4052427],
  ],
} as const;
const d65 = {
  white: [0.95047, 1, 1.08883],
  toLinear: [
    [3.2404542, -1.5371385, -0.4985314],
    [-0.969266, 1.8760108, 0.041556],
    [0.0556434, -0.2040259, 1.0572252],
  ],
} as const;

/** Samples of a kind; `isD65` says that the white of CIELAB is that of screens instead of D50. */
export function sampleMap(kind: MisreadKind, isD65: boolean): SampleMap {
  if (kind === 'long') return mapLong;
  return kind === 'grey' ? mapGrey : labMap(kind === 'lab', isD65 ? d65 : d50);
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

function labMap(isSigned: boolean, { white, toLinear }: typeof d50 | typeof d65): SampleMap {
  const signed = (byte: number) => (isSigned ? (byte > 127 ? byte - 256 : byte) : byte - 128);
  // Eight bits of Lab are told apart by light in far finer steps than these.
  const shown = Uint16Array.from({ length: most + 1 }, (_, light) => sixteenBits(encode(light / most)));
  return (row, channels, out) => {
    for (let at = 0; at < row.length; at += channels) {
      const fy = (((row[at] ?? 0) / 255) * 100 + 16) / 116;
      const x = white[0] * cube(fy + signed(row[at + 1] ?? 0) / 500);
      const y = cube(fy);
      const z = white[2] * cube(fy - signed(row[at + 2] ?? 0) / 200);
      for (let i = 0; i < 3; i++) {
        const [fromX, fromY, fromZ] = toLinear[i] ?? toLinear[0];
        out[at + i] = shown[sixteenBits(fromX * x + fromY * y + fromZ * z)] ?? 0;
      }
      if (channels === 4) out[at + 3] = (row[at + 3] ?? 0) * 257;
    }
  };
}

function cube(value: number): number {
  const third = value * value * value;
  return third > epsilon ? third : (116 * value - 16) / kappa;
}

/** What is no number is black. */
function sixteenBits(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value || 0)) * most);
}
