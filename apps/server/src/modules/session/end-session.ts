import { and, eq } from 'drizzle-orm';
import { endsOwnSession } from '../../db/held-session.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { endSessions } from './end-sessions.ts';

/** Ends one of the caller's own sessions; anybody else's is not there. */
export async function endSession(scope: ClientScope | SuperScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const isMine = and(eq(sessions.id, id), eq(sessions.userId, scope.userId));
    if (id === scope.sessionId) endsOwnSession();
    if ((await endSessions(tx, isMine)) === 0) throw new AppError('not_found');
    await logAction(tx, scope, 'session.ended', null, { count: 1 });
  });
}
