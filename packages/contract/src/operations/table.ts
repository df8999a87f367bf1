import { adjust } from './adjust.ts';
import { dpi } from './dpi.ts';
import { edit } from './edit.ts';
import { effectTransfer } from './effect-transfer.ts';
import { exportOperation } from './export.ts';
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

/** Every operation of the product. Server, engines and studio are complete against this table by type. */
export const operations = {
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
  export: exportOperation,
  exportPsd,
  mix,
  replicate,
  fromModel,
};

/** The operation that needs nothing but words. */
export const fromWords = operations.generate;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** The row of an operation by the name that is stored with a job or a file; undefined for one that is unknown here. */
export const findOperation = (name: string | undefined): Operations[OperationName] | undefined =>
  Object.values(operations).find((row) => row.name === name);
export const operationNames = Object.values(operations).map(({ name }) => name);
