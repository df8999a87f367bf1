import { limits, type RepeatParams } from '@naksha/contract';
import { PictureError } from '@naksha/imaging';
import type { RepeatPlan } from '@naksha/loom';

/** The pixels of a repeat: as asked for, or so many copies. Throws PictureError `too_many_pixels` beyond the limit. */
export function repeatSize(
  { columns, rows, width, height }: Pick<RepeatParams, 'columns' | 'rows' | 'width' | 'height'>,
  { pitch }: Pick<RepeatPlan, 'pitch'>,
): { width: number; height: number } {
  return withinLimit({ width: width ?? columns * pitch.across, height: height ?? rows * pitch.down });
}

/** A size that may be made. Throws PictureError `too_many_pixels` with its figures beyond the limit. */
export function withinLimit(size: { width: number; height: number }): { width: number; height: number } {
  const totalPixels = size.width * size.height;
  if (totalPixels <= limits.maxPixels) return size;
  throw new PictureError(
    'too_many_pixels',
    `Expected at most ${limits.maxPixels} pixels but ${totalPixels} are asked for`,
    {
      limit: limits.maxPixels,
      totalPixels,
      ...size,
    },
  );
}
