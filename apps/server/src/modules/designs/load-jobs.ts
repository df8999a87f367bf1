import type { Job } from '@naksha/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { jobProgress } from '../../db/schema/jobs.ts';
import type { ClientScope } from '../../http/scope.ts';
import { presentFile } from '../files/present-file.ts';
import { presentJob } from './present-job.ts';

const { files, jobs } = fields;

interface Page {
  readonly limit: number;
  readonly offset?: number;
}

/** Jobs of the caller's client that `wanted` describes, newest first, with their progress and results. */
export async function loadJobs(
  scope: ClientScope,
  wanted: SQL | undefined,
  { limit, offset = 0 }: Page,
): Promise<Job[]> {
  const found = await own(scope)
    .jobs.pick({ row: jobs, fraction: jobProgress.fraction }, wanted)
    .leftJoin(jobProgress, eq(jobProgress.jobId, jobs.id))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offset);
  const done = found.filter(({ row }) => row.state === 'done').map(({ row }) => row.id);
  const results = done.length === 0 ? [] : await resultsOf(scope, done);
  return found.map(({ row, fraction }) =>
    presentJob({
      row,
      fraction,
      results: results.filter((file) => file.jobId === row.id).map((file) => presentFile(scope.services.links, file)),
    }),
  );
}

function resultsOf(scope: ClientScope, jobIds: readonly string[]) {
  return own(scope)
    .files.where(and(inArray(files.jobId, [...jobIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.position));
}
