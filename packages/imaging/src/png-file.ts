import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { joinAdler32 } from './adler.ts';
import type { PngBand } from './png-band.ts';

export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Written as whole dots per metre, so read back to the nearest dpi. */
  readonly dpi: number;
}

/** A PNG being written from top to bottom. */
export interface PngFile {
  readonly append: (band: PngBand) => Promise<void>;
  /** Writes the end. The file is whole only after this. */
  readonly finish: () => Promise<void>;
  /** Closes the file, finished or not; may be called twice. */
  readonly close: () => Promise<void>;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const zlibHead = Buffer.from([0x78, 0x01]);
/** An empty last block of fixed codes. */
const deflateEnd = [0x03, 0x00];
const metresPerInch = 0.0254;
/** Perceptual rendering, as sRGB pictures are meant. */
const srgbIntent = 0;

/**
 * Begins an 8-bit sRGB PNG without transparency. Holds one band at a time. File system errors pass through, ENOSPC among
 * them.
 */
export async function createPngFile(path: string, { width, height, dpi }: PngHead): Promise<PngFile> {
  const file = await open(path, 'w');
  const write = (name: string, body: Uint8Array) => writeChunk(file, name, body);
  let adler = 1;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  try {
    await file.write(signature);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    await write('IHDR', header);
    await write('sRGB', Buffer.from([srgbIntent]));
    const density = Buffer.alloc(9);
    const dotsPerMetre = Math.round(dpi / metresPerInch);
    density.writeUInt32BE(dotsPerMetre, 0);
    density.writeUInt32BE(dotsPerMetre, 4);
    density[8] = 1;
    await write('pHYs', density);
    await write('IDAT', zlibHead);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    append: async (band) => {
      adler = joinAdler32(adler, band.adler, band.length);
      await write('IDAT', band.deflated);
    },
    finish: async () => {
      const end = Buffer.alloc(6);
      end.set(deflateEnd);
      end.writeUInt32BE(adler, 2);
      await write('IDAT', end);
      await write('IEND', Buffer.alloc(0));
      await file.sync();
      await close();
    },
    close,
  };
}

async function writeChunk(file: FileHandle, name: string, body: Uint8Array): Promise<void> {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body, crc32(head.subarray(4))), 0);
  await file.appendFile(Buffer.concat([head, body, sum]));
}
