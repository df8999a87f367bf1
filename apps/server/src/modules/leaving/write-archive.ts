import { type FileHandle, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from '../../backup/backup-problem.ts';
import type { Database } from '../../db/database.ts';
import { isErrno } from '../../db/is-errno.ts';
import type { Storage } from '../../storage/storage.ts';
import { exportClient } from './export-client.ts';
import { leavingClient } from './leaving-client.ts';

/**
 * Writes everything a client owns into an archive at `path`, and answers in a sentence what it came to. An archive that is not whole does not stay.
 * Throws BackupProblem for a client that is not there, and where something lies at `path`.
 */
export async function writeArchive(db: Database, storage: Storage, clientId: string, path: string): Promise<string> {
  const file = await createFile(path);
  try {
    await leavingClient(db, clientId);
    const { archive, counts } = exportClient(db, storage, clientId);
    const output = file.createWriteStream({ flush: true });
    await pipeline(archive, output);
    const { rows, files, attachments } = counts;
    return `Wrote ${rows} rows, ${files} files and ${attachments} attachments, ${output.bytesWritten} bytes in all, to ${path}.`;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function createFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
    throw new BackupProblem(`Something lies at ${path}: name a file that is not there yet.`);
  }
}
