import { join } from 'node:path';
import type { PictureWork } from '@naksha/imaging';
import type { EngineContext, EngineFile, EngineInput } from '../engine.ts';

/** What an operation on one picture made of it. */
interface Made {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/tiff';
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/** Has an operation work on the one picture it was given and answers the file; what else it says is handed on. */
export async function onePicture<Params, Answer extends Made>(
  inputs: readonly EngineInput[],
  params: Params,
  { signal, workDir, progress }: EngineContext,
  work: (work: PictureWork<Params>) => Promise<Answer>,
): Promise<{ file: EngineFile; answer: Answer }> {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture but received none');
  const to = join(workDir, 'result.png');
  const answer = await work({ from: input.path, to, folder: workDir, params, signal, progress });
  progress(1);
  const { contentType, width, height, dpi } = answer;
  return { file: { path: to, contentType, width, height, dpi }, answer };
}
