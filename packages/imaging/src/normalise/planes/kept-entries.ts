import type { FileHandle } from 'node:fs/promises';
import type { TiffEntries } from '../../density/tiff-entries.ts';
import { PictureError } from '../../picture-error.ts';
import type { TiffEntry } from '../../tiff/directory.ts';
import type { PlaneLayout } from './plane-layout.ts';
import { readEntry } from './read-entry.ts';

const bitsTag = 258;
const paletteTag = 320;
/**
 * What says how samples look: their kind, orientation, dots per inch, white, palette, inks and their number, dots of ink, samples
 * beside the colours, format, profile.
 */
const kept: readonly number[] = [262, 274, 282, 283, 296, 318, 319, paletteTag, 332, 334, 336, 338, 339, 34_675];

/**
 * The entries that stay true when the planes of a picture are put together. Throws PictureError `image_unprocessable` where values lie
 * outside of the file, and for planes of different depths.
 */
export async function keptEntries(
  file: FileHandle,
  directory: TiffEntries,
  { bits }: Pick<PlaneLayout, 'bits'>,
): Promise<TiffEntry[]> {
  const found: TiffEntry[] = [];
  for (const entry of directory.entries) {
    const tag = directory.number(entry, 0, 2);
    if (tag !== bitsTag && !kept.includes(tag)) continue;
    const values = await readEntry(file, directory, entry);
    if (values === undefined) continue;
    if (tag !== bitsTag)
      found.push(tag === paletteTag && bits < 8 ? { ...values, values: widened(values, bits) } : values);
    else if (Array.from(values.values).some((value) => value !== bits)) {
      throw new PictureError('image_unprocessable', 'Expected planes of one depth');
    }
  }
  return found;
}

/** A palette for samples that were stretched to eight bits: of each of its three colours 256 steps. */
function widened({ values }: TiffEntry, bits: number): number[] {
  const most = 2 ** bits - 1;
  return Array.from({ length: 3 * 256 }, (_, i) => {
    const step = Math.round(((i % 256) / 255) * most);
    return values[Math.floor(i / 256) * (most + 1) + step] ?? 0;
  });
}
