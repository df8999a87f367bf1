import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { openDisk } from './disk.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

/**
 * Opens where the settings say that files are kept: a bucket, else the data folder. Throws ConfigError
 * for a bucket that cannot be used, StorageError for one that is away and may come back.
 */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3 === undefined) return openDisk(join(dataDir, 'files'));
  // Loaded where it is used: it takes a third of a second.
  const { openS3 } = await import('./s3.ts');
  try {
    return await openS3(s3, join(dataDir, 'spool'));
  } catch (problem) {
    if (problem instanceof StorageError && problem.fault === 'away') throw problem;
    const why = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
    throw new ConfigError(
      `The bucket ${s3.bucket} of S3_BUCKET cannot be used (${why}). It has to be there, and the keys of S3_ACCESS_KEY_ID have to open it.`,
    );
  }
}
