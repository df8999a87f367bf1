import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { type ActionLogQuery, findActionLogs } from './find-action-logs.ts';
import { visitClient } from './visit-client.ts';

/** What a user did. */
export async function listUserActionLogs(
  scope: ClientScope | SuperScope,
  { id, ...query }: ActionLogQuery & { id: string },
) {
  const { users } = fields;
  const [user] = await visibleTo(scope).users.pick({ clientId: users.clientId }, eq(users.id, id));
  if (!user) throw new AppError('not_found');
  if (user.clientId !== null) await visitClient(scope, user.clientId, 'log');
  return findActionLogs(scope, { ...query, userId: id });
}
