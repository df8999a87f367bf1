import type { MaskParams } from '@naksha/contract';
import { type Masking, maskPicture } from '@naksha/imaging';
import type { EngineInput, Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';
import { withLaidArea } from './with-laid-area.ts';

/**
 * What is masked removed or filled; every other pixel stays. The pixels are changed: a loom design's recipe does not describe them any more.
 * The report says where the filling was taken from and how much of the picture it is.
 */
export const mask: Run<MaskParams> = async (params, inputs, context) => {
  const masking: Masking = {
    mask: await maskOf(params, inputs),
    strength: params.action === 'watermark' ? params.strength / 100 : 1,
    seed: params.seed ?? context.seed,
    isPlain: false,
    motifs: [],
  };
  const { file, answer } = await onePicture(inputs, masking, context, maskPicture);
  const { method, changed, parts } = answer;
  return { files: [file], report: { method, changed, parts } };
};

async function maskOf(params: MaskParams, inputs: readonly EngineInput[]): Promise<Masking['mask']> {
  const [, given] = inputs;
  if (given !== undefined) return { kind: 'picture', path: given.path };
  const { within } = await withLaidArea(params, inputs);
  if (within === undefined) throw new RangeError('Expected an area or a mask but received none');
  return { kind: 'area', area: within };
}
