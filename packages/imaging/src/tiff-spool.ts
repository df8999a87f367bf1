import { open } from 'node:fs/promises';
import type { Band } from './png-band.ts';

/** Rows on their way to an encoder that wants a whole file. */
export interface TiffSpool {
  readonly append: (band: Band) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const headBytes = 8;
const type = { short: 3, long: 4 } as const;

/**
 * Writes bands of RGB rows as an uncompressed TIFF, in which libvips reads forwards with a few rows in memory, where a stream of
 * raw pixels would be gathered whole. At most 4 GB. File system errors pass through.
 */
export async function createTiffSpool(path: string, width: number, height: number): Promise<TiffSpool> {
  const file = await open(path, 'w');
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  const pixelBytes = width * height * 3;
  const head = Buffer.alloc(headBytes);
  head.write('II', 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(headBytes + pixelBytes, 4);
  await file.appendFile(head);
  return {
    append: (band) => file.appendFile(band.pixels),
    finish: async () => {
      await file.appendFile(directory(width, height, pixelBytes));
      await close();
    },
    close,
  };
}

/** The image directory after the pixels; eight bits in each of three samples stand behind it. */
function directory(width: number, height: number, pixelBytes: number): Buffer {
  const samplesAt = headBytes + pixelBytes + 2 + 9 * 12 + 4;
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, type.long, 1, width],
    [257, type.long, 1, height],
    [258, type.short, 3, samplesAt],
    [259, type.short, 1, 1],
    [262, type.short, 1, 2],
    [273, type.long, 1, headBytes],
    [277, type.short, 1, 3],
    [278, type.long, 1, height],
    [279, type.long, 1, pixelBytes],
  ];
  const block = Buffer.alloc(2 + entries.length * 12 + 4 + 6);
  block.writeUInt16LE(entries.length, 0);
  for (const [i, [tag, kind, count, value]] of entries.entries()) {
    const at = 2 + i * 12;
    block.writeUInt16LE(tag, at);
    block.writeUInt16LE(kind, at + 2);
    block.writeUInt32LE(count, at + 4);
    block.writeUInt32LE(value, at + 8);
  }
  for (let sample = 0; sample < 3; sample++) block.writeUInt16LE(8, block.length - 6 + sample * 2);
  return block;
}
