import { randomBytes } from 'node:crypto';
import { limits } from '@naksha/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { codesGuessed } from '../session/guessed-at.ts';
import { giveBackTries, takeTries } from '../session/throttle.ts';
import { hashToken } from '../session/token.ts';
import { codeIncorrect, plainCode } from './accept-code.ts';
import { announceSecondStep } from './announce-second-step.ts';
import { base32, fromBase32 } from './base32.ts';
import { stepOf } from './one-time-code.ts';

/** So many random bits that a hash without salt gives nothing away. */
const recoveryBytes = 10;

/** Switches the second step on with a first code, and answers the recovery codes, which are shown this once. */
export async function confirmSecondStep(scope: ClientScope | SuperScope, { code }: { code: string }) {
  const { db, services, userId } = scope;
  const recoveryCodes = Array.from({ length: limits.recoveryCodes }, () => base32(randomBytes(recoveryBytes)));
  // A wrong code is counted, so the transaction must not be undone.
  const isRight = await db.transaction(async (tx) => {
    const isOpen = and(eq(secondSteps.userId, userId), isNull(secondSteps.confirmedAt));
    const [row] = await tx.select().from(secondSteps).where(isOpen).for('update');
    if (!row) throw new AppError('second_step_unprepared');
    const guessed = [codesGuessed(userId)];
    await takeTries(tx, guessed);
    const secret = services.sealer.open(row.secret, userId);
    const lastStep = secret === undefined ? undefined : stepOf(plainCode(code), fromBase32(secret), Date.now());
    if (lastStep === undefined) return false;
    await giveBackTries(tx, guessed);
    const recoveryHashes = recoveryCodes.map(hashToken);
    await tx.update(secondSteps).set({ confirmedAt: sql`now()`, lastStep, recoveryHashes }).where(isOpen);
    const clientId = scope.kind === 'client' ? scope.clientId : null;
    await announceSecondStep(tx, scope, { id: userId, name: scope.userName, clientId }, 'on');
    return true;
  });
  if (!isRight) throw codeIncorrect();
  return { recoveryCodes: recoveryCodes.map((each) => each.match(/.{4}/g)?.join('-') ?? each) };
}
