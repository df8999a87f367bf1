import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';

/** Takes jobs of the caller that have ended out of their tray, on every machine; what runs, is gone or is another's stays as it is. */
export function clearJobs(scope: ClientScope, { ids }: { ids: readonly string[] }): Promise<{ cleared: number }> {
  const { jobs } = fields;
  const { clientId, userId } = scope;
  return scope.db.transaction(async (tx) => {
    const areEnded = inArray(jobs.state, ['done', 'failed', 'cancelled']);
    const areMine = and(eq(jobs.userId, userId), inArray(jobs.id, [...ids]), areEnded, isNull(jobs.clearedAt));
    const cleared = await own(scope, tx).jobs.update({ clearedAt: sql`now()` }, areMine).returning();
    await publishEvent(tx, ...cleared.map(({ id }) => ({ kind: 'job' as const, clientId, userId, jobId: id })));
    return { cleared: cleared.length };
  });
}
