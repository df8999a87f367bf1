import type { RecolourParams } from '@naksha/contract';
import { recolourPicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';
import { withLaidArea } from './with-laid-area.ts';

/** Colours of a picture exchanged for others. Its pixels are changed: a loom design's recipe does not describe them any more. */
export const recolour: Run<RecolourParams> = async (params, inputs, context) => {
  const { file } = await onePicture(inputs, await withLaidArea(params, inputs), context, recolourPicture);
  return { files: [file] };
};
