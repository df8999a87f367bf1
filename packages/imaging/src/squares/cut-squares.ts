import { whileGrowing } from '../at-work.ts';
import { decode } from '../decode.ts';
import { read } from '../sharp.ts';
import { srgbOf } from '../srgb-of.ts';

/** Side of a square in pixels; those at the right and the lower edge are smaller. */
const side = 512;

/**
 * Cuts a picture into PNG squares of 512 pixels at full size, at half of it and so on until one square holds all, into an archive that
 * `squaresIn` reads. Pixels are those of the picture in eight bits of sRGB, upright. Level 0 is the smallest. Throws PictureError for
 * damaged pixels; ENOSPC for a full disk.
 */
export async function cutSquares(from: string, to: string): Promise<void> {
  const head = await decode(() => read(from).metadata());
  const upright = srgbOf(from, head, 8).autoOrient().png({ compressionLevel: 1 });
  const squares = {
    size: side,
    overlap: 0,
    layout: 'dz',
    depth: 'onetile',
    container: 'zip',
    basename: 'squares',
  } as const;
  await whileGrowing(to, () => decode(() => upright.tile(squares).toFile(to)));
}
