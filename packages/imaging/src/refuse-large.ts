import { limits } from '@naksha/contract/limits';
import { PictureError } from './picture-error.ts';

/** Throws PictureError `too_many_pixels` with the figures beyond 280 million pixels. */
export function refuseLarge(width: number, height: number): void {
  const totalPixels = width * height;
  if (totalPixels <= limits.maxPixels) return;
  const params = { limit: limits.maxPixels, totalPixels, width, height };
  throw new PictureError(
    'too_many_pixels',
    `Expected at most ${limits.maxPixels} pixels but received ${totalPixels}`,
    params,
  );
}
