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

/** Decoded, a pixel takes so many bytes of a temporary file. */
const spooledBytes = 4;

/** Looks at every pixel of a file, in the slot in which uploads are judged. */
export function layersOf(
  { storage, workDir }: Pick<Services, 'storage' | 'workDir'>,
  file: Row<'files'>,
): Promise<number | null> {
  const { clientId, totalPixels } = file;
  const weight = { pixels: totalPixels, temporaryBytes: totalPixels * spooledBytes };
  return once(file.id, async () => {
    try {
      const path = await storage.localFile(pictureKey(file), workDir);
      return await inJudgingSlot({ clientId, weight, folder: workDir }, () => countColourLayers(path, workDir));
    } catch (error) {
      throw pictureProblem(error);
    }
  });
}

/** Calls that come together share one look at the pixels. */
const once = createSingleFlight<number | null>();
