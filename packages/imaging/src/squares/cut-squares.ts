import { rm } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { whileGrowing } from '../at-work.ts';
import { decode } from '../decode.ts';
import { encodePicture } from '../encode.ts';
import { read } from '../sharp.ts';
import { srgbOf } from '../srgb-of.ts';

/** Side of a square in pixels; those at the right and the lower edge are smaller. */
const side = 512;

/**
 * Cuts a picture into PNG squares of 512 pixels at full size, at half of it and so on until one square holds all, into an archive that
 * `squaresIn` reads. Pixels are those of the picture in eight bits of sRGB, upright. Level 0 is the smallest. Throws PictureError for
 * damaged pixels; ENOSPC for a full disk. Needs some 150 MB of memory and
 * what a picture in passes takes besides; one that lies on its side is laid upright in files beside the archive first, of 12 bytes a pixel at most.
 */
export async function cutSquares(from: string, to: string): Promise<void> {
  const head = await decode(() => read(from).metadata());
  // The library mirrors row by row; to turn a picture it would hold all of it.
  if ((head.orientation ?? 1) < 3) return cut(from, head, to);
  const laid = `${to}.laid`;
  try {
    await encodePicture(from, laid, { format: 'png', bits: 8, dpi: 72, quality: 100, compression: 'none' });
    await cut(laid, await read(laid).metadata(), to);
  } finally {
    await rm(laid, { force: true });
  }
}

async function cut(from: string, head: Metadata, to: string): Promise<void> {
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
