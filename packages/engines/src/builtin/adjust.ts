import type { AdjustParams } from '@naksha/contract';
import { adjustPicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';
import { withLaidArea } from './with-laid-area.ts';

/** Light and colour of a picture. */
export const adjust: Run<AdjustParams> = async (params, inputs, context) => {
  const { file } = await onePicture(inputs, await withLaidArea(params, inputs), context, adjustPicture);
  return { files: [file] };
};
