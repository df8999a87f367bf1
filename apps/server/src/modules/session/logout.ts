import { eq } from 'drizzle-orm';
import { endsOwnSession } from '../../db/held-session.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { endSessions } from './end-sessions.ts';

/** Ends the session; its token is dead from here on. */
export async function logout(scope: ClientScope | SuperScope): Promise<{ success: boolean }> {
  await scope.db.transaction(async (tx) => {
    endsOwnSession();
    await endSessions(tx, eq(sessions.id, scope.sessionId));
    await logAction(tx, scope, 'session.closed');
  });
  return { success: true };
}
