import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditParams } from '@naksha/contract';
import { flattenParams, recolourParams } from '@naksha/contract';
import { flattenPicture, makePreview, recolourPicture } from '@naksha/imaging';
import { editColours } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { onePicture } from './one-picture.ts';

/** Colours that a picture is read as. */
const parts = 9;
const previewPx = 512;
/** So much of what was not understood is told in one sentence. */
const longestTold = 120;

/**
 * An edit of a picture that has no recipe: its colours are changed as the words say, its drawing stays. What asks for more is told in
 * the report. Throws `OperationError` when nothing would change.
 */
export async function editPicture(
  { prompt, locked }: EditParams,
  input: EngineInput,
  context: EngineContext,
): Promise<EngineResult> {
  const { colours, done, refused, unmatched } = editColours(await coloursOf(input, context), prompt, locked);
  if (done.length === 0) throw refused.length > 0 ? needsRecipe() : nothingDone(unmatched);
  const params = recolourParams.parse({ colours, reach: 'all' });
  const { file } = await onePicture([input], params, context, recolourPicture);
  return { files: [file], report: { done, refused, unmatched } };
}

/** Why an edit came to nothing. */
export function nothingDone(unmatched: readonly string[]): OperationError {
  const words = unmatched.join(', ').slice(0, longestTold);
  return words === ''
    ? new OperationError('edit_changed_nothing', 'The design is like that already')
    : new OperationError('edit_not_understood', `Not understood: ${words}`, { words });
}

function needsRecipe(): OperationError {
  return new OperationError('edit_needs_recipe', 'Only the colours of a picture without a recipe can be edited');
}

/** The colours of a small copy of the picture with their shares. */
async function coloursOf(input: EngineInput, { workDir, signal }: EngineContext) {
  const small = join(workDir, 'small.jpg');
  const { bytes } = await makePreview(input.path, previewPx, 'jpeg');
  await writeFile(small, bytes);
  const { colours } = await flattenPicture({
    from: small,
    to: join(workDir, 'small.png'),
    folder: workDir,
    params: flattenParams.parse({ colours: parts }),
    signal,
    progress: () => undefined,
  });
  return colours;
}
