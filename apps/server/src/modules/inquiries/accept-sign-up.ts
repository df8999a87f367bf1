import type { ClientDetails, ClientForm, User } from '@naksha/contract';
import type { SuperScope } from '../../http/scope.ts';
import { createAdminClient } from '../clients/create-admin-client.ts';
import { logAction } from '../logs/log-action.ts';
import { queueAnswer } from '../mail/queue-answer.ts';
import { decideSignUp } from './decide-sign-up.ts';

/** Makes who asked a client, in one step with deciding on the request, and writes to them. */
export function acceptSignUp(
  scope: SuperScope,
  { id, ...form }: ClientForm & { id: string },
): Promise<{ client: ClientDetails; admin: User }> {
  return createAdminClient(scope, form, async (tx, { clientId, adminId }) => {
    const asked = await decideSignUp(tx, id, { status: 'accepted', becameClient: clientId });
    await logAction(tx, { ...scope, clientId }, 'sign_up.accepted', id, { name: asked.companyName });
    await queueAnswer(tx, scope.services, {
      kind: 'signUpAccepted',
      // Reading it in the outbox is noted in the log of the new client.
      userId: adminId,
      asker: asked,
      gaps: { company: form.name, login: form.username ?? form.email ?? '' },
      path: '/login',
      event: id,
    });
  });
}
