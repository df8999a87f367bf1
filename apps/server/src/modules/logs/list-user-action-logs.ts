import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { type ActionLogQuery, findActionLogs } from './find-action-logs.ts';

/** What a user did. */
export async function listUserActionLogs(
  scope: ClientScope | SuperScope,
  { id, ...query }: ActionLogQuery & { id: string },
) {
  const { users, actionLogs } = fields;
  const [user] = await visibleTo(scope).users.pick({ id: users.id }, eq(users.id, id));
  if (!user) throw new AppError('not_found');
  return findActionLogs(scope, eq(actionLogs.userId, id), query);
}
