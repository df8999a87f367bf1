import type { Look } from '@naksha/contract';
import { measureLook } from '@naksha/imaging';
import type { Row } from '../../db/tables.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { Services } from '../../services.ts';
import { withLocalFile } from '../../storage/with-local-file.ts';
import { decodePicture } from './decode-picture.ts';
import { findFile } from './find-file.ts';
import { pictureKey } from './picture-key.ts';
import { pictureProblem } from './picture-problem.ts';
import { createSingleFlight } from './single-flight.ts';

type Parts = Pick<Services, 'storage' | 'workDir'>;

/** What is measured of a picture from its pixels, once; whoever asks meanwhile waits for the same look. */
export async function measureFile(scope: ClientScope, { id }: { id: string }): Promise<{ data: Look }> {
  const file = await findFile(scope, id);
  const found = known.get(id);
  return { data: found ?? (await once(id, (signal) => look(scope.services, file, signal), scope.gone)) };
}

const once = createSingleFlight<Look>();

/** What was found by file: its bytes never change. Beyond so many, those found longest ago are forgotten. */
const known = new Map<string, Look>();
const mostKnown = 2_000;

async function look(parts: Parts, file: Row<'files'>, signal: AbortSignal): Promise<Look> {
  const { id, clientId, dpi } = file;
  try {
    const measured = await withLocalFile(parts, pictureKey(file), (path) => {
      const wish = { clientId, path, folder: parts.workDir, temporaryBytes: 0, signal };
      return decodePicture(wish, (inTime) => measureLook(path, dpi, inTime));
    });
    known.set(id, measured);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return measured;
  } catch (error) {
    throw pictureProblem(error);
  }
}
