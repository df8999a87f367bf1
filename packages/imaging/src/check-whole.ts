import { decode } from './decode.ts';
import { read } from './sharp.ts';

/** Small enough to cost nothing, made by averaging so that every pixel is asked for. */
const probe = { width: 16, height: 16, fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false } as const;

/**
 * Decodes a picture to its last pixel and throws PictureError `image_unprocessable` when it is cut short or damaged. About a
 * second for 100 million pixels, in bounded memory.
 */
export async function checkWhole(path: string): Promise<void> {
  await decode(() => read(path).resize(probe).raw().toBuffer());
}
