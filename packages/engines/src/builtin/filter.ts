import type { FilterParams } from '@naksha/contract';
import { filterPicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';
import { withLaidArea } from './with-laid-area.ts';

/** A filter over a picture. */
export const filter: Run<FilterParams> = async (params, inputs, context) => {
  const { file } = await onePicture(inputs, await withLaidArea(params, inputs), context, filterPicture);
  return { files: [file] };
};
