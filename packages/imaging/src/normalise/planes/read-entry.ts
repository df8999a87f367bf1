import type { FileHandle } from 'node:fs/promises';
import type { TiffEntries } from '../../density/tiff-entries.ts';
import type { TiffEntry } from '../../tiff/directory.ts';
import { entryBytes, entryPlace } from './entry-values.ts';

const kinds: Readonly<Record<number, TiffEntry['type']>> = { 3: 'short', 4: 'long', 5: 'rational' };

/** All values of an entry; undefined for types that no picture needs. Throws PictureError where they lie outside of the file. */
export async function readEntry(
  file: FileHandle,
  directory: TiffEntries,
  entry: Buffer,
): Promise<TiffEntry | undefined> {
  const place = entryPlace(directory, entry);
  if (place === undefined) return undefined;
  const bytes = await entryBytes(file, directory, entry, { ...place, first: 0 });
  const type = kinds[place.type] ?? 'bytes';
  const step = type === 'rational' ? 4 : place.size;
  const values = Array.from({ length: bytes.length / step }, (_, i) => directory.number(bytes, i * step, step));
  return { tag: directory.number(entry, 0, 2), type, values };
}
