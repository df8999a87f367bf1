import type { AdjustParams } from '@naksha/contract';
import { adjustPicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';

/** Light and colour of a picture. */
export const adjust: Run<AdjustParams> = async (params, inputs, context) => {
  const { file } = await onePicture(inputs, params, context, adjustPicture);
  return { files: [file] };
};
