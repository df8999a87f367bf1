import type { FileHandle } from 'node:fs/promises';
import type { Edit } from './copy-with-edits.ts';
import { readTiffEntries, type TiffEntries } from './tiff-entries.ts';

const tag = { xResolution: 282, yResolution: 283, unit: 296 } as const;
const ours: readonly number[] = [tag.xResolution, tag.yResolution, tag.unit];
const type = { short: 3, rational: 5 } as const;
const inch = 2;

/**
 * What to change in a TIFF or BigTIFF of `bytes` bytes so that its first picture says `dpi`. The directory is written again at the
 * end, whether it had these entries or not; the pixels and everything else that it points to stay where they are.
 */
export async function tiffDensity(file: FileHandle, bytes: number, dpi: number): Promise<Edit[]> {
  const directory = await readTiffEntries(file, 0);
  const { countBytes, entryBytes, wordBytes, number, put } = directory;
  const kept = directory.entries.filter((entry) => !ours.includes(number(entry, 0, 2)));
  const count = kept.length + ours.length;
  // Directories begin at even places.
  const padding = Buffer.alloc(bytes % 2);
  const at = bytes + padding.length;
  const rational = rationalOf(directory, dpi);
  const rationalAt = at + countBytes + count * entryBytes + wordBytes;
  const resolution = (name: number): Buffer => {
    const entry = entryOf(directory, name, type.rational);
    // It fits into an entry of a BigTIFF, and lies behind the directory of a TIFF.
    if (wordBytes === 8) rational.copy(entry, 4 + wordBytes);
    else put(entry, rationalAt, 4 + wordBytes, wordBytes);
    return entry;
  };
  const unit = entryOf(directory, tag.unit, type.short);
  put(unit, inch, 4 + wordBytes, 2);
  const entries = [...kept, resolution(tag.xResolution), resolution(tag.yResolution), unit];
  entries.sort((a, b) => number(a, 0, 2) - number(b, 0, 2));
  const counted = Buffer.alloc(countBytes);
  put(counted, count, 0, countBytes);
  const pointer = Buffer.alloc(wordBytes);
  put(pointer, at, 0, wordBytes);
  return [
    { at: wordBytes, remove: wordBytes, insert: pointer },
    { at: bytes, remove: 0, insert: Buffer.concat([padding, counted, ...entries, directory.next, rational]) },
  ];
}

/** The same for the TIFF inside an EXIF block, where nothing may move: only entries that are there are changed. */
export async function exifDensity(file: FileHandle, start: number, dpi: number): Promise<Edit[]> {
  // An EXIF that cannot be read says nothing of density.
  const directory = await readTiffEntries(file, start).catch(() => undefined);
  if (directory === undefined || directory.wordBytes === 8) return [];
  const { number, put, entries, at, countBytes, entryBytes } = directory;
  const edits = new Map<number, Edit>();
  for (const [index, entry] of entries.entries()) {
    const name = number(entry, 0, 2);
    if (name === tag.unit) {
      const insert = Buffer.alloc(2);
      put(insert, inch, 0, 2);
      const valueAt = at + countBytes + index * entryBytes + 8;
      edits.set(valueAt, { at: valueAt, remove: 2, insert });
    }
    if ((name === tag.xResolution || name === tag.yResolution) && number(entry, 2, 2) === type.rational) {
      const valueAt = start + number(entry, 8, 4);
      // Both may point to one value, which the map keeps once.
      edits.set(valueAt, { at: valueAt, remove: 8, insert: rationalOf(directory, dpi) });
    }
  }
  return [...edits.values()];
}

function entryOf({ entryBytes, wordBytes, put }: TiffEntries, name: number, kind: number): Buffer {
  const entry = Buffer.alloc(entryBytes);
  put(entry, name, 0, 2);
  put(entry, kind, 2, 2);
  put(entry, 1, 4, wordBytes);
  return entry;
}

function rationalOf({ put }: TiffEntries, dpi: number): Buffer {
  const rational = Buffer.alloc(8);
  put(rational, dpi, 0, 4);
  put(rational, 1, 4, 4);
  return rational;
}
