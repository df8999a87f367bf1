import type { User } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { creditsUsed } from './credits-used.ts';
import { presentUser } from './present-user.ts';

/** A user of the caller's client by id; one of another client is as absent as one that never was. */
export async function findUser(db: Pick<Database, 'select'>, scope: ClientScope, id: string): Promise<User> {
  const [found] = await db
    .select({ user: users, creditsUsed })
    .from(users)
    .where(and(eq(users.id, id), eq(users.clientId, scope.clientId)));
  if (!found) throw new AppError('not_found');
  return presentUser(found.user, found.creditsUsed);
}
