import { eq } from 'drizzle-orm';
import { secondSteps } from '../../db/schema/second-steps.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { codesGuessed } from '../session/guessed-at.ts';
import { requirePassword } from '../session/require-password.ts';
import { acceptCode, codeIncorrect } from './accept-code.ts';
import { announceSecondStep } from './announce-second-step.ts';

/** Switches the caller's own second step off, with password and code. */
export async function endSecondStep(
  scope: ClientScope | SuperScope,
  { password, code }: { password: string; code: string },
): Promise<undefined> {
  const user = await requirePassword(scope, password, 'password');
  const guessed = codesGuessed(user.id);
  // A wrong code is counted, so the transaction must not be undone.
  const isRight = await scope.db.transaction(async (tx) => {
    if (!(await acceptCode(tx, scope.services.sealer, user.id, { code, guessed }))) return false;
    await tx.delete(secondSteps).where(eq(secondSteps.userId, user.id));
    await announceSecondStep(tx, scope, user, 'off');
    return true;
  });
  if (!isRight) throw codeIncorrect();
}
