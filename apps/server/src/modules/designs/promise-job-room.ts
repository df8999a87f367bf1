import { statfs } from 'node:fs/promises';
import { limits } from '@naksha/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { promisedBytes } from '../files/promised-bytes.ts';

interface Wish {
  readonly db: Database;
  readonly workDir: string;
  readonly job: Row<'jobs'>;
  /** Of temporary files altogether, and of these what is there by now. */
  readonly bytes: number;
  readonly written: number;
}

const { jobs } = fields;

/**
 * Promises a part of the disk to the temporary files of a job. False when that much is free only after others have ended; throws
 * StorageError `full` when it is more than the client's jobs may take, or the disk has.
 */
export async function promiseJobRoom({ db, workDir, job, bytes, written }: Wish): Promise<boolean> {
  const { clientId, id: jobId, attempt } = job;
  return db.transaction(async (tx) => {
    const others = await promisedBytes(tx, { jobId });
    const mine = own({ db: tx, clientId }).jobs;
    const [beside] = await mine.pick(
      { bytes: sql`coalesce(sum(${jobs.roomBytes}), 0)`.mapWith(Number) },
      and(eq(jobs.state, 'running'), ne(jobs.id, jobId)),
    );
    const { bavail, bsize } = await statfs(workDir);
    const free = bavail * bsize + written - limits.freeDiskBytes;
    // Half of it is left to the others, however many jobs one client runs.
    const share = Math.min(limits.jobBytesPerClient, free / 2);
    const fitsAlone = bytes <= share;
    if (fitsAlone && bytes + (beside?.bytes ?? 0) <= share && bytes + others <= free) {
      await mine.update({ roomBytes: bytes }, and(eq(jobs.id, jobId), eq(jobs.attempt, attempt)));
      return true;
    }
    if (!fitsAlone) throw new StorageError('full', workDir);
    return false;
  });
}
