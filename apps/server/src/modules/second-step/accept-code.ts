import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Sealer } from '../../sealer.ts';
import { type Guessed, giveBackTries, takeTries } from '../session/throttle.ts';
import { hashToken } from '../session/token.ts';
import { fromBase32 } from './base32.ts';
import { stepOf } from './one-time-code.ts';

/** How codes of both kinds are compared: without what people put between groups. */
export const plainCode = (given: string): string => given.replace(/[\s-]/g, '').toUpperCase();

/**
 * Whether a code of the authenticator app, or a recovery code, is right for an account with a second step; it counts once. The
 * account's row is held meanwhile, so that codes sent side by side are looked at one after the other. A wrong one stays counted.
 */
export async function acceptCode(
  tx: Transaction,
  sealer: Sealer,
  userId: string,
  { code, guessed }: { readonly code: string; readonly guessed: Guessed },
): Promise<boolean> {
  const isMine = and(eq(secondSteps.userId, userId), isNotNull(secondSteps.confirmedAt));
  const [row] = await tx.select().from(secondSteps).where(isMine).for('update');
  if (!row) return false;
  await takeTries(tx, [guessed]);
  const change = changeOf(row, sealer, plainCode(code));
  if (!change) return false;
  await tx.update(secondSteps).set(change).where(isMine);
  await giveBackTries(tx, [guessed]);
  return true;
}

/** What taking a code changes; undefined when it is not to be taken. */
function changeOf(row: typeof secondSteps.$inferSelect, sealer: Sealer, code: string) {
  const hash = hashToken(code);
  if (row.recoveryHashes.includes(hash)) return { recoveryHashes: row.recoveryHashes.filter((each) => each !== hash) };
  const secret = sealer.open(row.secret, row.userId);
  const lastStep = secret === undefined ? undefined : stepOf(code, fromBase32(secret), Date.now());
  if (secret === undefined || lastStep === undefined || lastStep <= row.lastStep) return undefined;
  // Sealed again, so that in time every secret is sealed with the newest key.
  return { lastStep, secret: sealer.seal(secret, row.userId) };
}

export const codeIncorrect = () => new AppError('code_incorrect', { field: 'code' });
