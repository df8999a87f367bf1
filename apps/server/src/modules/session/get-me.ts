import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { sessionUser } from './session-user.ts';

const { users, clients } = fields;

/** Who is signed in, with what only they may see of themselves. */
export async function getMe(scope: ClientScope | SuperScope) {
  const visible = visibleTo(scope);
  const [found] = await visible.users
    .pick({ user: users, client: clients }, eq(users.id, scope.userId))
    .leftJoin(visible.clients.rows(), eq(clients.id, users.clientId));
  if (!found) throw new AppError('session_ended');
  const { email, username, preferences } = found.user;
  return { ...sessionUser(found, scope.kind === 'client' && scope.isUserMode), email, username, preferences };
}
