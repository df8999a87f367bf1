import { constants, createDeflate, type ZlibOptions } from 'node:zlib';
import { type PngBand, runLengths } from '../png-band.ts';
import { filterRows } from '../png-filter.ts';
import { type PixelLayout, pixelBytes, rowBytes } from './pixel-layout.ts';

const headBytes = 2;
/** The empty last block and the sum. */
const endBytes = 6;

/** How a band is deflated. `matches` looks for what the row has shown before, as rows of several tiles do; `runs` where there are some. */
const deflations = {
  runs: runLengths,
  codes: { ...runLengths, strategy: constants.Z_HUFFMAN_ONLY },
  matches: { level: 1, chunkSize: 2 ** 18 },
} as const satisfies Record<string, ZlibOptions>;
export type Deflation = 'runs' | 'matches';

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
export function packRows(
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
    const deflate = createDeflate(deflations[deflation === 'runs' && !hasRuns(rows) ? 'codes' : deflation]);
    deflate.on('error', reject);
    deflate.on('data', (piece: Buffer) => pieces.push(piece));
    deflate.on('end', () => {
      const stream = pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
      // zlib has summed the rows on its way, several times faster than we could.
      const adler = stream.readUInt32BE(stream.length - 4);
      resolve({ deflated: stream.subarray(headBytes, stream.length - endBytes), adler, length });
      if (rooms.length < keptRooms) rooms.push(room);
    });
    deflate.write(rows);
    deflate.flush(constants.Z_FULL_FLUSH, () => deflate.end());
  });
}
