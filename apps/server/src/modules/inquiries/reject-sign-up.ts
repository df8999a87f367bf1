import type { SignUp } from '@naksha/contract';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { queueAnswer } from '../mail/queue-answer.ts';
import { decideSignUp, holdSignUp } from './decide-sign-up.ts';
import { findSignUp } from './list-sign-ups.ts';

/** Turns a request to sign up down, for a reason that is sent to whoever asked. */
export function rejectSignUp(scope: SuperScope, { id, reason }: { id: string; reason: string }): Promise<SignUp> {
  return scope.db.transaction(async (tx) => {
    const asked = await holdSignUp(tx, id);
    await decideSignUp(tx, asked, { status: 'rejected', reason });
    const company = asked.companyName;
    await logAction(tx, scope, 'sign_up.rejected', id, { name: company, reason });
    await queueAnswer(tx, scope.services, {
      kind: 'signUpRejected',
      asker: asked,
      gaps: { company, reason },
      path: '/contact',
      event: id,
    });
    return findSignUp(tx, id);
  });
}
