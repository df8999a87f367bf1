import { deflateSync } from 'node:zlib';
import { packLzw } from '../src/tiff/pack-lzw.ts';

/** A TIFF to be written whole, whatever its samples are. */
export interface PlanarTiff {
  readonly width: number;
  readonly height: number;
  readonly bits: 4 | 8 | 16 | 32;
  readonly photometric: number;
  /** Samples of each plane from top to bottom. */
  readonly planes: readonly (readonly number[])[];
  /** Width and height of tiles; undefined for strips of five rows. */
  readonly tile?: readonly [width: number, height: number] | undefined;
  /** The samples of a pixel together instead. */
  readonly isTogether?: boolean;
  readonly compression?: 'none' | 'lzw' | 'deflate';
  readonly isBigEndian?: boolean;
  readonly isBig?: boolean;
  /** Further entries: shorts, bytes or rationals. */
  readonly more?: readonly Entry[];
}

interface Entry {
  readonly tag: number;
  readonly type: 1 | 2 | 3 | 4 | 5 | 7 | 16;
  /** Of a rational numerator and denominator. */
  readonly values: readonly number[];
}

const compressions = { none: 1, lzw: 5, deflate: 8 } as const;
const sizes = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 4, 7: 1, 16: 8 } as const;
const stripRows = 5;

/** The bytes of the file: head, pieces, directory, lists. LZW and deflate take the horizontal predictor where samples are whole bytes. */
export function planarTiff(tiff: PlanarTiff): Buffer {
  const { width, height, bits, planes, isTogether = false, compression = 'none', isBig = false } = tiff;
  const isPredicted = compression !== 'none' && (bits === 8 || bits === 16);
  const perPixel = isTogether ? planes.length : 1;
  const [across, down] = tiff.tile ?? [width, stripRows];
  const layers = isTogether ? [woven(planes)] : planes;
  const pieces: Uint8Array[] = [];
  for (const layer of layers) {
    for (let y = 0; y < height; y += down) {
      for (let x = 0; x < width; x += across) {
        const rows = tiff.tile === undefined ? Math.min(down, height - y) : down;
        const lines: number[][] = [];
        for (let row = y; row < y + rows; row++) {
          lines.push(
            Array.from({ length: across * perPixel }, (_, i) => {
              const column = x * perPixel + i;
              return row < height && column < width * perPixel ? (layer[row * width * perPixel + column] ?? 0) : 0;
            }),
          );
        }
        const bytes = Buffer.concat(
          lines.map((line) => packed(isPredicted ? differences(line, perPixel) : line, tiff)),
        );
        if (compression === 'none') pieces.push(bytes);
        else pieces.push(compression === 'lzw' ? packLzw(bytes) : deflateSync(bytes));
      }
    }
  }
  const headBytes = isBig ? 16 : 8;
  const places: number[] = [];
  let at = headBytes;
  for (const piece of pieces) {
    places.push(at);
    at += piece.length + (piece.length % 2);
  }
  const one = (tag: number, value: number): Entry => ({ tag, type: 3, values: [value] });
  const place = isBig ? 16 : 4;
  const lengths = pieces.map((piece) => piece.length);
  const entries: Entry[] = [
    one(256, width),
    one(257, height),
    { tag: 258, type: 3, values: planes.map(() => bits) },
    one(259, compressions[compression]),
    one(262, tiff.photometric),
    one(277, planes.length),
    one(284, isTogether ? 1 : 2),
    ...(isPredicted ? [one(317, 2)] : []),
    ...(tiff.tile === undefined
      ? [
          { tag: 273, type: place, values: places } as const,
          one(278, stripRows),
          { tag: 279, type: 4, values: lengths } as const,
        ]
      : [
          one(322, across),
          one(323, down),
          { tag: 324, type: place, values: places } as const,
          { tag: 325, type: 4, values: lengths } as const,
        ]),
    ...(tiff.more ?? []),
  ];
  const padded = pieces.flatMap((piece) => [piece, Buffer.alloc(piece.length % 2)]);
  return Buffer.concat([headOf(tiff, at), ...padded, directoryOf(tiff, at, entries)]);
}

function woven(planes: PlanarTiff['planes']): number[] {
  return (planes[0] ?? []).flatMap((_, i) => planes.map((plane) => plane[i] ?? 0));
}

function differences(line: readonly number[], perPixel: number): number[] {
  return line.map((value, i) => (i < perPixel ? value : value - (line[i - perPixel] ?? 0)));
}

function packed(line: readonly number[], { bits, isBigEndian = false }: PlanarTiff): Buffer {
  if (bits === 4) {
    return Buffer.from(
      Array.from({ length: Math.ceil(line.length / 2) }, (_, i) => ((line[i * 2] ?? 0) << 4) | (line[i * 2 + 1] ?? 0)),
    );
  }
  const bytes = Buffer.alloc((line.length * bits) / 8);
  for (const [i, value] of line.entries()) {
    // Samples of 32 bits are floating point here.
    if (bits === 32) isBigEndian ? bytes.writeFloatBE(value, i * 4) : bytes.writeFloatLE(value, i * 4);
    else put(bytes, (value + 2 ** bits) % 2 ** bits, i * (bits / 8), bits / 8, isBigEndian);
  }
  return bytes;
}

function headOf({ isBig = false, isBigEndian = false }: PlanarTiff, directoryAt: number): Buffer {
  const head = Buffer.alloc(isBig ? 16 : 8);
  head.write(isBigEndian ? 'MM' : 'II', 'latin1');
  put(head, isBig ? 43 : 42, 2, 2, isBigEndian);
  if (isBig) put(head, 8, 4, 2, isBigEndian);
  put(head, directoryAt, isBig ? 8 : 4, isBig ? 8 : 4, isBigEndian);
  return head;
}

function directoryOf(
  { isBig = false, isBigEndian = false }: PlanarTiff,
  at: number,
  entries: readonly Entry[],
): Buffer {
  const [countBytes, entryBytes, wordBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
  const block = Buffer.alloc(countBytes + entries.length * entryBytes + wordBytes);
  put(block, entries.length, 0, countBytes, isBigEndian);
  const behind: Buffer[] = [];
  let end = at + block.length;
  for (const [index, { tag, type, values }] of entries.toSorted((a, b) => a.tag - b.tag).entries()) {
    const entry = countBytes + index * entryBytes;
    put(block, tag, entry, 2, isBigEndian);
    put(block, type, entry + 2, 2, isBigEndian);
    put(block, type === 5 ? values.length / 2 : values.length, entry + 4, wordBytes, isBigEndian);
    const bytes = Buffer.alloc(values.length * sizes[type]);
    for (const [i, value] of values.entries()) put(bytes, value, i * sizes[type], sizes[type], isBigEndian);
    if (bytes.length <= wordBytes) bytes.copy(block, entry + 4 + wordBytes);
    else {
      put(block, end, entry + 4 + wordBytes, wordBytes, isBigEndian);
      behind.push(bytes, Buffer.alloc(bytes.length % 2));
      end += bytes.length + (bytes.length % 2);
    }
  }
  return Buffer.concat([block, ...behind]);
}

function put(buffer: Buffer, value: number, at: number, bytes: number, isBigEndian: boolean): void {
  if (bytes === 8)
    isBigEndian ? buffer.writeBigUInt64BE(BigInt(value), at) : buffer.writeBigUInt64LE(BigInt(value), at);
  else isBigEndian ? buffer.writeUIntBE(value, at, bytes) : buffer.writeUIntLE(value, at, bytes);
}
