import type { FromModelParams } from '@naksha/contract';
import { designFromModel } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';
import { withLaidArea } from './with-laid-area.ts';

/** A design out of a photograph of a garment; the report says what repeat was found, null where none was. */
export const fromModel: Run<FromModelParams> = async ({ region, ...params }, inputs, context) => {
  const asked = await withLaidArea({ ...params, area: region }, inputs);
  const { file, answer } = await onePicture(inputs, asked, context, designFromModel);
  const { seamScore, repeat, cover } = answer;
  return { files: [seamScore === undefined ? file : { ...file, seamScore }], report: { repeat, cover } };
};
