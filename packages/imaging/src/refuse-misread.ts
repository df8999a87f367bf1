import { needsJoining } from './normalise/planes/needs-joining.ts';
import { PictureError } from './picture-error.ts';
import type { TiffDirectory } from './tiff-directory.ts';

const tag = { bits: 258, sampleFormat: 339 } as const;
const floating = 3;

/**
 * Throws PictureError `image_unprocessable` for what the decoder opens with colours that are not the file's: whole numbers of 32 bits,
 * and samples that have to be joined first. A wrong colour would go unnoticed into print.
 */
export function refuseMisread(directory: TiffDirectory | undefined): void {
  const value = (entry: number) => directory?.get(entry);
  const isLong = (value(tag.bits) ?? 1) > 16 && value(tag.sampleFormat) !== floating;
  const isApart = directory !== undefined && needsJoining(directory);
  if (!isLong && !isApart) return;
  const reason = isLong ? 'whole numbers of more than 16 bits' : 'samples that do not lie together';
  throw new PictureError('image_unprocessable', `Expected samples that can be shown but the TIFF has ${reason}`);
}
