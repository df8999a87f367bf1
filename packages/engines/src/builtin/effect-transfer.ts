import type { EffectTransferParams } from '@naksha/contract';
import { transferEffect } from '@naksha/imaging';
import type { Run } from '../engine.ts';
import { onePicture } from './one-picture.ts';

/** A picture laid in a craft, or with the look of the second one; the report says how it was done. */
export const effectTransfer: Run<EffectTransferParams> = async (params, inputs, context) => {
  const [, look] = inputs;
  const { file, answer } = await onePicture(inputs, { ...params, look: look?.path }, context, transferEffect);
  const { seamScore } = answer;
  const report = { technique: params.technique ?? null, look: look?.fileName ?? null };
  return { files: [seamScore === undefined ? file : { ...file, seamScore }], report };
};
