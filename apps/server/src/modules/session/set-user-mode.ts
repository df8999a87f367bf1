import type { Role } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';

/** Lets an administrator work as a designer in this session, or go back. */
export async function setUserMode(
  scope: ClientScope,
  { on }: { on: boolean },
): Promise<{ roles: Role; originalRole: Role }> {
  await scope.db.transaction(async (tx) => {
    const { id, hasUserAccess } = fields.clients;
    const [allowed] = await own(scope, tx).clients.pick({ id }, eq(hasUserAccess, true));
    if (on && !allowed) throw new AppError('user_mode_not_allowed');
    await tx.update(sessions).set({ isUserMode: on }).where(eq(sessions.id, scope.sessionId));
    await logAction(tx, scope, 'session.user_mode', null, {}, changedFields({ on: scope.isUserMode }, { on }));
  });
  return { roles: on ? 'user' : scope.role, originalRole: scope.role };
}
