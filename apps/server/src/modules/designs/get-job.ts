import type { Job } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { loadJobs } from './load-jobs.ts';

export async function getJob(scope: ClientScope, { id }: { id: string }): Promise<{ job: Job }> {
  const own = and(eq(jobs.id, id), eq(jobs.clientId, scope.clientId));
  const [job] = await loadJobs(scope.db, scope.services.links, own, { limit: 1 });
  if (!job) throw new AppError('not_found');
  return { job };
}
