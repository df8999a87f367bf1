import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';

type Row = typeof signUps.$inferSelect;
type Decision =
  | { readonly status: 'accepted'; readonly becameClient: string }
  | { readonly status: 'rejected'; readonly reason: string };

/** A request that no one has decided on, to be decided on in this transaction: whoever else would waits, and hears that it is. */
export async function holdSignUp(tx: Transaction, id: string): Promise<Row> {
  const [asked] = await tx.select().from(signUps).where(eq(signUps.id, id)).for('update');
  if (!asked) throw new AppError('not_found');
  if (asked.status !== 'new') throw new AppError('sign_up_decided');
  return asked;
}

/** Decides on a request that is held. */
export async function decideSignUp(tx: Transaction, { id }: Row, decision: Decision): Promise<void> {
  await tx
    .update(signUps)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(signUps.id, id));
}
