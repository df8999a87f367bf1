import { eq } from 'drizzle-orm';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { codesGuessed } from '../session/guessed-at.ts';
import { requirePassword } from '../session/require-password.ts';
import { acceptCode, codeIncorrect } from './accept-code.ts';
import { announceSecondStep } from './announce-second-step.ts';
import { hasSecondStep } from './get-second-step.ts';

/** Switches the caller's own second step off, with password and code. */
export async function endSecondStep(
  scope: ClientScope | SuperScope,
  { password, code }: { password: string; code: string },
): Promise<undefined> {
  const user = await requirePassword(scope, password, 'password');
  const guessed = codesGuessed(user.id);
  // A wrong code is counted, so the transaction must not be undone.
  const isRight = await scope.db.transaction(async (tx) => {
    if (!(await acceptCode(tx, scope.services.sealer, user.id, { code, guessed }))) {
      // Ended meanwhile, as in another tab: then no code is right, and none is wrong.
      if (!(await hasSecondStep(tx, user.id))) throw new AppError('second_step_off');
      return false;
    }
    await tx.delete(secondSteps).where(eq(secondSteps.userId, user.id));
    await announceSecondStep(tx, scope, user, 'off');
    return true;
  });
  if (!isRight) throw codeIncorrect();
}
