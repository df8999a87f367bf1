import { limits } from '@naksha/contract';
import { PictureError } from '@naksha/imaging';

/** A size that may be made. Throws PictureError `too_many_pixels` with its figures beyond the limit. */
export function withinLimit(size: { width: number; height: number }): { width: number; height: number } {
  const totalPixels = size.width * size.height;
  if (totalPixels <= limits.maxPixels) return size;
  const figures = { limit: limits.maxPixels, totalPixels, ...size };
  throw new PictureError('too_many_pixels', `Expected at most ${limits.maxPixels} pixels, not ${totalPixels}`, figures);
}
