import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { endSessions } from './end-sessions.ts';

/** Ends all of the caller's sessions but the one that asks. */
export async function endOtherSessions(scope: ClientScope | SuperScope): Promise<{ ended: number }> {
  return scope.db.transaction(async (tx) => {
    const isOther = and(eq(sessions.userId, scope.userId), ne(sessions.id, scope.sessionId));
    const ended = await endSessions(tx, isOther);
    if (ended > 0) await logAction(tx, scope, 'session.ended', null, { count: ended });
    return { ended };
  });
}
