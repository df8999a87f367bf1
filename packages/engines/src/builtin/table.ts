import type { OperationName, Operations } from '@naksha/contract';
import type { Run } from '../engine.ts';
import { adjust } from './adjust.ts';
import { dpi } from './dpi.ts';
import { edit } from './edit.ts';
import { effectTransfer } from './effect-transfer.ts';
import { exportPicture } from './export.ts';
import { exportPsd } from './export-psd.ts';
import { filter } from './filter.ts';
import { flatten } from './flatten.ts';
import { fromModel } from './from-model.ts';
import { generate } from './generate.ts';
import { mask } from './mask.ts';
import { mix } from './mix.ts';
import { onModel } from './on-model.ts';
import { recolour } from './recolour.ts';
import { repeat } from './repeat.ts';
import { replicate } from './replicate.ts';
import { resize } from './resize.ts';
import { upscale } from './upscale.ts';
import { variation } from './variation.ts';
import { vectorise } from './vectorise.ts';

export type BuiltinOperation = OperationName;

/** What this installation does without a service elsewhere. An operation of the contract that is missing here does not compile. */
export const builtin = {
  generate,
  edit,
  variation,
  recolour,
  adjust,
  filter,
  mask,
  flatten,
  vectorise,
  effectTransfer,
  repeat,
  upscale,
  resize,
  dpi,
  onModel,
  export: exportPicture,
  exportPsd,
  mix,
  replicate,
  fromModel,
} satisfies {
  readonly [Name in BuiltinOperation]: Run<ReturnType<Operations[Name]['params']['parse']>>;
};
