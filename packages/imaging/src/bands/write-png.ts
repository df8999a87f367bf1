import { availableParallelism } from 'node:os';
import { constants, createDeflate, type ZlibOptions } from 'node:zlib';
import { atWork } from '../at-work.ts';
import { type PngBand, runLengths } from '../png-band.ts';
import { createPngFile } from '../png-file.ts';
import { filterRows } from '../png-filter.ts';
import { type PixelLayout, pixelBytes, rowBytes } from './pixel-layout.ts';

/** A PNG that takes bands of rows from top to bottom and packs several of them at once. */
export interface PngRows {
  /**
   * Takes any number of whole rows. They have been read, and may have been changed, as soon as the call returns. Resolves when there is
   * room for more: waiting for it keeps memory bounded and lets packing and the caller's own work go on together.
   */
  readonly write: (pixels: Uint8Array) => Promise<void>;
  /** Waits until everything written so far is in the file; what comes after can be repeated with `again`. */
  readonly mark: () => Promise<void>;
  /** Writes everything since the last mark that many times more, without packing it again. */
  readonly again: (times: number) => Promise<void>;
  /** Writes the end. The file is whole only after this. */
  readonly finish: () => Promise<void>;
  /** Closes the file, finished or not; may be called twice. */
  readonly close: () => Promise<void>;
}

/** One a core and one waiting, so that no core waits for the caller. */
const inFlight = availableParallelism() + 1;

/**
 * Begins an sRGB PNG of 8 or 16 bits with or without transparency. Bands of 1 MB (`bandRows`) suit it best. File system errors pass
 * through, ENOSPC among them.
 */
export async function createPngRows(
  path: string,
  layout: PixelLayout,
  dpi: number,
  deflation: Deflation = 'runs',
): Promise<PngRows> {
  const file = await createPngFile(path, { ...layout, dpi });
  const packing: Promise<PngBand>[] = [];
  const append = async (most: number) => {
    while (packing.length > most) {
      const [band] = packing;
      if (band !== undefined) await file.append(await band);
      packing.shift();
      atWork();
    }
  };
  return {
    write: async (pixels) => {
      const band = packRows(pixels, layout, deflation);
      // A failure is reported when its turn comes.
      band.catch(() => undefined);
      packing.push(band);
      await append(inFlight - 1);
    },
    mark: async () => {
      await append(0);
      file.mark();
    },
    again: async (times) => {
      await append(0);
      await file.again(times);
    },
    finish: async () => {
      await append(0);
      await file.finish();
    },
    close: file.close,
  };
}

const headBytes = 2;
/** The empty last block and the sum. */
const endBytes = 6;

/** What a band is deflated into at a time, at least. */
const leastPiece = 2 ** 14;

/** How a band is deflated. `matches` looks for what the row has shown before, as rows of several tiles do; `runs` where there are some. */
const deflations = {
  runs: runLengths,
  codes: { ...runLengths, strategy: constants.Z_HUFFMAN_ONLY },
  matches: { level: 1 },
} as const satisfies Record<string, ZlibOptions>;
type Deflation = 'runs' | 'matches';

/** Looked at to see whether there are runs: every so many bytes one place. */
const sampleEvery = 509;

/** Share of places in a run from which looking for runs pays. */
const worthwhile = 0.02;

/** True when filtered rows have runs of equal bytes: flat and woven pictures do, photographs and enlarged ones hardly. */
function hasRuns(rows: Uint8Array): boolean {
  let runs = 0;
  for (let at = 3; at < rows.length; at += sampleEvery) {
    const byte = rows[at];
    if (byte === rows[at - 1] && byte === rows[at - 2] && byte === rows[at - 3]) runs += 1;
  }
  return runs > (rows.length / sampleEvery) * worthwhile;
}

/** A band is about as small as the one before it. */
let pieceBytes = 2 ** 18;

/** Rows that have been deflated leave their room to the next: fresh memory for each band would keep the collector busy. */
const rooms: Uint8Array[] = [];
const keptRooms = 16;

function takeRoom(bytes: number): Uint8Array {
  const room = rooms.pop();
  return room !== undefined && room.length >= bytes ? room : Buffer.allocUnsafeSlow(bytes);
}

/**
 * Filters rows here and deflates them in a thread of zlib's own, so that several bands are under way at once. Sixteen-bit samples
 * are turned to the byte order of a PNG in place.
 */
function packRows(
  pixels: Uint8Array,
  layout: Omit<PixelLayout, 'height'>,
  deflation: Deflation = 'runs',
): Promise<PngBand> {
  if (layout.depth === 16) Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length).swap16();
  const stride = rowBytes(layout);
  const length = pixels.length + pixels.length / stride;
  const room = takeRoom(length);
  const rows = room.subarray(0, length);
  filterRows(pixels, stride, pixelBytes(layout), rows);
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const kind = deflation === 'runs' && !hasRuns(rows) ? 'codes' : deflation;
    const deflate = createDeflate({
      ...deflations[kind],
      memLevel: 9,
      chunkSize: pieceBytes,
      flush: constants.Z_FULL_FLUSH,
    });
    deflate.on('error', reject);
    deflate.on('data', (piece: Buffer) => pieces.push(piece));
    deflate.on('end', () => {
      // What comes last is as a rule the end alone, and the rest is in one piece.
      const [only] = pieces;
      const isWhole = pieces.length === 2 && only !== undefined && pieces[1]?.length === endBytes;
      const stream = isWhole ? only : Buffer.concat(pieces);
      const end = isWhole ? (pieces[1] ?? only) : stream;
      // zlib has summed the rows on its way, several times faster than we could.
      const adler = end.readUInt32BE(end.length - 4);
      const deflated = stream.subarray(headBytes, isWhole ? stream.length : stream.length - endBytes);
      pieceBytes = Math.max(leastPiece, Math.ceil(deflated.length * 1.25));
      resolve({ deflated, adler, length });
      if (rooms.length < keptRooms) rooms.push(room);
    });
    deflate.write(rows, () => deflate.end());
  });
}
