import { join } from 'node:path';
import { cmToPx, defaultDpi, type ResizeParams } from '@naksha/contract';
import { openPicture, resizePicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { withinLimit } from './within-limit.ts';

/** A picture in another size. */
export const resize: Run<ResizeParams> = async (params, inputs, { signal, workDir, progress }) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to resize but received none');
  const picture = await openPicture(input.path);
  const dpi = params.dpi ?? input.dpi ?? picture.dpi ?? defaultDpi;
  const size = withinLimit(sizeOf(params, picture, dpi));
  const to = join(workDir, 'resize.png');
  const work = { from: input.path, to, folder: workDir, signal, progress };
  await resizePicture({ ...work, params: { ...size, dpi, isTile: params.isTile } });
  progress(1);
  return { files: [{ path: to, contentType: 'image/png', ...size, dpi }] };
};

function sizeOf({ width, height, unit }: ResizeParams, picture: { width: number; height: number }, dpi: number) {
  const px = (value: number): number => {
    if (unit === 'cm') return cmToPx(value, dpi);
    return unit === 'inch' ? value * dpi : value;
  };
  const ratio = picture.width / picture.height;
  const across = width === undefined ? px(height ?? 0) * ratio : px(width);
  const down = height === undefined ? across / ratio : px(height);
  return { width: Math.max(1, Math.round(across)), height: Math.max(1, Math.round(down)) };
}
