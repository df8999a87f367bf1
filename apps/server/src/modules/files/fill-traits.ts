import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Services } from '../../services.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { keepTraits } from './keep-traits.ts';

const { files, fileTraits } = fields;

/** In one sweep: a tenth of a second each, beside other work. */
const mostFilled = 500;

/** Measures pictures that were stored before it was kept what they are found by, or whose preview no one has asked for yet. */
export async function fillTraits(
  db: Database,
  services: Pick<Services, 'storage' | 'workDir'>,
  signal?: AbortSignal,
): Promise<void> {
  const all = across(db, 'sweep');
  const isMissing = notExists(all.fileTraits.pick({ fileId: fileTraits.fileId }, eq(fileTraits.fileId, files.id)));
  const missing = await all.files.where(and(isNull(files.deletedAt), isMissing)).limit(mostFilled);
  for (const file of missing) {
    if (signal?.aborted) return;
    try {
      await keepTraits(services, { db, clientId: file.clientId }, file, signal);
    } catch (error) {
      // Bytes that storage has lost are not found another time either.
      if (!(error instanceof StorageError)) throw error;
    }
  }
}
