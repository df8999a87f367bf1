import { join } from 'node:path';
import type { DrawingFormat, VectoriseParams } from '@naksha/contract';
import { vectorisePicture } from '@naksha/imaging';
import type { DrawingType, Run } from '../engine.ts';

const types: Readonly<Record<DrawingFormat, DrawingType>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  dxf: 'image/vnd.dxf',
};

/** A picture as a drawing; the report says its colours, how many outlines it has and the weave that was taken out. */
export const vectorise: Run<VectoriseParams> = async (params, inputs, { workDir, signal, progress }) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture but received none');
  const path = join(workDir, `drawing.${params.format}`);
  const rendition = join(workDir, 'rendition.png');
  const work = { from: input.path, to: path, rendition, folder: workDir, params, signal, progress };
  const { width, height, dpi, ...report } = await vectorisePicture(work);
  progress(1);
  return { files: [{ path, rendition, contentType: types[params.format], width, height, dpi }], report };
};
