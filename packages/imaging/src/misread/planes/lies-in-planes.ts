import type { TiffDirectory } from '../../tiff-directory.ts';

const tag = { bits: 258, photometric: 262, samples: 277, planar: 284, tileWidth: 322 } as const;
const separate = 2;
/** Red, green and blue; inks. */
const copied: readonly number[] = [2, 5];

/**
 * True for a TIFF whose samples lie in planes of their own in a way that the decoder refuses or gets wrong: tiles of any kind, and
 * strips of samples that it does not merely copy, of which it takes only the first row of each strip for what it is.
 */
export function liesInPlanes(directory: TiffDirectory): boolean {
  if (directory.get(tag.planar) !== separate) return false;
  if (directory.has(tag.tileWidth)) return true;
  const isCopied = copied.includes(directory.get(tag.photometric) ?? 0) && (directory.get(tag.bits) ?? 1) >= 8;
  return (directory.get(tag.samples) ?? 1) > 1 && !isCopied;
}
