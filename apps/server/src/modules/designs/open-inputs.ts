import type { Drawn, EngineInput } from '@naksha/engines';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { JobRow } from '../../jobs/begin-attempt.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { fileKeys } from '../files/file-keys.ts';
import { pictureKey } from '../files/picture-key.ts';
import { findInputs } from './find-inputs.ts';

/** The pictures of a job as local files, with what is known of them. */
export async function openInputs(db: Database, storage: Storage, job: JobRow, workDir: string): Promise<EngineInput[]> {
  const inputs = await findInputs({ db, clientId: job.clientId }, job.inputs);
  return Promise.all(
    inputs.map(async (file) => ({
      path: await storage.localFile(pictureKey(file), workDir),
      fileName: file.fileName,
      width: file.width,
      height: file.height,
      dpi: file.dpi,
      designDefinition: file.designDefinition ?? undefined,
      ...(file.designDefinition === null ? {} : { drawn: await drawnOf(storage, file, workDir) }),
    })),
  );
}

/** With what a design was drawn. A plan that storage has lost is as one that never was. */
async function drawnOf(
  storage: Storage,
  { id, clientId, planBytes, planVersion, renderVersion }: Row<'files'>,
  workDir: string,
): Promise<Drawn> {
  const versions = {
    planVersion: planVersion ?? undefined,
    renderVersion: renderVersion ?? 1,
    hadPlan: planBytes !== null,
  };
  if (planBytes === null) return versions;
  try {
    return { plan: await storage.localFile(fileKeys.plan(clientId, id), workDir), ...versions };
  } catch (error) {
    if (error instanceof StorageError && error.fault === 'missing') return versions;
    throw error;
  }
}
