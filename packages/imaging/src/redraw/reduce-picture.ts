import { join } from 'node:path';
import { resizePicture } from '../resize.ts';
import { readSmall, writeSmall } from './small-pixels.ts';

/** Of no account to those who look at pixels. */
const dpi = 72;

/**
 * A picture as models are shown it: of exactly this size, RGB of eight bits on white, without anything the file says of itself. A tile
 * stays one. `folder` takes spools. Throws PictureError for a damaged picture.
 */
export async function reducePicture(
  from: string,
  to: string,
  folder: string,
  size: { readonly width: number; readonly height: number; readonly isTile: boolean },
): Promise<void> {
  const sized = join(folder, `sized-${process.pid}-${sequence++}.png`);
  await resizePicture(from, sized, folder, { ...size, dpi });
  await writeSmall(to, await readSmall(sized));
}

let sequence = 0;
