import { PictureError } from './picture-error.ts';

/**
 * Runs work that decodes a foreign picture; whatever the decoder says becomes PictureError `image_unprocessable`. A full disk is no
 * fault of the picture: it stays an error with code ENOSPC.
 */
export async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (/no space left/i.test(reason)) throw Object.assign(new Error(reason), { code: 'ENOSPC' });
    throw new PictureError('image_unprocessable', `Expected a sound picture but its decoder says: ${reason}`);
  }
}
