import { measureTile, openPicture } from '@naksha/imaging';
import type { EngineContext, EngineFile } from '../engine.ts';

/** A picture that a model drew, as it is handed over: measured as it is at the end. */
export async function finishedFile(
  path: string,
  dpi: number,
  { workDir, signal }: Pick<EngineContext, 'workDir' | 'signal'>,
): Promise<EngineFile> {
  const { width, height } = await openPicture(path);
  const { seamScore } = await measureTile(path, workDir, signal);
  return { path, contentType: 'image/png', width, height, dpi, seamScore };
}
