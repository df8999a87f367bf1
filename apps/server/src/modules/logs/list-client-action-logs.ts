import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { type ActionLogQuery, findActionLogs } from './find-action-logs.ts';
import { visitClient } from './visit-client.ts';

/** What happened at a client. */
export async function listClientActionLogs(
  scope: ClientScope | SuperScope,
  { id, ...query }: ActionLogQuery & { id: string },
) {
  await visitClient(scope, id, 'log');
  return findActionLogs(scope, { ...query, clientId: id });
}
