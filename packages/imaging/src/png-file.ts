import { type FileHandle, open } from 'node:fs/promises';
import { joinAdler32 } from './adler.ts';
import { physicalSize } from './density/png-density.ts';
import type { PngBand } from './png-band.ts';
import { chunkPieces } from './png-chunk.ts';

export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Written as whole dots per metre, so read back to the nearest dpi. */
  readonly dpi: number;
  /** RGB when absent. */
  readonly channels?: 3 | 4;
  /** Bits of a sample; 8 when absent. Fewer only with a palette. */
  readonly depth?: 1 | 2 | 4 | 8 | 16;
  /** Red, green and blue of each colour in turn, when pixels are places in it. */
  readonly palette?: Uint8Array;
}

/** A PNG being written from top to bottom. */
export interface PngFile {
  readonly append: (band: PngBand) => Promise<void>;
  /** What is appended from now on can be repeated. */
  readonly mark: () => void;
  /** Appends everything since the mark that many times more: the bytes are copied as they are. */
  readonly again: (times: number) => Promise<void>;
  /** Writes the end. The file is whole only after this. */
  readonly finish: () => Promise<void>;
  /** Closes the file, finished or not; may be called twice. */
  readonly close: () => Promise<void>;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const zlibHead = Buffer.from([0x78, 0x01]);
/** An empty last block of fixed codes. */
const deflateEnd = [0x03, 0x00];
/** Perceptual rendering, as sRGB pictures are meant. */
const srgbIntent = 0;
const colourType = { 3: 2, 4: 6 } as const;
const paletteType = 3;
/** Read back at a time when bands are repeated. */
const copiedBytes = 2 ** 23;

/**
 * Begins an sRGB PNG. Holds one band at a time. File system errors pass through, ENOSPC among them.
 */
export async function createPngFile(path: string, head: PngHead): Promise<PngFile> {
  const file = await open(path, 'w+');
  const none = { adler: 1, length: 0 };
  let sum = none;
  let written = 0;
  let marked = { at: 0, sum: none };
  let isOpen = true;
  const put = async (...pieces: Uint8Array[]) => {
    const { bytesWritten } = await file.writev(pieces);
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    // A disk may take less than it is given; it says why it takes no more when it is asked again.
    if (bytesWritten < bytes) await file.appendFile(Buffer.concat(pieces).subarray(bytesWritten));
    written += bytes;
  };
  const write = (name: string, body: Uint8Array) => put(...chunkPieces(name, body));
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  try {
    await put(signature);
    for (const [name, body] of headChunks(head)) await write(name, body);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    append: async (band) => {
      sum = joined(sum, band);
      marked = { ...marked, sum: joined(marked.sum, band) };
      await write('IDAT', band.deflated);
    },
    mark: () => {
      marked = { at: written, sum: none };
    },
    again: async (times) => {
      const { at } = marked;
      const end = written;
      for (let time = 0; time < times; time++) sum = joined(sum, marked.sum);
      const first = await bytesOf(file, at, Math.min(end - at, copiedBytes));
      for (let time = 0; time < times; time++) {
        await put(first);
        for (let from = at + first.length; from < end; from += copiedBytes) {
          await put(await bytesOf(file, from, Math.min(copiedBytes, end - from)));
        }
      }
    },
    finish: async () => {
      const end = Buffer.alloc(6);
      end.set(deflateEnd);
      end.writeUInt32BE(sum.adler, 2);
      await write('IDAT', end);
      await write('IEND', Buffer.alloc(0));
      await file.sync();
      await close();
    },
    close,
  };
}

type Sum = Pick<PngBand, 'adler' | 'length'>;

function joined(first: Sum, second: Sum): Sum {
  return { adler: joinAdler32(first.adler, second.adler, second.length), length: first.length + second.length };
}

async function bytesOf(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at);
  if (bytesRead < length) throw new Error(`Expected ${length} bytes at ${at} of the picture but read ${bytesRead}`);
  return buffer;
}

function headChunks({ width, height, dpi, channels = 3, depth = 8, palette }: PngHead): [name: string, body: Buffer][] {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, palette === undefined ? colourType[channels] : paletteType, 0, 0, 0], 8);
  return [
    ['IHDR', header],
    ['sRGB', Buffer.from([srgbIntent])],
    ['pHYs', physicalSize(dpi)],
    ...(palette === undefined ? [] : [['PLTE', Buffer.from(palette)] satisfies [string, Buffer]]),
    ['IDAT', zlibHead],
  ];
}
