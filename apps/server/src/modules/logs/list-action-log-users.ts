import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { users } from '../../db/schema/users.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { requireClient } from './require-client.ts';

/** The users that appear in the log of a client, by name. */
export async function listActionLogUsers(scope: ClientScope | SuperScope, { id }: { id: string }) {
  await requireClient(scope, id);
  const theirs = scope.db
    .select({ one: sql`1` })
    .from(actionLogs)
    .where(and(eq(actionLogs.userId, users.id), eq(actionLogs.clientId, id)));
  const data = await scope.db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(exists(theirs))
    .orderBy(asc(users.name), asc(users.id));
  return { data };
}
