import { and, eq } from 'drizzle-orm';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import { own } from '../../http/own.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { type ActionLogQuery, findActionLogs } from './find-action-logs.ts';

/** What a user did. */
export async function listUserActionLogs(
  scope: ClientScope | SuperScope,
  { id, ...query }: ActionLogQuery & { id: string },
) {
  const [user] = await scope.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), own(scope, users.clientId)));
  if (!user) throw new AppError('not_found');
  return findActionLogs(scope, and(eq(actionLogs.userId, id), own(scope, actionLogs.clientId)), query);
}
