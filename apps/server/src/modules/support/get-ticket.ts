import { limits, type Ticket } from '@naksha/contract';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logLook } from '../logs/log-look.ts';
import { presentTicket } from './present-ticket.ts';

/** A ticket with its thread. What a super-admin reads appears in the log of the client it belongs to. */
export async function getTicket(scope: ClientScope | SuperScope, { id }: { id: string }): Promise<{ data: Ticket }> {
  const answer = await presentTicket(scope, id);
  const { clientId, title } = answer.data;
  if (scope.kind === 'super')
    await logLook(scope, {
      action: 'ticket.read',
      params: { title },
      objects: new Map([[clientId, id]]),
      seconds: limits.readLoggedSeconds,
    });
  return answer;
}
