import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Ends all of the caller's sessions but the one that asks. */
export async function endOtherSessions(scope: ClientScope | SuperScope): Promise<{ ended: number }> {
  return scope.db.transaction(async (tx) => {
    const isOther = and(eq(sessions.userId, scope.userId), ne(sessions.id, scope.sessionId));
    const ended = await tx.delete(sessions).where(isOther).returning({ id: sessions.id });
    if (ended.length > 0) await logAction(tx, scope, 'session.ended', null, { count: ended.length });
    return { ended: ended.length };
  });
}
