import { limits } from '@naksha/contract';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';

/** Takes the caller's jobs that have ended until then out of their tray, on every machine; what ended long ago stands in none. */
export function clearJobs(scope: ClientScope, { until }: { until: string }): Promise<{ cleared: number }> {
  const { clientId, userId } = scope;
  const { jobs } = fields;
  const isShown = and(
    eq(jobs.userId, userId),
    isNull(jobs.clearedAt),
    lte(jobs.finishedAt, new Date(until)),
    gt(jobs.finishedAt, sql`now() - ${limits.endedJobHours} * interval '1 hour'`),
  );
  return scope.db.transaction(async (tx) => {
    const cleared = await own(scope, tx).jobs.update({ clearedAt: sql`now()` }, isShown).returning();
    await publishEvent(tx, ...cleared.map(({ id }) => ({ kind: 'job' as const, clientId, userId, jobId: id })));
    return { cleared: cleared.length };
  });
}
