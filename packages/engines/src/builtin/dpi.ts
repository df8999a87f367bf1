import { join } from 'node:path';
import type { DpiParams } from '@naksha/contract';
import { setDpi } from '@naksha/imaging';
import type { Run } from '../engine.ts';

/** The same file with other dots per inch. */
export const dpi: Run<DpiParams> = async (params, inputs, { signal, workDir, progress }) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture but received none');
  const path = join(workDir, 'dpi');
  const { contentType, width, height } = await setDpi(input.path, path, params.dpi, signal);
  progress(1);
  return { files: [{ path, contentType, width, height, dpi: params.dpi }] };
};
