import { access, link, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from '../../backup-problem.ts';
import type { Database } from '../../db/database.ts';
import { isErrno } from '../../db/is-errno.ts';
import type { Storage } from '../../storage/storage.ts';
import { exportClient } from './export-client.ts';
import { leavingClient } from './leaving-client.ts';

/**
 * Writes everything a client owns into an archive at `path`, and answers in a sentence what it came to. It stands under its name only
 * when it is whole; what a run that was cut off left behind, "path.part", is written again from its beginning. Throws BackupProblem for a client that is not there, and where something lies at `path`.
 */
export async function writeArchive(db: Database, storage: Storage, clientId: string, path: string): Promise<string> {
  await leavingClient(db, clientId);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw taken(path);
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    const { archive, counts } = exportClient(db, storage, clientId);
    const output = file.createWriteStream({ flush: true });
    await pipeline(archive, output);
    // Unlike a change of its name this leaves alone what has come there meanwhile.
    await link(part, path).catch((error: unknown) => {
      throw isErrno(error, 'EEXIST') ? taken(path) : error;
    });
    const { rows, files, attachments } = counts;
    return `Wrote ${rows} rows, ${files} files and ${attachments} attachments, ${output.bytesWritten} bytes in all, to ${path}.`;
  } finally {
    await rm(part, { force: true });
  }
}

const taken = (path: string) => new BackupProblem(`Something lies at ${path}: name a file that is not there yet.`);
