import type { TiffDirectory } from '../../tiff-directory.ts';

const tag = { bits: 258, compression: 259, photometric: 262, samples: 277, planar: 284, tileWidth: 322 } as const;
const separate = 2;
const lumaChroma = 6;
const jpegs: readonly number[] = [6, 7];
/** Red, green and blue; inks. */
const copied: readonly number[] = [2, 5];

/**
 * True for a TIFF whose samples lie in a way that the decoder refuses or gets wrong: several of a pixel that are less than a byte each,
 * luma with chroma outside of a JPEG, tiles in planes, and strips in planes of samples that it does not merely copy, of which it takes only the first row of each strip
 * for what it is.
 */
export function needsJoining(directory: TiffDirectory): boolean {
  const isSeveral = (directory.get(tag.samples) ?? 1) > 1;
  if (isSeveral && (directory.get(tag.bits) ?? 1) < 8) return true;
  if (directory.get(tag.photometric) === lumaChroma && !jpegs.includes(directory.get(tag.compression) ?? 1))
    return true;
  if (directory.get(tag.planar) !== separate) return false;
  return directory.has(tag.tileWidth) || (isSeveral && !copied.includes(directory.get(tag.photometric) ?? 0));
}
