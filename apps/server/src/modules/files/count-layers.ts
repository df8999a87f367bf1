import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countColourLayers } from '@naksha/imaging';
import type { Row } from '../../db/tables.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { Services } from '../../services.ts';
import { findFile } from './find-file.ts';
import { inJudgingSlot } from './judging-slot.ts';
import { pictureKey } from './picture-key.ts';
import { pictureProblem } from './picture-problem.ts';
import { createSingleFlight } from './single-flight.ts';

/** The layers of a picture by its colours, as a PSD would have them; null when it has too many colours. */
export async function countLayers(scope: ClientScope, { id }: { id: string }): Promise<{ layers: number | null }> {
  return { layers: await layersOf(scope.services, await findFile(scope, id)) };
}

/** Decoded, a pixel takes so many bytes of temporary files, those of a picture that lies on its side included. */
const spooledBytes = 8;

/** Looks at every pixel of a file, in the slot in which uploads are judged. */
export function layersOf(
  { storage, workDir }: Pick<Services, 'storage' | 'workDir'>,
  file: Row<'files'>,
): Promise<number | null> {
  const { clientId, totalPixels } = file;
  const weight = { pixels: totalPixels, temporaryBytes: totalPixels * spooledBytes };
  return once(file.id, async () => {
    // A folder of its own: nothing is left when the child is ended, and no other process writes under the same names.
    const folder = await mkdtemp(join(workDir, 'layers-'));
    try {
      const path = await storage.localFile(pictureKey(file), folder);
      return await inJudgingSlot({ clientId, weight, folder }, () => countColourLayers(path, folder));
    } catch (error) {
      throw pictureProblem(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Calls that come together share one look at the pixels. */
const once = createSingleFlight<number | null>();
