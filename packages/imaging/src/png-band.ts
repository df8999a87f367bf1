import { constants, deflateRawSync } from 'node:zlib';
import { adler32 } from './adler.ts';

/** Full-width rows of 8-bit RGB, without padding. */
export interface Band {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A band as a piece of a PNG's data stream: any number of them, put in order, make a picture. */
export interface PngBand {
  readonly deflated: Uint8Array;
  readonly adler: number;
  /** Bytes before deflation. */
  readonly length: number;
}

const filter = { sub: 1, up: 2 } as const;
/**
 * Run lengths only: on woven pictures within 4 % of the size that full matching at level 6 reaches, at a fifth of its time. A full
 * flush ends each band, so that bands can be made apart from each other.
 */
const deflation = { level: 1, strategy: constants.Z_RLE, finishFlush: constants.Z_FULL_FLUSH, chunkSize: 2 ** 20 };

/** Filters and deflates a band. Its first row looks only to the left, so that it needs no other band. */
export function packBand({ width, height, pixels }: Band): PngBand {
  const stride = width * 3;
  const rows = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    const from = row * stride;
    const into = row * (stride + 1);
    const back = row === 0 ? 3 : stride;
    rows[into] = row === 0 ? filter.sub : filter.up;
    for (let i = 0; i < stride; i++) {
      const before = row === 0 && i < 3 ? 0 : (pixels[from + i - back] ?? 0);
      rows[into + 1 + i] = (pixels[from + i] ?? 0) - before;
    }
  }
  return { deflated: deflateRawSync(rows, deflation), adler: adler32(rows), length: rows.length };
}
