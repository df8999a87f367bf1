import type { FileHandle } from 'node:fs/promises';
import { PictureError } from './picture-error.ts';

/** Numeric entries of a TIFF image directory by tag: the first value of each. */
export type TiffDirectory = ReadonlyMap<number, number>;

/** More pages than this is no textile but a way to keep a decoder busy: a chain of a million costs seconds to walk. */
const mostDirectories = 64;
const mostEntries = 512;
/** Bytes of a value by TIFF type: byte, ascii, short, long, rational and their signed and 64-bit kin. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];

/**
 * The image directories of a TIFF file (classic or BigTIFF), read without a decoder. `start` is where the TIFF begins in
 * the file, for EXIF blocks. Throws PictureError for chains that are too long, bite their own tail or leave the file, and for a tag
 * that has two values: a decoder may believe the other one.
 */
export async function readTiffDirectories(file: FileHandle, fileBytes: number, start = 0): Promise<TiffDirectory[]> {
  const reader = await createReader(file, fileBytes, start);
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  let at = await reader.word(reader.isBig ? 8 : 4);
  while (at !== 0) {
    if (seen.has(at)) throw broken('its directories form a ring');
    if (directories.length === mostDirectories) throw broken(`it has more than ${mostDirectories} pages`);
    seen.add(at);
    const count = await reader.number(at, reader.isBig ? 8 : 2);
    if (count === 0 || count > mostEntries) throw broken(`a directory of ${count} entries`);
    const entrySize = reader.isBig ? 20 : 12;
    const first = at + (reader.isBig ? 8 : 2);
    const block = await reader.bytes(first, count * entrySize + reader.wordSize);
    directories.push(await readEntries(reader, block, count, entrySize));
    at = reader.wordOf(block, count * entrySize);
  }
  if (directories.length === 0) throw broken('it has no image');
  return directories;
}

type Reader = Awaited<ReturnType<typeof createReader>>;

async function createReader(file: FileHandle, fileBytes: number, start: number) {
  const bytes = async (at: number, length: number): Promise<Buffer> => {
    if (at < 0 || start + at + length > fileBytes) throw broken('a directory lies outside the file');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start + at);
    if (bytesRead < length) throw broken('the file is shorter than it says');
    return buffer;
  };
  const head = await bytes(0, 4);
  const isLittle = head[0] === 0x49;
  const isBig = head[2] === 0x2b || head[3] === 0x2b;
  const wordSize = isBig ? 8 : 4;
  const numberOf = (buffer: Buffer, at: number, size: number): number => {
    if (size === 8) return Number(isLittle ? buffer.readBigUInt64LE(at) : buffer.readBigUInt64BE(at));
    return isLittle ? buffer.readUIntLE(at, size) : buffer.readUIntBE(at, size);
  };
  return {
    isBig,
    wordSize,
    bytes,
    numberOf,
    wordOf: (buffer: Buffer, at: number) => numberOf(buffer, at, wordSize),
    number: async (at: number, size: number) => numberOf(await bytes(at, size), 0, size),
    word: async (at: number) => numberOf(await bytes(at, wordSize), 0, wordSize),
  };
}

async function readEntries(reader: Reader, block: Buffer, count: number, entrySize: number): Promise<TiffDirectory> {
  const entries = new Map<number, number>();
  const valueAt = reader.isBig ? 12 : 8;
  for (let i = 0; i < count; i++) {
    const entry = i * entrySize;
    const type = reader.numberOf(block, entry + 2, 2);
    const size = sizes[type] ?? 0;
    const isRational = type === 5 || type === 10;
    const length = size * reader.wordOf(block, entry + 4);
    if (size === 0 || type === 2 || length === 0) continue;
    let source = block;
    let at = entry + valueAt;
    if (length > reader.wordSize) {
      source = await reader.bytes(reader.wordOf(block, at), size);
      at = 0;
    }
    const tag = reader.numberOf(block, entry, 2);
    const value = isRational
      ? reader.numberOf(source, at, 4) / reader.numberOf(source, at + 4, 4)
      : reader.numberOf(source, at, size);
    if (entries.has(tag) && !Object.is(entries.get(tag), value)) throw broken(`tag ${tag} has two values`);
    entries.set(tag, value);
  }
  return entries;
}

function broken(reason: string): PictureError {
  return new PictureError('image_unprocessable', `Expected a sound TIFF file but ${reason}`);
}
