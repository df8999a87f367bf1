import { eq } from 'drizzle-orm';
import { clients } from '../../db/schema/clients.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { sessionUser } from './session-user.ts';

/** Who is signed in, with what only they may see of themselves. */
export async function getMe(scope: ClientScope | SuperScope) {
  const [found] = await scope.db
    .select({ user: users, client: clients })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.clientId))
    .where(eq(users.id, scope.userId));
  if (!found) throw new AppError('session_ended');
  const { email, username, preferences } = found.user;
  return { ...sessionUser(found, scope.kind === 'client' && scope.isUserMode), email, username, preferences };
}
