import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Notes who of the administrators was the first to see what a designer asks; nothing where that is known, or nothing was asked. */
export async function noteAskSeen(tx: Transaction, scope: ClientScope, which: SQL): Promise<void> {
  const { jobAsks } = fields;
  const [seen] = await own(scope, tx)
    .jobAsks.update({ seenBy: scope.userId, seenAt: sql`now()` }, and(which, isNull(jobAsks.seenAt)))
    .returning();
  if (seen) await logAction(tx, scope, 'ask.seen', seen.jobId);
}
