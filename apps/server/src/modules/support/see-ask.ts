import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

const { jobAsks } = fields;

/** Notes who of the administrators saw first what a designer asks about a failed job; it is shown to none of them any more. */
export async function seeAsk(scope: ClientScope, { id }: { id: string }): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const asks = own(scope, tx).jobAsks;
    const [ask] = await asks.pick({ jobId: jobAsks.jobId }, eq(jobAsks.id, id));
    if (!ask) throw new AppError('not_found');
    const isNew = and(eq(jobAsks.id, id), isNull(jobAsks.seenAt));
    const [seen] = await asks.update({ seenBy: scope.userId, seenAt: sql`now()` }, isNew).returning();
    if (seen) await logAction(tx, scope, 'ask.seen', ask.jobId);
  });
}
