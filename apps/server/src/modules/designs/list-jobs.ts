import type { Job, JobState } from '@naksha/contract';
import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { loadJobs } from './load-jobs.ts';

interface JobQuery {
  readonly pageNo: number;
  readonly limit: number;
  readonly state?: JobState | undefined;
}

/** What the caller has asked for, newest first. */
export async function listJobs(
  scope: ClientScope,
  { pageNo, limit, state }: JobQuery,
): Promise<{ data: Job[]; total: number; pageNo: number; limit: number }> {
  const { jobs } = fields;
  const wanted = and(eq(jobs.userId, scope.userId), state && eq(jobs.state, state));
  const [found] = await own(scope).jobs.pick({ total: count() }, wanted);
  const data = await loadJobs(scope, wanted, { limit, offset: (pageNo - 1) * limit });
  return { data, total: found?.total ?? 0, pageNo, limit };
}
