import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';

/** Takes jobs of the caller that have ended out of their tray, on every machine; what runs, is gone or is another's stays as it is. */
export function clearJobs(scope: ClientScope, { ids }: { ids: readonly string[] }): Promise<{ cleared: number }> {
  const { clientId, userId } = scope;
  const { jobs } = fields;
  const areMine = and(
    eq(jobs.userId, userId),
    inArray(jobs.id, [...ids]),
    isNotNull(jobs.finishedAt),
    isNull(jobs.clearedAt),
  );
  return scope.db.transaction(async (tx) => {
    const cleared = await own(scope, tx).jobs.update({ clearedAt: sql`now()` }, areMine).returning({ id: jobs.id });
    await publishEvent(tx, ...cleared.map(({ id }) => ({ kind: 'job' as const, clientId, userId, jobId: id })));
    return { cleared: cleared.length };
  });
}
