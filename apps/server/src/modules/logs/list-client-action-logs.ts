import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { type ActionLogQuery, findActionLogs } from './find-action-logs.ts';
import { requireClient } from './require-client.ts';

/** What happened at a client. */
export async function listClientActionLogs(
  scope: ClientScope | SuperScope,
  { id, ...query }: ActionLogQuery & { id: string },
) {
  await requireClient(scope, id);
  return findActionLogs(scope, eq(fields.actionLogs.clientId, id), query);
}
