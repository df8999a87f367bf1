import { type ClientRoom, isClientList, limits } from '@naksha/contract';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logLook } from './log-look.ts';
import { requireClient } from './require-client.ts';

/** Comes before whatever is read at a client. Refuses one that is not there, or not the caller's, and notes the visit, with the words that are looked for. */
export async function visitClient(
  scope: ClientScope | SuperScope,
  clientId: string,
  what: ClientRoom,
  search?: string,
): Promise<void> {
  await requireClient(scope, clientId);
  await noteVisits(scope, [clientId], what, search);
}

/**
 * Notes whose rows a super-admin was shown, or counted by words, once for each client, with the words; what is of no client is left out.
 */
export async function noteVisits(
  scope: ClientScope | SuperScope,
  whose: readonly (string | null)[],
  what: ClientRoom,
  search?: string,
): Promise<void> {
  if (scope.kind !== 'super') return;
  const objects = new Map(whose.flatMap((id) => (id === null ? [] : [[id, id] as const])));
  if (objects.size === 0) return;
  const seconds = isClientList(what) ? limits.registerLoggedSeconds : limits.readLoggedSeconds;
  await logLook(scope, { action: 'client.read', params: { what, ...(search && { search }) }, objects, seconds });
}
