import { needsJoining } from './misread/planes/needs-joining.ts';
import { PictureError } from './picture-error.ts';
import type { TiffDirectory } from './tiff-directory.ts';

const tag = { bits: 258, compression: 259, photometric: 262, sampleFormat: 339 } as const;
const lumaChroma = 6;
const floating = 3;
const jpegs: readonly number[] = [6, 7];

/**
 * Throws PictureError `image_unprocessable` for what the decoder opens with colours that are not the file's: whole numbers of 32 bits,
 * luma with chroma outside of a JPEG, and samples that lie as it does not expect. A wrong colour would go unnoticed into print.
 */
export function refuseMisread(directory: TiffDirectory | undefined): void {
  const value = (entry: number) => directory?.get(entry);
  const isLong = (value(tag.bits) ?? 1) > 16 && value(tag.sampleFormat) !== floating;
  const isBareLuma = value(tag.photometric) === lumaChroma && !jpegs.includes(value(tag.compression) ?? 1);
  const isApart = directory !== undefined && needsJoining(directory);
  if (!isLong && !isBareLuma && !isApart) return;
  const reason = isLong
    ? 'whole numbers of more than 16 bits'
    : isApart
      ? 'samples that lie apart'
      : 'luma and chroma without a JPEG';
  throw new PictureError('image_unprocessable', `Expected samples that can be shown but the TIFF has ${reason}`);
}
