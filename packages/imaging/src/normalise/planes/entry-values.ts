import type { FileHandle } from 'node:fs/promises';
import { bytesAt } from '../../density/bytes-at.ts';
import type { TiffEntries } from '../../density/tiff-entries.ts';
import { PictureError } from '../../picture-error.ts';

/** Bytes of a value of the types that describe pictures: byte, ascii, short, long, rational, bytes of any kind, and long of 64 bits. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 16: 8 };
/** Far more than profiles have. */
const mostBytes = 2 ** 24;

/** Where the values of an entry lie, and how many they are. */
interface EntryPlace {
  readonly type: number;
  readonly count: number;
  /** Bytes of one value. */
  readonly size: number;
  /** Undefined where they lie in the entry itself. */
  readonly at: number | undefined;
}

/** Undefined for types that no picture needs. */
export function entryPlace({ number, wordBytes }: TiffEntries, entry: Buffer): EntryPlace | undefined {
  const type = number(entry, 2, 2);
  const size = sizes[type];
  if (size === undefined) return undefined;
  const count = number(entry, 4, wordBytes);
  const at = count * size <= wordBytes ? undefined : number(entry, 4 + wordBytes, wordBytes);
  return { type, count, size, at };
}

/** The bytes of `count` values of an entry from its value `first` on. Throws PictureError `image_unprocessable` where there are fewer. */
export async function entryBytes(
  file: FileHandle,
  { wordBytes }: TiffEntries,
  entry: Buffer,
  { at, size, first, count }: Pick<EntryPlace, 'at' | 'size'> & { first: number; count: number },
): Promise<Buffer> {
  const [start, length] = [first * size, count * size];
  if (length > mostBytes) throw new PictureError('image_unprocessable', `Expected an entry but it has ${length} bytes`);
  const inside = entry.subarray(4 + wordBytes);
  const bytes = at === undefined ? inside.subarray(start, start + length) : await bytesAt(file, at + start, length);
  if (bytes.length === length) return bytes;
  throw new PictureError('image_unprocessable', 'Expected the values of an entry but the file is shorter than it says');
}
