import { limits } from '@naksha/contract/limits';
import { decode } from '../decode.ts';
import { openPicture } from '../open.ts';
import { PictureError } from '../picture-error.ts';
import { fromRaw, read } from '../sharp.ts';

/** A picture that models draw, held in memory: RGB, eight bits, row by row. */
export interface SmallPixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** No model draws more. */
const mostPixels = 16_777_216;

/** Reads a picture upright, on white, in sRGB, filled to a size where one is given. Throws PictureError for a damaged one and one of more than 16 million pixels. */
export async function readSmall(path: string, size?: { width: number; height: number }): Promise<SmallPixels> {
  const { width, height } = await openPicture(path);
  if (width * height > mostPixels) {
    const figures = { limit: Math.min(mostPixels, limits.maxPixels), totalPixels: width * height, width, height };
    throw new PictureError('too_many_pixels', `Expected at most ${mostPixels} pixels to hold`, figures);
  }
  const upright = read(path).autoOrient().flatten({ background: '#ffffff' });
  const sized = size === undefined ? upright : upright.resize(size.width, size.height, { fit: 'fill' });
  const raw = sized.toColourspace('srgb').raw({ depth: 'uchar' });
  const { data, info } = await decode(() => raw.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, pixels: data };
}

/** Writes a PNG that holds its pixels and nothing else. */
export async function writeSmall(path: string, { width, height, pixels }: SmallPixels): Promise<void> {
  await fromRaw(pixels, width, height, 3).png({ compressionLevel: 6 }).toFile(path);
}
