import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logLook } from './log-look.ts';
import { requireClient } from './require-client.ts';

type Room = 'client' | 'users' | 'log' | 'sessions' | 'credits' | 'tickets' | 'mails';

/** Comes before whatever is read at a client. Refuses one that is not there, or not the caller's, and notes the visit. */
export async function visitClient(scope: ClientScope | SuperScope, clientId: string, what: Room): Promise<void> {
  await requireClient(scope, clientId);
  await noteVisits(scope, [clientId], what);
}

/** Notes whose rows a super-admin was shown, once for each client; what is of no client is left out. */
export async function noteVisits(
  scope: ClientScope | SuperScope,
  whose: readonly (string | null)[],
  what: Room,
): Promise<void> {
  if (scope.kind !== 'super') return;
  for (const clientId of new Set(whose)) {
    if (clientId !== null)
      await logLook(scope, { clientId, action: 'client.read', object: clientId, params: { what } });
  }
}
