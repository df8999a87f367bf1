import type { Look } from '@naksha/contract';
import { defaultDpi, pxToCm } from '@naksha/contract/units';
import { openPicture } from '../open.ts';
import { readField } from '../quilt/read-field.ts';
import { lookOf } from './look-of.ts';
import { lookSize } from './look-size.ts';

/** Measures a picture, upright and on white; `dpi` of whoever knows better than the file. Throws PictureError as `openPicture` does. */
export async function measureLook(path: string, dpi: number | null): Promise<Look> {
  const picture = await openPicture(path);
  const { width, height } = lookSize(picture);
  const perInch = dpi ?? picture.dpi ?? defaultDpi;
  return lookOf(await readField(path, width, height), pxToCm(picture.width, perInch));
}
