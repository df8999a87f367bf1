import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { type ActionLogQuery, findActionLogs } from './find-action-logs.ts';
import { visitClient } from './visit-client.ts';

/** What happened at the caller's client, or for a super-admin at all of them. */
export async function listActionLogs(scope: ClientScope | SuperScope, query: ActionLogQuery) {
  if (query.clientId !== undefined) await visitClient(scope, query.clientId, 'log');
  return findActionLogs(scope, query);
}
