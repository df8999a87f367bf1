import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { visitClient } from './visit-client.ts';

const { actionLogs, users } = fields;

/** The users that appear in the log of a client, by name. */
export async function listActionLogUsers(scope: ClientScope | SuperScope, { id }: { id: string }) {
  await visitClient(scope, id, 'log');
  const visible = visibleTo(scope);
  const isTheirs = and(eq(actionLogs.userId, users.id), eq(actionLogs.clientId, id));
  const data = await visible.users
    .pick({ _id: users.id, name: users.name }, exists(visible.actionLogs.pick({ one: sql`1` }, isTheirs)))
    .orderBy(asc(users.name), asc(users.id));
  return { data };
}
