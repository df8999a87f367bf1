import { toOklab } from '@naksha/colour';
import { decode } from '../decode.ts';
import { read } from '../sharp.ts';
import { showsThrough, srgbOf } from '../srgb-of.ts';
import type { Field } from './field.ts';

/** Reads a picture file, upright and on white, reduced to so many pixels. Throws PictureError for a damaged one. */
export async function readField(path: string, width: number, height: number): Promise<Field> {
  const head = await decode(() => read(path).metadata());
  const upright = srgbOf(path, head, 8).autoOrient();
  const small = (showsThrough(head) ? upright.flatten({ background: '#ffffff' }) : upright)
    .resize(width, height, { fit: 'fill' })
    .raw({ depth: 'uchar' });
  const { data, info } = await decode(() => small.toBuffer({ resolveWithObject: true }));
  const lab = new Float32Array(width * height * 3);
  const known = new Map<number, number>();
  const colour: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < width * height; at++) {
    const from = at * info.channels;
    const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    const name = (red << 16) | (green << 8) | blue;
    const seen = known.get(name);
    if (seen !== undefined) {
      lab.copyWithin(at * 3, seen, seen + 3);
      continue;
    }
    toOklab(red / 255, green / 255, blue / 255, colour);
    for (let axis = 0; axis < 3; axis++) lab[at * 3 + axis] = (colour[axis] ?? 0) * 100;
    known.set(name, at * 3);
  }
  return { width, height, lab };
}
