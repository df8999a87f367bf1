import type { SuperScope } from '../../http/scope.ts';
import { visitClient } from '../logs/visit-client.ts';
import { listUsers, type UsersQuery } from '../users/list-users.ts';

/** The users of a client, to be looked at by a super-admin, who leaves a line in its log. */
export async function listClientUsers(scope: SuperScope, { id, ...query }: UsersQuery & { id: string }) {
  await visitClient(scope, id, 'users');
  return listUsers({ db: scope.db, clientId: id }, query);
}
