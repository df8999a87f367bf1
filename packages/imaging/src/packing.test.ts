import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackBits } from '../test/unpack-bits.ts';
import { unpackLzw } from '../test/unpack-lzw.ts';
import { adler32, joinAdler32 } from './adler.ts';
import { filterRows } from './png-filter.ts';
import { packBits, packedBytesAtMost } from './psd/pack-bits.ts';
import { sniffType } from './sniff-type.ts';
import { packLzw } from './tiff/pack-lzw.ts';

/** The sum that zlib writes behind its stream. */
const adler32OfZlib = (row: Uint8Array) => deflateSync(row).readUInt32BE(deflateSync(row).length - 4);

/** Bytes as pictures have them: noise, runs of one, and both in turn. */
const runs = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 300 })), { maxLength: 12 })
  .map((parts) => Uint8Array.from(parts.flatMap(([byte, count]) => Array<number>(count).fill(byte))));
const bytes = fc.oneof(fc.uint8Array({ maxLength: 600 }), runs);

describe('PackBits', () => {
  const packed = (source: Uint8Array, from: number, count: number, stride: number) => {
    const into = new Uint8Array(packedBytesAtMost(count) + 5);
    const end = packBits(source, from, count, stride, into, 5);
    return into.subarray(5, end);
  };

  it('gives every row back and takes no more than the room it says', () => {
    fc.assert(
      fc.property(bytes, (row) => {
        fc.pre(row.length > 0);
        const small = packed(row, 0, row.length, 1);
        const back = new Uint8Array(row.length);
        unpackBits(small, back);
        expect(back).toEqual(row);
        expect(small.length).toBeLessThanOrEqual(packedBytesAtMost(row.length));
      }),
    );
  });

  it('packs one channel of pixels as it would those bytes alone', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(3, 4), (plane, stride) => {
        fc.pre(plane.length > 0);
        for (let channel = 0; channel < stride; channel++) {
          const pixels = new Uint8Array(plane.length * stride).fill(99);
          for (const [i, byte] of plane.entries()) pixels[i * stride + channel] = byte;
          const back = new Uint8Array(plane.length);
          unpackBits(packed(pixels, channel, plane.length, stride), back);
          expect(back).toEqual(plane);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([1, 2, 3, 127, 128, 129, 130, 255, 256, 257])('takes runs and literal stretches of %d bytes', (length) => {
    for (const row of [new Uint8Array(length).fill(7), Uint8Array.from({ length }, (_, i) => (i * 37) & 255)]) {
      const back = new Uint8Array(length);
      unpackBits(packed(row, 0, length, 1), back);
      expect(back).toEqual(row);
    }
  });
});

describe('LZW of TIFF', () => {
  it('gives all bytes back', () => {
    fc.assert(
      fc.property(bytes, (row) => {
        expect(unpackLzw(packLzw(row))).toEqual(row);
      }),
    );
  });

  // Codes grow at 511, 1023 and 2047 entries of the table, and it is cleared when it is full.
  it.each([254, 255, 256, 765, 767, 768, 1789, 1791, 3835, 3837, 3838, 9000])(
    'gives %d bytes back that hardly repeat, past the places where codes grow',
    (length) => {
      const row = Uint8Array.from({ length }, (_, i) => ((i * i * 31) ^ (i >> 3) ^ (i * 7919)) & 255);
      expect(unpackLzw(packLzw(row))).toEqual(row);
    },
  );
});

describe('Adler-32', () => {
  it('is the sum that zlib makes', () => {
    expect(adler32(new Uint8Array(0))).toBe(1);
    fc.assert(
      fc.property(bytes, (row) => {
        expect(adler32(row)).toBe(adler32OfZlib(row));
      }),
    );
    const long = new Uint8Array(70_000).fill(255);
    expect(adler32(long)).toBe(adler32OfZlib(long));
  });

  it('of two pieces is that of both together, whatever their lengths', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, two) => {
        const whole = Uint8Array.of(...one, ...two);
        expect(joinAdler32(adler32(one), adler32(two), two.length)).toBe(adler32(whole));
      }),
    );
    const [one, two] = [new Uint8Array(65_521).fill(255), new Uint8Array(131_042).fill(254)];
    expect(joinAdler32(adler32(one), adler32(two), two.length)).toBe(adler32(new Uint8Array([...one, ...two])));
  });
});

describe('the filter of PNG rows', () => {
  /** As a decoder takes the filters back: PNG, section 9. */
  function unfiltered(rows: Uint8Array, stride: number, bytesPerPixel: number): Uint8Array {
    const height = rows.length / (stride + 1);
    const out = new Uint8Array(height * stride);
    for (let row = 0; row < height; row++) {
      const filter = rows[row * (stride + 1)];
      for (let i = 0; i < stride; i++) {
        const left = i < bytesPerPixel ? 0 : (out[row * stride + i - bytesPerPixel] ?? 0);
        const above = row === 0 ? 0 : (out[(row - 1) * stride + i] ?? 0);
        const before = filter === 1 ? left : filter === 2 ? above : 0;
        out[row * stride + i] = (rows[row * (stride + 1) + 1 + i] ?? 0) + before;
      }
    }
    return out;
  }

  it('is taken back by a decoder to the last byte, for every layout and size', () => {
    const layout = fc.record({
      width: fc.integer({ min: 1, max: 9 }),
      height: fc.integer({ min: 1, max: 7 }),
      bytesPerPixel: fc.constantFrom(1, 3, 4, 6, 8),
      kind: fc.constantFrom('noise', 'flat', 'ramp'),
      seed: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(layout, ({ width, height, bytesPerPixel, kind, seed }) => {
        const stride = width * bytesPerPixel;
        const byteAt = {
          noise: (i: number) => (i * seed * 7919) >> 3,
          flat: () => seed,
          ramp: (i: number) => i + seed,
        }[kind];
        const pixels = Uint8Array.from({ length: stride * height }, (_, i) => byteAt(i) & 255);
        const rows = new Uint8Array(height * (stride + 1));
        filterRows(pixels, stride, bytesPerPixel, rows);
        expect(unfiltered(rows, stride, bytesPerPixel)).toEqual(pixels);
        // The first row needs no other above it: bands are filtered apart.
        expect(rows[0]).not.toBe(2);
      }),
    );
  });
});

describe('the first bytes of a file', () => {
  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    ['a PNG whose line ends were changed on the way', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0x00], undefined],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
    ['a TIFF', [0x49, 0x49, 0x2a, 0x00], 'image/tiff'],
    ['a TIFF, big-endian', [0x4d, 0x4d, 0x00, 0x2a], 'image/tiff'],
    ['a BigTIFF', [0x49, 0x49, 0x2b, 0x00], 'image/tiff'],
    ['a BigTIFF, big-endian', [0x4d, 0x4d, 0x00, 0x2b], 'image/tiff'],
    ['a TIFF of mixed order', [0x49, 0x49, 0x00, 0x2a], undefined],
    ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], undefined],
    ['a WebP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50], undefined],
    ['a PSD', [0x38, 0x42, 0x50, 0x53], undefined],
    ['nothing', [], undefined],
    ['half of a PNG', [0x89, 0x50, 0x4e], undefined],
  ])('show %s', (_, head, type) => {
    expect(sniffType(Uint8Array.from(head))).toBe(type);
  });
});
