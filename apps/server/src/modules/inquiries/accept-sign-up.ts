import type { ClientForm } from '@naksha/contract';
import type { SuperScope } from '../../http/scope.ts';
import { createAdminClient } from '../clients/create-admin-client.ts';
import { logAction } from '../logs/log-action.ts';
import { queueAnswer } from '../mail/queue-answer.ts';
import { decideSignUp, holdSignUp } from './decide-sign-up.ts';

/** Makes who asked a client, in one step with deciding on the request, and writes to them. */
export function acceptSignUp(scope: SuperScope, { id, ...form }: ClientForm & { id: string }) {
  return createAdminClient(scope, form, async (tx, make) => {
    // Judged before anything is made: of a request that became a client the name is taken, and that is not what is wrong.
    const asked = await holdSignUp(tx, id);
    const made = await make();
    const clientId = made.client._id;
    await decideSignUp(tx, asked, { status: 'accepted', becameClient: clientId });
    await logAction(tx, { ...scope, clientId }, 'sign_up.accepted', id, { name: asked.companyName });
    await queueAnswer(tx, scope.services, {
      kind: 'signUpAccepted',
      // Reading it in the outbox is noted in the log of the new client.
      userId: made.admin._id,
      asker: asked,
      gaps: { company: form.name, login: form.username ?? form.email ?? '' },
      path: '/login',
      event: id,
    });
    return made;
  });
}
