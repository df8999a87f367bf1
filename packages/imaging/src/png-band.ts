import { constants, deflateRawSync } from 'node:zlib';
import { adler32 } from './adler.ts';
import { filterRows } from './png-filter.ts';

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

/**
 * Run lengths only: on woven pictures within 4 % of the size that full matching at level 6 reaches, at a fifth of its time. A full
 * flush ends each band, so that bands can be made apart from each other.
 */
export const runLengths = { level: 1, strategy: constants.Z_RLE, chunkSize: 2 ** 18 } as const;

/** Filters and deflates a band in the calling thread. Its first row looks only to the left, so that it needs no other band. */
export function packBand({ width, height, pixels }: Band): PngBand {
  const rows = new Uint8Array((width * 3 + 1) * height);
  filterRows(pixels, width * 3, 3, rows);
  const deflated = deflateRawSync(rows, { ...runLengths, finishFlush: constants.Z_FULL_FLUSH });
  return { deflated, adler: adler32(rows), length: rows.length };
}
