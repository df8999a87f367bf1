import type { EngineInput } from '@naksha/engines';
import type { Database } from '../../db/database.ts';
import type { JobRow } from '../../jobs/begin-attempt.ts';
import type { Storage } from '../../storage/storage.ts';
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
    })),
  );
}
