import type { Job } from '@naksha/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { jobProgress, jobs } from '../../db/schema/jobs.ts';
import type { TokenSigner } from '../../storage/signed-token.ts';
import { presentFile } from '../files/present-file.ts';
import { presentJob } from './present-job.ts';

interface Page {
  readonly limit: number;
  readonly offset?: number;
}

/** Jobs that `wanted` describes, newest first, with their progress and results. */
export async function loadJobs(
  db: Pick<Database, 'select'>,
  links: TokenSigner,
  wanted: SQL | undefined,
  { limit, offset = 0 }: Page,
): Promise<Job[]> {
  const found = await db
    .select({ row: jobs, fraction: jobProgress.fraction })
    .from(jobs)
    .leftJoin(jobProgress, eq(jobProgress.jobId, jobs.id))
    .where(wanted)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offset);
  const done = found.filter(({ row }) => row.state === 'done').map(({ row }) => row.id);
  const results = done.length === 0 ? [] : await resultsOf(db, done);
  return found.map(({ row, fraction }) =>
    presentJob({
      row,
      fraction,
      results: results.filter((file) => file.jobId === row.id).map((file) => presentFile(links, file)),
    }),
  );
}

function resultsOf(db: Pick<Database, 'select'>, jobIds: readonly string[]) {
  return db
    .select()
    .from(files)
    .where(and(inArray(files.jobId, [...jobIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.position));
}
