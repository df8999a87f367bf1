import type { ClientScope } from '../../http/scope.ts';
import { findUser } from './find-user.ts';

/** From where a user of the caller's client may sign in. */
export async function getAllowedIps(scope: ClientScope, { id }: { id: string }): Promise<{ allowedIps: string[] }> {
  const { allowedIps } = await findUser(scope, id);
  return { allowedIps };
}
