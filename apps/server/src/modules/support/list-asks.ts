import { type JobAsk, limits } from '@naksha/contract';
import { asc, count, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';

const { jobAsks, jobs, users } = fields;

/** What designers of the caller's client ask about failed jobs and none of its administrators has seen yet, the oldest first. */
export async function listAsks(scope: ClientScope): Promise<{ data: JobAsk[]; total: number }> {
  const mine = own(scope);
  const [counted] = await mine.jobAsks.pick({ total: count(jobAsks.id) }, isNull(jobAsks.seenAt));
  const found = await mine.jobAsks
    .pick({ ask: jobAsks, job: jobs, author: users.name }, isNull(jobAsks.seenAt))
    .innerJoin(mine.jobs.rows(), eq(jobs.id, jobAsks.jobId))
    .innerJoin(mine.users.rows(), eq(users.id, jobAsks.userId))
    .orderBy(asc(jobAsks.createdAt), asc(jobAsks.id))
    .limit(limits.ticketListPageSize);
  return {
    total: counted?.total ?? 0,
    data: found.map(({ ask, job, author }) => ({
      _id: ask.id,
      about: {
        author,
        job: job.id,
        operation: job.operation,
        code: job.error?.code ?? 'unexpected',
        params: job.error?.params ?? {},
        time: (job.finishedAt ?? job.createdAt).toISOString(),
      },
      note: ask.note,
      createdAt: ask.createdAt.toISOString(),
    })),
  };
}
