import type { Job } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { jobsOf } from '../../http/work-of.ts';
import { loadJobs } from './load-jobs.ts';

export async function getJob(scope: ClientScope, { id }: { id: string }): Promise<{ job: Job }> {
  const [job] = await loadJobs(scope, and(eq(fields.jobs.id, id), jobsOf(scope)), { limit: 1 });
  if (!job) throw new AppError('not_found');
  return { job };
}
