import type { FlattenParams } from '@naksha/contract';
import { flattenPicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';

/** A picture in exactly so many flat colours; the report names them with their shares, and those that no pixel has. */
export const flatten: Run<FlattenParams> = async (params, inputs, context) => {
  const { file, answer } = await onePicture(inputs, params, context, flattenPicture);
  return { files: [file], report: { colours: answer.colours, unused: answer.unused } };
};
