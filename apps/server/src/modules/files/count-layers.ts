import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countColourLayers } from '@naksha/imaging';
import type { Row } from '../../db/tables.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { Services } from '../../services.ts';
import { decodePicture } from './decode-picture.ts';
import { findFile } from './find-file.ts';
import { pictureKey } from './picture-key.ts';
import { pictureProblem } from './picture-problem.ts';
import { createSingleFlight } from './single-flight.ts';

type Parts = Pick<Services, 'storage' | 'workDir'>;

/** The layers of a picture by its colours, as a PSD would have them; null when it has too many colours. */
export async function countLayers(scope: ClientScope, { id }: { id: string }): Promise<{ layers: number | null }> {
  return { layers: await layersOf(scope.services, await findFile(scope, id), scope.gone) };
}

const once = createSingleFlight<number | null>();

/** What was found by file: its bytes never change. Beyond so many, those found longest ago are forgotten. */
const known = new Map<string, number | null>();
const mostKnown = 10_000;

/** The layers of a file, counted once; whoever asks meanwhile waits for the same look, until they are `gone`. */
export async function layersOf(services: Parts, file: Row<'files'>, gone?: AbortSignal): Promise<number | null> {
  const found = known.get(file.id);
  if (found !== undefined) return found;
  return once(file.id, (signal) => look(services, file, signal), gone);
}

async function look(services: Parts, file: Row<'files'>, signal: AbortSignal): Promise<number | null> {
  const layers = await lookAt(services, file, signal);
  known.set(file.id, layers);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return layers;
}

/** Decoded, a pixel takes so many bytes of temporary files, those of a picture that lies on its side included. */
const spooledBytes = 8;

async function lookAt({ storage, workDir }: Parts, file: Row<'files'>, signal: AbortSignal): Promise<number | null> {
  const { clientId, totalPixels } = file;
  // A folder of its own: nothing is left when the child is ended, and no other process writes under the same names.
  const folder = await mkdtemp(join(workDir, 'layers-'));
  try {
    const path = await storage.localFile(pictureKey(file), folder);
    const temporaryBytes = totalPixels * spooledBytes;
    return await decodePicture({ clientId, path, folder, temporaryBytes, signal }, (inTime) =>
      countColourLayers(path, folder, inTime),
    );
  } catch (error) {
    throw pictureProblem(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
