import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';

/** No link to set a new password works any more of whoever is shut out, not when they are let in again either; as mails of the hour they still count. */
export async function endLinks(tx: Transaction, whose: SQL): Promise<void> {
  await tx.update(passwordResets).set({ tokenHash: null }).where(whose);
}
