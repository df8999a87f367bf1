import { decode } from '../decode.ts';
import { read } from '../sharp.ts';
import { showsThrough, srgbOf } from '../srgb-of.ts';
import type { Field } from './field.ts';
import { fieldOfPixels } from './field-of-pixels.ts';

/** Reads a picture file, upright and on white, reduced to so many pixels. Throws PictureError for a damaged one. */
export async function readField(path: string, width: number, height: number): Promise<Field> {
  const { data, channels } = await readReduced(path, width, height);
  return fieldOfPixels(data, channels, { width, height });
}

/** The pixels of a picture file, upright and on white, reduced to so many. Throws PictureError for a damaged one. */
export async function readReduced(
  path: string,
  width: number,
  height: number,
): Promise<{ data: Uint8Array; channels: number }> {
  const head = await decode(() => read(path).metadata());
  const upright = srgbOf(path, head, 8).autoOrient();
  const small = (showsThrough(head) ? upright.flatten({ background: '#ffffff' }) : upright)
    .resize(width, height, { fit: 'fill' })
    .raw({ depth: 'uchar' });
  const { data, info } = await decode(() => small.toBuffer({ resolveWithObject: true }));
  return { data, channels: info.channels };
}
