import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flattenParams } from '@naksha/contract';
import { flattenPicture, makePreview } from '@naksha/imaging';
import type { EngineContext, EngineInput } from '../engine.ts';

/** Colours that a picture is read as. */
const parts = 9;
const previewPx = 512;

/** The colours of a small copy of a picture with their shares. */
export async function pictureColours(input: Pick<EngineInput, 'path'>, { workDir, signal }: EngineContext) {
  const small = join(workDir, 'small.jpg');
  const { bytes } = await makePreview(input.path, previewPx, 'jpeg', signal);
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
