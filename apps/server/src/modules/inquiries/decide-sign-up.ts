import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';

type Row = typeof signUps.$inferSelect;
type Decision =
  | { readonly status: 'accepted'; readonly becameClient: string }
  | { readonly status: 'rejected'; readonly reason: string };

/** Decides on a request, once, whoever else decides at the same moment; answers what was asked. */
export async function decideSignUp(tx: Transaction, id: string, decision: Decision): Promise<Row> {
  const [asked] = await tx.select().from(signUps).where(eq(signUps.id, id)).for('update');
  if (!asked) throw new AppError('not_found');
  if (asked.status !== 'new') throw new AppError('sign_up_decided');
  await tx
    .update(signUps)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(signUps.id, id));
  return asked;
}
