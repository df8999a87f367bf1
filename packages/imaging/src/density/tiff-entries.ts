import type { FileHandle } from 'node:fs/promises';
import { PictureError } from '../picture-error.ts';
import { bytesAt } from './bytes-at.ts';

const mostEntries = 512;

/** The first directory of a TIFF or BigTIFF with its entries as they lie in the file. */
export interface TiffEntries {
  /** Where the directory lies in the file. */
  readonly at: number;
  /** Bytes of a count of entries, of an entry, and of an offset. */
  readonly countBytes: number;
  readonly entryBytes: number;
  readonly wordBytes: number;
  readonly entries: readonly Buffer[];
  /** The offset of the next directory, as it lies there. */
  readonly next: Buffer;
  /** Whole numbers of 2, 4 or 8 bytes in the file's byte order. */
  readonly number: (buffer: Buffer, at: number, bytes: number) => number;
  readonly put: (buffer: Buffer, value: number, at: number, bytes: number) => void;
}

/** Reads it; `start` is where the TIFF begins in the file, for EXIF blocks. Throws PictureError when it is broken. */
export async function readTiffEntries(file: FileHandle, start: number): Promise<TiffEntries> {
  const head = await exactly(file, start, 16);
  const isLittle = head[0] === 0x49;
  const number = (buffer: Buffer, at: number, bytes: number): number => {
    if (bytes === 8) return Number(isLittle ? buffer.readBigUInt64LE(at) : buffer.readBigUInt64BE(at));
    return isLittle ? buffer.readUIntLE(at, bytes) : buffer.readUIntBE(at, bytes);
  };
  const put = (buffer: Buffer, value: number, at: number, bytes: number): void => {
    if (bytes === 8) isLittle ? buffer.writeBigUInt64LE(BigInt(value), at) : buffer.writeBigUInt64BE(BigInt(value), at);
    else isLittle ? buffer.writeUIntLE(value, at, bytes) : buffer.writeUIntBE(value, at, bytes);
  };
  const isBig = number(head, 2, 2) === 43;
  const sizes = isBig
    ? { countBytes: 8, entryBytes: 20, wordBytes: 8 }
    : { countBytes: 2, entryBytes: 12, wordBytes: 4 };
  const at = start + number(head, isBig ? 8 : 4, sizes.wordBytes);
  const count = number(await exactly(file, at, sizes.countBytes), 0, sizes.countBytes);
  if (count > mostEntries) throw broken(`a directory of ${count} entries`);
  const block = await exactly(file, at + sizes.countBytes, count * sizes.entryBytes + sizes.wordBytes);
  const entries = Array.from({ length: count }, (_, i) =>
    block.subarray(i * sizes.entryBytes, (i + 1) * sizes.entryBytes),
  );
  return { at, ...sizes, entries, next: block.subarray(-sizes.wordBytes), number, put };
}

async function exactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = await bytesAt(file, at, length);
  if (bytes.length < length) throw broken('the file is shorter than it says');
  return bytes;
}

function broken(reason: string): PictureError {
  return new PictureError('image_unprocessable', `Expected a sound TIFF file but ${reason}`);
}
